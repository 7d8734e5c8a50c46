import { expect, test } from 'vitest'
import { checkImports } from '../src/check-imports.ts'
import { type Folder, type Manifest, manifests } from './clean-workspace.ts'
import { type Change, createWorkspace } from './temporary-workspace.ts'

/** The rules that the imports of a workspace with this change break. */
async function broken(change: Change): Promise<string[]> {
  await using workspace = await createWorkspace(change)
  const { text, exitCode } = await checkImports(workspace.root)
  const names = [...text.matchAll(/^ *error ([\w-]+): /gm)].flatMap(([, name]) => name ?? [])
  expect(exitCode).toBe(names.length)
  // A circle is found from each of its files.
  return [...new Set(names)]
}

/** A package declares one thing more, and imports it. */
const takes = (folder: Folder, dependency: string): Change => {
  const manifest: Manifest = manifests[folder]
  return {
    manifests: { [folder]: { ...manifest, dependencies: [...manifest.dependencies, dependency] } },
  }
}
/** A source of the orders feature is another. */
const writes = (file: string, text: string): Change => ({
  sources: { [`packages/orders/src/${file}`]: text },
})

/** A source of the server is another. */
const serves = (file: string, text: string): Change => ({ sources: { [`apps/api/src/${file}`]: text } })

const WRITES =
  'import "../stock/index.ts"; import { stocks as all } from "../stock/tables.ts"; export const store = (queries: any) => queries.insert(all)'
const WRITE_RULE = 'server-foreign-write'

test('finds nothing wrong with imports that run one way, nor with cycles that are lazy or of types', async () => {
  expect(await broken({})).toEqual([])
})

