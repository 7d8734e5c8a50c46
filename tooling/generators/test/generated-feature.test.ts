import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { edits } from '../feature/edits.ts'
import { weighDashboard } from './built-dashboard.ts'
import { createScratchRepository, type ScratchRepository } from './scratch-repository.ts'

interface Report {
  testResults: { assertionResults: { title: string; status: string }[] }[]
}

const folder = 'packages/parcel-tracking'
const written = [
  folder,
  'apps/api/src/features/parcel-tracking',
  'packages/api-client/src/parcel-tracking-overview.ts',
  'openapi/paths/parcel-tracking-overview.yaml',
  'openapi/schemas/parcel-tracking-entry.yaml',
  '.changeset/parcel-tracking.md',
]
const edited = edits.map(({ path }) => path)
const passes = { status: 0, text: expect.any(String) }
const built = fileURLToPath(new URL('../../../apps/dashboard/dist/', import.meta.url))
let repository: ScratchRepository
const run: ScratchRepository['run'] = (...command) => repository.run(...command)
const fileOf = (path: string) => join(repository.root, folder, path)

/** Names the feature in a list of the repository, as whoever makes it is told to. */
async function name(file: string, importLine: string, feature: string) {
  const path = join(repository.root, file)
  const text = await readFile(path, 'utf8')
  const list = /^export const features.*?= \[[^\]]*?(?=,?\s*\])/ms
  await writeFile(path, `${importLine}\n${text.replace(list, (start) => `${start},\n  ${feature}`)}`)
  expect(await run('.', 'oxfmt', file)).toEqual(passes)
}

/** Which tests of the dashboard fail. */
async function failures(...files: string[]): Promise<string[]> {
  const path = join(repository.root, 'report.json')
  const report = ['--reporter=json', `--outputFile=${path}`]
  await run('apps/dashboard', 'pnpm', 'exec', 'vitest', 'run', ...files, ...report)
  // The shape that vitest documents for this reporter; a change of it fails the test that reads it.
  const { testResults } = JSON.parse(await readFile(path, 'utf8')) as Report
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .flatMap(({ title, status }) => (status === 'passed' ? [] : [title]))
}

beforeAll(async () => {
  repository = await createScratchRepository()
  expect(await run('.', 'pnpm', 'new:feature', 'parcel-tracking')).toEqual(passes)
  const dashboardLine = "import { parcelTrackingFeature } from '@replybay/parcel-tracking'"
  await name('apps/dashboard/src/features.ts', dashboardLine, 'parcelTrackingFeature')
  const serverLine = "import { parcelTrackingFeature } from './features/parcel-tracking/feature.ts'"
  await name('apps/api/src/features.ts', serverLine, 'parcelTrackingFeature')
})
afterAll(() => repository.remove())

describe.concurrent('new feature', () => {
  test('its own tests and stories pass', async () => {
    expect(await run(folder, 'pnpm', 'run', 'test')).toEqual(passes)
  })

  test('it is on the server: answered, exported, deleted and demonstrated', async () => {
    const files = ['src/features/parcel-tracking', 'test/features.test.ts']
    const suite = ['exec', 'vitest', 'run', '--project', 'embedded', ...files]
    expect(await run('apps/api', 'pnpm', ...suite)).toEqual(passes)
  })

  test('it is in the dashboard, and lacks nothing but its place in the specification', async () => {
    expect(await failures('test/registry.test.ts', 'test/catalogues.test.ts')).toEqual([
      '/parcel-tracking is documented, with this layout and these guards',
    ])
  })

  test('the sign-in page weighs what it did, and the signed-in part a few hundred bytes more', async () => {
    expect(await run('apps/dashboard', 'pnpm', 'run', 'build')).toEqual(passes)
    const before = await weighDashboard(built)
    const after = await weighDashboard(join(repository.root, 'apps/dashboard/dist'))
    expect(Math.abs(after.firstScreen - before.firstScreen)).toBeLessThanOrEqual(8)
    expect(after.signedIn - before.signedIn).toBeLessThanOrEqual(400)
  })

  test('its types hold on both sides, and the contract describes its call', async () => {
    for (const each of ['apps/api', 'apps/dashboard']) {
      expect(await run(each, 'tsc', '--noEmit')).toEqual(passes)
    }
    expect(await run('openapi', 'pnpm', 'run', 'check')).toEqual(passes)
  })

  test('it is linted and formatted', async () => {
    const sources = written.filter((path) => path.endsWith('parcel-tracking') || path.endsWith('.ts'))
    expect(await run('.', 'oxlint', '--type-aware', '--deny-warnings', ...sources)).toEqual(passes)
    expect(await run('.', 'oxfmt', '--check', ...written, ...edited)).toEqual(passes)
  })

  test('it imports what it may', async () => {
    const { text } = await run('.', 'node', 'tooling/boundaries/src/check.ts')
    expect(text).toMatch(/\d+ modules/)
    expect(text).not.toContain('parcel-tracking')
  })

  test('it has nothing that nobody needs, and declares what it imports', async () => {
    // Only what a feature touches: others are as they were.
    const workspaces = [folder, 'apps/api', 'apps/dashboard'].flatMap((each) => ['--workspace', each])
    expect(await run('.', 'knip', ...workspaces)).toEqual(passes)
  })

  test('its catalogues hold its texts', async () => {
    const config = ['--config', 'tooling/vite/lingui.config.ts']
    expect(await run('.', 'lingui', 'check', 'sync', '--clean', ...config)).toEqual(passes)
  })
})

test('new feature: where a route moves, its type test fails, and nothing else of its types', async () => {
  const routes = await readFile(fileOf('src/routes.ts'), 'utf8')
  await writeFile(fileOf('src/routes.ts'), routes.replace("path: '/parcel-tracking'", "path: '/parcels'"))
  const { status, text } = await run(folder, 'tsc', '--noEmit', '--pretty', 'false')
  expect(status).not.toBe(0)
  const files = text.match(/^\S+(?=\(\d+,\d+\): error)/gm)
  expect(files).toEqual(['test/routes.test-d.tsx', 'test/routes.test-d.tsx'])
})
