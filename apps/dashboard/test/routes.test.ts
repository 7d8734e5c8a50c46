import { createTranslator } from '@replybay/i18n'
import { createApi, createQueryClient } from '@replybay/api-client'
import { expect, test } from 'vitest'
import { createDashboardRouter } from '../src/router.ts'
import { documentedRoutes, missingRoutes } from './documented-routes.ts'

const ignore = () => undefined
const queryClient = createQueryClient({
  api: createApi({ token: ignore, onToken: ignore, onUnauthorized: ignore }),
})
const translator = createTranslator('en-US')
const router = createDashboardRouter({
  queryClient,
  session: { token: ignore, start: ignore, end: ignore, user: () => Promise.resolve(undefined) },
  loadMessages: () => translator.add([]),
})
const routes = Object.values(router.routesById).filter(
  (route) => 'fullPath' in route && route.path !== undefined,
)
const layoutOf = (id: string) =>
  id.startsWith('/bare') ? 'none' : id.startsWith('/warehouse') ? 'warehouse' : 'default'

test('every documented route has a page, or is known to be missing', () => {
  const paths = new Set<string>(routes.map((route) => route.fullPath))
  const missing = documentedRoutes.map(({ path }) => path).filter((path) => !paths.has(path))
  expect(missing.toSorted()).toEqual([...missingRoutes])
})

test('every page stands in its documented layout', () => {
  const layouts = new Map<string, string>(documentedRoutes.map(({ path, layout }) => [path, layout]))
  const misplaced = routes.filter((route) => layouts.get(route.fullPath) !== layoutOf(route.id))
  expect(misplaced.map((route) => route.fullPath)).toEqual([])
})

test('the specification has 35 routes', () => {
  expect(new Set(documentedRoutes.map(({ path }) => path)).size).toBe(35)
})
