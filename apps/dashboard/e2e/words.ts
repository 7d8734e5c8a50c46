import { glob, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** Says an English text of the dashboard in another language, its values filled in. */
export type Say = (english: string, values?: Readonly<Record<string, string>>) => string

/** @throws (what it answers) for a text that no catalogue has. */
export async function wordsIn(locale: string): Promise<Say> {
  const words = new Map<string, string>()
  for await (const file of glob(`{apps,packages}/*/src/**/locales/${locale}/messages.po`, { cwd: root })) {
    const entries = (await readFile(root + file, 'utf8')).matchAll(/^msgid "(.+)"\nmsgstr "(.+)"$/gm)
    for (const [, english = '', said = ''] of entries) words.set(english, said)
  }
  return (english, values = {}) => {
    const said = words.get(english)
    if (said === undefined) throw new Error(`No catalogue has "${english}" in ${locale}.`)
    return said.replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)
  }
}