test.each<[sentence: string, change: Change, rule: string]>([
  ['a kit imports no feature', takes('packages/feature-kit', '@replybay/mail'), 'kit-below-feature'],
  ['a feature imports no app', takes('packages/orders', '@replybay/api'), 'feature-below-app'],
  ['a feature imports no feature', takes('packages/orders', '@replybay/mail'), 'feature-alone'],
  ['an app imports no app', takes('apps/dashboard', '@replybay/api'), 'app-alone'],
  ['tooling imports no feature', takes('packages/testing', '@replybay/mail'), 'tooling-beside-product'],
  ['ui-kit makes no calls', takes('packages/ui-kit', '@replybay/api-client'), 'kits-under-feature-kit'],
  ['sync knows no words', takes('packages/sync', '@replybay/i18n'), 'sync-on-api-client'],
  [
    'the chat window takes nothing of the dashboard',
    takes('packages/chat-widget', '@replybay/i18n'),
    'chat-widget-on-api-client',
  ],
  ['the server shows no screens', takes('apps/api', '@replybay/ui-kit'), 'api-takes-the-contract'],
  ['Mantine stays in ui-kit', takes('packages/mail', '@mantine/core'), 'mantine-in-ui-kit'],
  ['openapi-fetch stays in api-client', takes('packages/mail', 'openapi-fetch'), 'http-in-api-client'],
  ['sharp stays in the pictures of the server', takes('apps/api', 'sharp'), 'sharp-in-pictures'],
  [
    'types of a feature do not reach another either',
    {
      ...takes('packages/orders', '@replybay/mail'),
      ...writes('index.ts', 'import type * as mail from "@replybay/mail"; export type Mail = typeof mail'),
    },
    'feature-alone',
  ],
  [
    'a production source imports no testing',
    writes('page.ts', 'import "@replybay/testing"'),
    'production-without-tooling',
  ],
  [
    'a production source imports no library of the tests',
    writes('page.ts', 'import "msw"'),
    'declared-for-production',
  ],
  [
    'a production source imports no package of the tests',
    writes('page.ts', 'import "@replybay/i18n"'),
    'declared-for-production',
  ],
  [
    'no path leads into another package',
    writes('page.ts', 'import "../../ui-kit/src/button.ts"'),
    'no-deep-import',
  ],
  [
    'nobody reaches past the exports of a package',
    writes('page.ts', 'import "@replybay/ui-kit/src/button.ts"'),
    'resolvable',
  ],
  [
    'a package of the workspace is declared',
    writes('page.ts', 'import "@replybay/api-client"'),
    'resolvable',
  ],
  ['what is imported is there', writes('page.ts', 'import "./gone.ts"'), 'resolvable'],
  [
    'two files do not need one another',
    writes('lazy.ts', 'import "./eager.ts"; export const lazy = 1'),
    'no-cycle',
  ],
  [
    'the platform of the server knows no feature',
    serves('platform/http.ts', 'import "../features/stock/index.ts"'),
    'platform-below-features',
  ],
  [
    'the platform of the server joins no tables of a feature',
    serves('platform/http.ts', 'import "../features/stock/tables.ts"'),
    'platform-below-features',
  ],
  [
    'tables of the platform refer to tables alone',
    serves('platform/mail/tables.ts', 'import "../../features/stock/index.ts"'),
    'platform-refers-to-tables',
  ],
  [
    'tables of a feature refer to tables alone',
    serves('features/shelf/tables.ts', 'import "../stock/index.ts"'),
    'tables-refer-to-tables',
  ],
  [
    'a feature of the server joins tables of one on which it stands',
    serves('features/stock/service.ts', 'import "../shelf/tables.ts"'),
    'server-foreign-join',
  ],
  ['a feature of the server writes its own rows', serves('features/shelf/store.ts', WRITES), WRITE_RULE],
  [
    'a feature of the server enters another through its index.ts',
    serves('features/shelf/store.ts', 'import "../stock/service.ts"'),
    'server-feature-by-index',
  ],
  [
    'two features of the server do not need one another',
    serves('features/stock/report.ts', 'import "../shelf/index.ts"'),
    'server-feature-circle',
  ],
  [
    'two folders of a feature do not need one another',
    {
      sources: {
        'packages/orders/src/list/row.ts': 'import "../order/order.ts"; export const row = 1',
        'packages/orders/src/list/sort.ts': 'export const sort = 1',
        'packages/orders/src/order/order.ts': 'import "../list/sort.ts"; export const order = 1',
      },
    },
    'folder-circle',
  ],
  [
    'the first screen comes without features',
    {
      sources: {
        'apps/dashboard/src/main.tsx': 'import "./shell.ts"',
        'apps/dashboard/src/shell.ts': 'import "@replybay/orders"',
      },
    },
    'first-screen',
  ],
])('%s', async (_sentence, change, rule) => {
  expect(await broken(change)).toEqual([rule])
})

test('a library that only the root has is not declared', async () => {
  const change = {
    sources: {
      'node_modules/valibot/package.json': '{ "name": "valibot", "main": "index.js" }',
      'node_modules/valibot/index.js': 'export {}',
      'packages/orders/src/page.ts': 'import "valibot"',
    },
  }
  expect(await broken(change)).toEqual(['declared'])
})

test('wants every package to say its layer', async () => {
  const { name } = manifests['packages/mail']
  const change = { manifests: { 'packages/mail': { name, layer: 'misc', dependencies: [] } } }
  await expect(broken(change)).rejects.toThrow('packages/mail/package.json: "replybay.layer"')
})

test('what is listed breaks no rule, until it is mended', async () => {
  const debts = { joins: ['stock joins shelf'], writes: ['shelf/store.ts: insert stocks'] }
  const change = {
    'apps/api/src/features/stock/service.ts': 'import "../shelf/tables.ts"; export const service = 1',
    'apps/api/src/features/shelf/store.ts': WRITES,
  }
  await using workspace = await createWorkspace({ sources: change })
  expect((await checkImports(workspace.root, debts)).exitCode).toBe(0)
  await using mended = await createWorkspace({})
  const { text, exitCode } = await checkImports(mended.root, debts)
  expect(exitCode).toBe(2)
  expect(text).toContain('"stock joins shelf" is listed')
  expect(text).toContain('"shelf/store.ts: insert stocks" is listed')
})
