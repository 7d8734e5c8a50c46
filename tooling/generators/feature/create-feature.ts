import { existsSync, globSync, readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { edits } from './edits.ts'
import { type FeatureNames, featureNames } from './feature-names.ts'
import { FeatureRefused } from './feature-refused.ts'

const template = fileURLToPath(new URL('./template/', import.meta.url))
const SUFFIX = '.template'

/** What became of the repository; paths from its root. */
export interface CreatedFeature {
  written: string[]
  edited: string[]
}

/**
 * Writes both halves of a new feature, the call between them, and what other files say of it.
 * @throws FeatureRefused where the name is not in kebab-case, or taken; nothing is written then
 */
export async function createFeature(root: string, name: string): Promise<CreatedFeature> {
  const names = featureNames(name)
  if (!names) {
    throw new FeatureRefused(
      `"${name}" can't name a feature: it is to be kebab-case, such as loyalty-points.`,
    )
  }
  if (isTaken(root, name)) {
    throw new FeatureRefused(
      `There is a feature or a package ${name} already: choose another name, or remove it first.`,
    )
  }
  const edited = await Promise.all(
    edits.map(async ({ path, edited: edit }) => {
      const text = edit(await readFile(join(root, path), 'utf8'), names)
      if (text === undefined) throw new FeatureRefused(`${path} has no place for a new feature any more.`)
      return { path, text }
    }),
  )
  const written = await filledTemplate(names)
  for (const { path, text } of [...written, ...edited]) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
  return { written: written.map(({ path }) => path), edited: edited.map(({ path }) => path) }
}

function isTaken(root: string, name: string): boolean {
  const names = globSync('{apps,packages,tooling}/*/package.json', { cwd: root }).map(
    (path): unknown => JSON.parse(readFileSync(join(root, path), 'utf8')).name,
  )
  const folders = [`packages/${name}`, `apps/api/src/features/${name}`]
  return names.includes(`@replybay/${name}`) || folders.some((folder) => existsSync(join(root, folder)))
}

async function filledTemplate(names: FeatureNames) {
  const fill = filler(names)
  const files = (await readdir(template, { recursive: true })).filter((file) => file.endsWith(SUFFIX))
  return Promise.all(
    files.map(async (file) => ({
      path: fill(file.slice(0, -SUFFIX.length)),
      text: fill(await readFile(join(template, file), 'utf8')),
    })),
  )
}

/** Puts a feature's names into a text of the template. */
function filler(names: FeatureNames): (text: string) => string {
  const now = new Date().toISOString().slice(0, 16).replace('T', ' ')
  const values = new Map(Object.entries({ ...names, now }))
  return (text) => text.replaceAll(/\{\{(\w+)\}\}/g, (token, key: string) => values.get(key) ?? token)
}
