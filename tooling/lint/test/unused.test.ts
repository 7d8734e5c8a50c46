import { expect, test } from 'vitest'
import { findFaults } from './find-faults.ts'
import { createFolder } from './temporary-folder.ts'

interface Findings {
  /** Of each file, its name and what was found there, by kind. */
  issues: Record<string, string | readonly { name: string }[]>[]
}

const manifest = {
  name: '@replybay/sample',
  exports: './src/index.ts',
  dependencies: { valibot: '*' },
  devDependencies: { '@replybay/vitest': '*', vitest: '*' },
}
const clean = {
  'package.json': '{ "name": "root", "private": true }',
  'pnpm-workspace.yaml': 'packages: [packages/*]',
  'packages/sample/package.json': JSON.stringify(manifest),
  'packages/sample/vitest.config.ts': 'export { nodeTests as default } from "@replybay/vitest/node"',
  'packages/sample/src/index.ts': 'import "valibot"; export { row } from "./row.ts"; export const face = 1',
  'packages/sample/src/row.ts': 'export const row = 1',
  'packages/sample/test/row.test.ts': 'import { test } from "vitest"; import { row } from "./sample.ts"',
  'packages/sample/test/sample.ts': 'export const row = 1',
}

/** What nobody needs, in a package with these files. */
async function unused(files: Readonly<Record<string, string>>): Promise<string[]> {
  await using folder = await createFolder('.knip.jsonc', { ...clean, ...files })
  const found = await findFaults(folder.root, 'knip', '--reporter=json')
  // The shape that knip documents for this reporter; a change of it fails every test here.
  const { issues } = found as Findings
  return issues
    .flatMap((issue) => Object.entries(issue))
    .flatMap(([kind, names]) => (typeof names === 'string' ? [] : names.map(({ name }) => `${kind} ${name}`)))
}

test('has nothing against what is imported, exported from the index, or for tests', async () => {
  expect(await unused({})).toEqual([])
})

const declares = (change: object) => ({
  'packages/sample/package.json': JSON.stringify({ ...manifest, ...change }),
})

test.each<[sentence: string, files: Record<string, string>, finding: string]>([
  [
    'a file that nobody imports',
    { 'packages/sample/src/dead.ts': 'export const dead = 1' },
    'files packages/sample/src/dead.ts',
  ],
  [
    'an export that nobody imports',
    { 'packages/sample/src/row.ts': 'export const row = 1; export const old = 2' },
    'exports old',
  ],
  [
    'an exported type that nobody imports',
    { 'packages/sample/src/row.ts': 'export const row = 1; export interface Old { a: 1 }' },
    'types Old',
  ],
  [
    'a dependency that nobody imports',
    declares({ dependencies: { valibot: '*', uuid: '*' } }),
    'dependencies uuid',
  ],
  [
    'a devDependency that nobody imports',
    declares({ devDependencies: { ...manifest.devDependencies, msw: '*' } }),
    'devDependencies msw',
  ],
  [
    'an import of what is not declared',
    { 'packages/sample/src/row.ts': 'import "uuid"; export const row = 1' },
    'unlisted uuid',
  ],
])('stops %s', async (_sentence, files, finding) => {
  expect(await unused(files)).toEqual([finding])
})
