export interface Manifest {
  name: string
  layer: string
  dependencies: readonly string[]
  devDependencies?: readonly string[]
}

export type Folder = keyof typeof manifests

/** Packages of every layer, by folder, with what they declare. */
export const manifests = {
  'packages/i18n': { name: '@replybay/i18n', layer: 'kit', dependencies: [] },
  'packages/ui-kit': {
    name: '@replybay/ui-kit',
    layer: 'kit',
    dependencies: ['@replybay/i18n', '@mantine/core'],
  },
  'packages/api-client': { name: '@replybay/api-client', layer: 'kit', dependencies: ['openapi-fetch'] },
  'packages/feature-kit': {
    name: '@replybay/feature-kit',
    layer: 'kit',
    dependencies: ['@replybay/api-client', '@replybay/i18n', '@replybay/sync'],
  },
  'packages/sync': { name: '@replybay/sync', layer: 'kit', dependencies: ['@replybay/api-client'] },
  'packages/chat-widget': {
    name: '@replybay/chat-widget',
    layer: 'kit',
    dependencies: ['@replybay/api-client'],
  },
  'packages/testing': { name: '@replybay/testing', layer: 'tooling', dependencies: [] },
  'packages/mail': { name: '@replybay/mail', layer: 'feature', dependencies: [] },
  'packages/orders': {
    name: '@replybay/orders',
    layer: 'feature',
    dependencies: ['@replybay/feature-kit', '@replybay/ui-kit'],
    devDependencies: ['@replybay/testing', '@replybay/i18n', 'msw'],
  },
  'apps/api': {
    name: '@replybay/api',
    layer: 'app',
    dependencies: ['@replybay/api-client', '@replybay/i18n'],
  },
  'apps/dashboard': {
    name: '@replybay/dashboard',
    layer: 'app',
    dependencies: ['@replybay/orders', '@replybay/mail'],
  },
} satisfies Record<string, Manifest>

/** Imports that break no rule. Every package's index.ts imports what the package declares. */
export const sources: Readonly<Record<string, string>> = {
  'apps/api/src/platform/http.ts': 'export const http = 1',
  'apps/api/src/features/stock/index.ts': 'export { service } from "./service.ts"',
  'apps/api/src/features/stock/service.ts': 'export const service = 1',
  'apps/api/src/features/stock/tables.ts': 'export const stocks = 1',
  'apps/api/src/features/shelf/index.ts': 'export { store } from "./store.ts"',
  'apps/api/src/features/shelf/store.ts':
    'import "../stock/index.ts"; import { stocks } from "../stock/tables.ts"; export const store = stocks',
  'apps/api/src/features/shelf/tables.ts': 'import "../stock/tables.ts"; export const shelves = 1',
  'apps/api/src/platform/mail/tables.ts': 'import "../../features/stock/tables.ts"; export const mails = 1',
  'apps/dashboard/src/main.tsx':
    'import type { features } from "./features.ts"; export const load = () => import("./features.ts"); export type All = typeof features',
  'apps/dashboard/src/features.ts': 'import "@replybay/orders"; export const features = 1',
  'packages/ui-kit/src/button.ts': 'export const button = 1',
  'packages/orders/src/page.test.ts': 'import "@replybay/testing"; import "./page.ts"; import "msw"',
  'packages/orders/src/page.ts': 'import type { Row } from "./row.ts"; export const page = 1',
  'packages/orders/src/row.ts': 'import { page } from "./page.ts"; export type Row = typeof page',
  'packages/orders/src/lazy.ts': 'export const lazy = () => import("./eager.ts")',
  'packages/orders/src/eager.ts': 'import { lazy } from "./lazy.ts"; export const eager = lazy',
}
