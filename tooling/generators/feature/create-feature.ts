import { existsSync, globSync, readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const template = fileURLToPath(new URL('./template/', import.meta.url))
const SUFFIX = '.template'
const KEBAB_CASE = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/

/** There is no new feature; the message says why. */
export class FeatureRefused extends Error {}

/**
 * Writes the package of a new feature, and its changeset.
 * @returns the paths of what was written, from the root
 * @throws FeatureRefused where the name is not in kebab-case, or taken
 */
export async function createFeature(root: string, name: string): Promise<string[]> {
  if (!KEBAB_CASE.test(name)) {
    throw new FeatureRefused(
      `"${name}" can't name a feature: it is to be kebab-case, such as loyalty-points.`,
    )
  }
  if (isTaken(root, name)) {
    throw new FeatureRefused(`There is a package ${name} already: choose another name, or remove it first.`)
  }
  const fill = filler(name)
  const files = (await readdir(template, { recursive: true })).filter((file) => file.endsWith(SUFFIX))
  return Promise.all(
    files.map(async (file) => {
      const path = fill(file.slice(0, -SUFFIX.length))
      const text = fill(await readFile(join(template, file), 'utf8'))
      await mkdir(dirname(join(root, path)), { recursive: true })
      await writeFile(join(root, path), text)
      return path
    }),
  )
}

function isTaken(root: string, name: string): boolean {
  const names = globSync('{apps,packages,tooling}/*/package.json', { cwd: root }).map(
    (path): unknown => JSON.parse(readFileSync(join(root, path), 'utf8')).name,
  )
  return existsSync(join(root, 'packages', name)) || names.includes(`@replybay/${name}`)
}

/** Puts a feature's names into a text of the template. */
function filler(name: string): (text: string) => string {
  const words = name.replaceAll('-', ' ')
  const values: Readonly<Record<string, string>> = {
    name,
    camelName: name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase()),
    title: words.charAt(0).toUpperCase() + words.slice(1),
    now: new Date().toISOString().slice(0, 16).replace('T', ' '),
  }
  return (text) => text.replaceAll(/\{\{(\w+)\}\}/g, (token, key: string) => values[key] ?? token)
}
