import { globSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as kit from '@replybay/feature-kit'
import {
  accessOf,
  guardRedirect,
  blockingGuard,
  guardsOf,
  type Slot,
  ticketTeach,
} from '@replybay/feature-kit'
import { locales } from '@replybay/i18n'
import { frameFiles, homeFiles } from '@replybay/vite'
import { expect, test } from 'vitest'
import { pagePaths } from '../src/builds/pages.ts'
import { preloads } from '../src/builds/preloads.ts'
import { features } from '../src/features.ts'
import { fills } from '../src/layouts/fills.ts'
import { documentedRoutes, guardsOfDocumented, missingRoutes } from './documented-routes.ts'
import { keptSearch } from './kept-search.ts'
import { leaving, visitors } from './route-redirect.ts'
import { guardsOfPage, pages } from './pages.ts'

const entries = features.flatMap((feature) => feature.navigation)
const steps = (await Promise.all(features.map(async ({ setup }) => (await setup?.()) ?? []))).flat()
const documented = new Map(documentedRoutes.map((route) => [route.path, route]))

const isSlot = (value: unknown): value is Slot =>
  typeof value === 'object' && value !== null && 'isInFrame' in value
const slots = Object.values<unknown>(kit).filter(isSlot)

const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index)

test('the specification has 35 routes', () => {
  expect(documented.size).toBe(35)
})

test('what the build tells a server of the pages is all of them', () => {
  expect(pagePaths.toSorted()).toEqual(pages.map(({ path }) => path).toSorted())
})

test('no two features have one id, no two menu entries either', () => {
  expect(repeated(features.map(({ id }) => id))).toEqual([])
  expect(repeated(entries.map(({ id }) => id))).toEqual([])
})

test('no two slots have one id, no two fills and no two steps of the set-up either', () => {
  expect(repeated(slots.map(({ id }) => id))).toEqual([])
  expect(repeated(fills.map(({ id }) => id))).toEqual([])
  expect(repeated(steps.map(({ id }) => id))).toEqual([])
})

test.each(fills)('the fill $id stands in a slot that somebody offers', ({ slot }) => {
  expect(slots).toContain(slot)
})

// What offers to teach shows nothing itself.
const inFrame = fills.filter(({ slot }) => slot.isInFrame && slot !== ticketTeach)
const sources = import.meta.glob<Record<string, unknown>>('../../../packages/*/src/**/*.tsx')
const root = fileURLToPath(new URL('../../../', import.meta.url))
const framePaths = globSync('packages/*/src/feature.ts', { cwd: root })
  .map((path) => dirname(join(root, path)))
  .flatMap((folder) => [...frameFiles(folder), ...homeFiles(folder)])
  .map((path) => `../../../${relative(root, path)}`)

test.each(inFrame)(
  'the fill $id, which is there on every page, has its texts there',
  async ({ component }) => {
    const shown = await component.preload()
    const modules = await Promise.all(framePaths.map(async (path) => sources[path]?.()))
    expect(modules.flatMap((module) => Object.values(module ?? {}))).toContain(shown)
  },
)

test.each([...fills.flatMap(({ id, page }) => (page ? [{ id, page }] : [])), ...steps])(
  'what $id leads to is a page that somebody may see',
  ({ page }) => {
    expect(pages.map(({ path }) => path)).toContain(page.fullPath)
    const owner = accessOf({ _id: 'o', owner_webs: ['w'], owner_guilds: ['g'], role: 'owner' }, 0)
    expect(blockingGuard(guardsOf(page), { access: owner, path: page.fullPath })).toBeUndefined()
  },
)

test('no two pages have one address', () => {
  const addresses = pages.map(({ path }) => path.replaceAll(/\$\w+/g, '$'))
  expect(repeated(addresses)).toEqual([])
})

test('every documented route has a page, or is known to be missing', () => {
  const paths = new Set(pages.map(({ path }) => path))
  const missing = [...documented.keys()].filter((path) => !paths.has(path))
  expect(missing.toSorted()).toEqual([...missingRoutes])
})

test.each(pages)('$path is documented, with this layout and these guards', ({ path, layout, guards }) => {
  const route = documented.get(path)
  expect(route && { layout: route.layout, guards: guardsOfDocumented(route) }).toEqual({ layout, guards })
})

test.each(pages)(
  '$path stands in the warehouse if its guards say so, and only then',
  ({ layout, guards }) => {
    expect(layout === 'warehouse').toBe(guards.includes('set-page-layout'))
  },
)

const visits = pages.flatMap((page) => visitors.map((visitor) => ({ ...page, ...visitor })))

test.each(visits)('$path does with $who what its guards say', async ({ path, route, guards, user }) => {
  const access = user && accessOf(user, 0)
  const leave = guardRedirect(guards, { access, href: path, search: {}, guardsAt: guardsOfPage })
  // A page may lead on whom its guards let through, as / does.
  if (leave) expect(await leaving(route, user, path)).toEqual(leave.target ?? 'stays')
})

test.each(entries)('the menu entry $id leads to a page that somebody may see', async ({ route, search }) => {
  expect(pages.map(({ path }) => path)).toContain(route.fullPath)
  const owner = accessOf({ _id: 'o', owner_webs: ['w'], owner_guilds: ['g'], role: 'owner' }, 0)
  expect(blockingGuard(guardsOf(route), { access: owner, path: route.fullPath })).toBeUndefined()
  // What the page's own address would throw away, the entry must not preset.
  expect(await keptSearch(route.options.validateSearch, { ...search })).toMatchObject({ ...search })
})

test.each(
  features.flatMap(({ id, texts }) =>
    Object.values(texts)
      .flat()
      .flatMap((loadMessages, part) => locales.map(({ code }) => ({ id, part, code, loadMessages }))),
  ),
)('catalogue $part of $id speaks $code', async ({ code, loadMessages }) => {
  const { messages } = await loadMessages(code)
  expect(Object.keys(messages).length).toBeGreaterThan(0)
})

test('no two kinds of changes that are on their way have one name', async () => {
  const parts = await Promise.all(features.map(async ({ pending }) => (await pending?.load())?.queues ?? []))
  const kinds = parts.flat().map(({ kind }) => kind)
  expect(kinds.length).toBeGreaterThan(0)
  expect(repeated(kinds)).toEqual([])
})

test('the lists of tickets are asked for along with each page that shows one', () => {
  const lists = pages.filter(
    ({ path, route }) => route.options.staticData?.hasPanes && path.endsWith('/tickets'),
  )
  expect(lists.length).toBeGreaterThan(0)
  expect(preloads['inbox']?.paths?.toSorted()).toEqual(lists.map(({ path }) => path).toSorted())
})

test.each(Object.entries(preloads))('what the preload $0 names is there', (_name, { paths, texts }) => {
  const addresses = pages.map(({ path }) => path)
  expect(paths?.filter((path) => !addresses.includes(path)) ?? []).toEqual([])
  expect(['frame', 'home', ...features.map(({ id }) => id)]).toContain(texts)
})
