import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createScratchRepository, type ScratchRepository } from './scratch-repository.ts'

const folder = 'packages/parcel-tracking'
const passes = { status: 0, text: expect.any(String) }
let repository: ScratchRepository
const run: ScratchRepository['run'] = (...command) => repository.run(...command)
const fileOf = (path: string) => join(repository.root, folder, path)

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

test('has a type test that sees a route move', async () => {
  const routes = await readFile(fileOf('src/routes.ts'), 'utf8')
  await writeFile(fileOf('src/routes.ts'), routes.replace("path: '/parcel-tracking'", "path: '/parcels'"))
  const { status, text } = await run(folder, 'pnpm', 'run', 'check')
  await writeFile(fileOf('src/routes.ts'), routes)
  expect(status).not.toBe(0)
  expect(text).toContain('test/routes.test-d.tsx')
})
