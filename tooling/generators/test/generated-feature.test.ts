import { cp, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createScratchRepository, type ScratchRepository } from './scratch-repository.ts'

interface Report {
  testResults: { assertionResults: { title: string; status: string }[] }[]
}

const folder = 'packages/parcel-tracking'
const passes = { status: 0, text: expect.any(String) }
let repository: ScratchRepository
const run: ScratchRepository['run'] = (...command) => repository.run(...command)
const fileOf = (path: string) => join(repository.root, folder, path)
const dashboard = () => join(repository.root, 'apps/dashboard')

async function edit(file: string, changes: readonly [from: string, to: string][]) {
  const path = join(dashboard(), 'src', file)
  const text = await readFile(path, 'utf8')
  await writeFile(
    path,
    changes.reduce((result, [from, to]) => result.replace(from, to), text),
  )
}

/** Which tests of the dashboard fail. */
async function failures(...files: string[]): Promise<string[]> {
  const path = join(repository.root, 'report.json')
  await run(
    'apps/dashboard',
    'pnpm',
    'exec',
    'vitest',
    'run',
    ...files,
    '--reporter=json',
    `--outputFile=${path}`,
  )
  // The shape that vitest documents for this reporter; a change of it fails the test that reads it.
  const { testResults } = JSON.parse(await readFile(path, 'utf8')) as Report
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .flatMap(({ title, status }) => (status === 'passed' ? [] : [title]))
}

beforeAll(async () => {
  repository = await createScratchRepository()
  expect(await run('.', 'pnpm', 'install', '--offline', '--frozen-lockfile')).toEqual(passes)
  expect(await run('.', 'pnpm', 'new:feature', 'parcel-tracking')).toEqual(passes)
  // It declares what other features do. Installing it would ask the registry.
  const installed = join(repository.root, 'packages/support-tickets/node_modules')
  await cp(installed, fileOf('node_modules'), { recursive: true, verbatimSymlinks: true })
})
afterAll(() => repository.remove())

test('has types that hold', async () => {
  expect(await run(folder, 'pnpm', 'run', 'check')).toEqual(passes)
})

test('is linted and formatted', async () => {
  expect(await run('.', 'oxlint', '--type-aware', '--deny-warnings', folder)).toEqual(passes)
  expect(await run('.', 'oxfmt', '--check', folder, '.changeset')).toEqual(passes)
})

test('imports what it may', async () => {
  const { text } = await run('.', 'node', 'tooling/boundaries/src/check.ts')
  expect(text).toMatch(/\d+ modules/)
  expect(text).not.toContain(folder)
})

test('has nothing that nobody needs, and declares what it imports', async () => {
  expect(await run('.', 'knip', '--workspace', folder)).toEqual(passes)
})

test('passes its own tests and stories', async () => {
  expect(await run(folder, 'pnpm', 'run', 'test')).toEqual(passes)
})

test('speaks every language: collecting its texts changes nothing', async () => {
  const catalogues = ['en-US', 'fr-FR', 'es-ES'].map((locale) => fileOf(`src/locales/${locale}/messages.po`))
  const read = () => Promise.all(catalogues.map((path) => readFile(path, 'utf8')))
  const written = await read()
  expect(await run('.', 'pnpm', 'run', 'messages:extract')).toEqual(passes)
  expect(await read()).toEqual(written)
  expect(written.join('')).not.toMatch(/msgid ".+"\nmsgstr ""/)
})

test('is mounted as it is told, and then lacks nothing but its place in the specification', async () => {
  await symlink(fileOf('.'), join(dashboard(), 'node_modules/@replybay/parcel-tracking'))
  await edit('features.ts', [
    [
      'export { ',
      "import { parcelTrackingFeature } from '@replybay/parcel-tracking'\n\nexport { parcelTrackingFeature, ",
    ],
    ['Feature[] = [', 'Feature[] = [parcelTrackingFeature, '],
  ])
  await edit('signed-in.ts', [
    ['import { accountFeature', 'import { parcelTrackingFeature, accountFeature'],
    [
      '      ...accountFeature.routes.default,',
      '      ...accountFeature.routes.default, ...parcelTrackingFeature.routes.default,',
    ],
  ])
  expect(await run('apps/dashboard', 'tsc', '--noEmit')).toEqual(passes)
  expect(await failures('test/registry.test.ts', 'test/catalogues.test.ts')).toEqual([
    '/parcel-tracking is documented, with this layout and these guards',
  ])
})

test('has a type test that sees a route move', async () => {
  const routes = await readFile(fileOf('src/routes.ts'), 'utf8')
  await writeFile(fileOf('src/routes.ts'), routes.replace("path: '/parcel-tracking'", "path: '/parcels'"))
  const { status, text } = await run(folder, 'pnpm', 'run', 'check')
  await writeFile(fileOf('src/routes.ts'), routes)
  expect(status).not.toBe(0)
  expect(text).toContain('test/routes.test-d.tsx')
})
