import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createFeature } from '../feature/create-feature.ts'
import { edits } from '../feature/edits.ts'

const repository = fileURLToPath(new URL('../../../', import.meta.url))
const outside = edits.map(({ path }) => path)
let root: string
const read = (path: string) => readFile(join(root, path), 'utf8')
const everything = async () => (await readdir(root, { recursive: true })).toSorted()

async function write(path: string, text: string) {
  await mkdir(dirname(join(root, path)), { recursive: true })
  await writeFile(join(root, path), text)
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'replybay-feature-'))
  await write('apps/api/package.json', '{ "name": "@replybay/api" }')
  await write('apps/api/src/features/customers/feature.ts', '')
  await write('packages/mail/README.md', '')
  for (const path of outside) await write(path, await readFile(join(repository, path), 'utf8'))
})
afterEach(() => rm(root, { recursive: true }))

test('new feature: both halves, the call between them and the changeset are written in its own names', async () => {
  const { written } = await createFeature(root, 'loyalty-points')
  const texts = await Promise.all(written.map(read))
  expect(written).toEqual(
    expect.arrayContaining([
      '.changeset/loyalty-points.md',
      'openapi/paths/loyalty-points-overview.yaml',
      'packages/api-client/src/loyalty-points-overview.ts',
      'packages/loyalty-points/src/feature.ts',
      'apps/api/src/features/loyalty-points/feature.ts',
      'apps/api/src/features/loyalty-points/test/loyalty-points.test.ts',
    ]),
  )
  expect(texts.join('')).toContain('export const loyaltyPointsFeature = defineFeature')
  expect(texts.join('')).toContain('export const loyaltyPointsFeature = defineServerFeature')
  expect([...written, ...texts].join('')).not.toMatch(/\{\{\w+\}\}/)
})

test('new feature: six files outside its own get lines, and lose none', async () => {
  const { edited } = await createFeature(root, 'loyalty-points')
  expect(edited).toEqual([
    'openapi/openapi.yaml',
    'openapi/schemas/user.yaml',
    'packages/api-client/src/index.ts',
    'apps/dashboard/package.json',
    'apps/dashboard/src/builds/pages.ts',
    'pnpm-lock.yaml',
  ])
  for (const path of edited) {
    const before = (await readFile(join(repository, path), 'utf8')).split('\n')
    const after = new Set((await read(path)).split('\n'))
    expect(before.filter((line) => !after.has(line))).toEqual([])
    expect([...after].join('\n')).toContain('loyalty-points')
  }
})

test('new feature: a tag that the contract has already is not added again', async () => {
  await createFeature(root, 'knowledge')
  expect((await read('openapi/openapi.yaml')).match(/- name: knowledge$/gm)).toHaveLength(1)
})

test.each([
  '',
  'LoyaltyPoints',
  'loyalty_points',
  'loyalty--points',
  '-points',
  '3d',
  '../points',
  'loyalty points',
])('new feature: the name "%s" is refused, and nothing is written', async (name) => {
  const before = await everything()
  await expect(createFeature(root, name)).rejects.toThrow(
    `"${name}" can't name a feature: it is to be kebab-case, such as loyalty-points.`,
  )
  expect(await everything()).toEqual(before)
})

test.each(['api', 'mail', 'customers'])(
  'new feature: the name %s, which a package or a folder has, is refused',
  async (name) => {
    const before = await everything()
    await expect(createFeature(root, name)).rejects.toThrow(`There is a feature or a package ${name} already`)
    expect(await everything()).toEqual(before)
  },
)

test('new feature: where a file has no place for its lines, it is refused, and nothing is written', async () => {
  await write('openapi/schemas/user.yaml', 'User: {}\n')
  const before = await everything()
  await expect(createFeature(root, 'loyalty-points')).rejects.toThrow('openapi/schemas/user.yaml')
  expect(await everything()).toEqual(before)
})
