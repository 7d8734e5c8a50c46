import { accessOf, type GuardName } from '@replybay/feature-kit'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { documentedRoutes, guardsOfDocumented } from './documented-routes.ts'
import { pages as builtPages } from './pages.ts'
import { anyUser, everyAccess } from './people.ts'
import { type Pages, way } from './redirect-chain.ts'

const NOW = Date.parse('2026-03-01T12:00:00Z')
const MOST_HOPS = 3

const documented: Pages = new Map<string, readonly GuardName[]>(
  documentedRoutes.map((route) => [route.path, guardsOfDocumented(route)]),
)
const built: Pages = new Map<string, readonly GuardName[]>(
  builtPages.map(({ path, guards }) => [path, guards]),
)
const both = [
  { which: 'that are documented', pages: documented },
  { which: 'that are there', pages: built },
]

// Some 650,000 ways: more than the usual time on a busy machine.
test.each(both)(
  'among the pages $which, everybody arrives within three hops',
  { timeout: 60_000 },
  ({ pages }) => {
    const starts = [...pages.keys()].flatMap((path) => [path, `/login?from=${encodeURIComponent(path)}`])
    let longest: string[] = []
    for (const access of [undefined, ...everyAccess()]) {
      for (const start of starts) {
        const steps = way(pages, start, access)
        if (steps.length > longest.length) longest = steps
      }
    }
    expect(longest.length - 1, longest.join(' → ')).toBeLessThanOrEqual(MOST_HOPS)
  },
)

test.each(both)(
  'among the pages $which, nobody gets lost, whatever a backend and an address say',
  { timeout: 60_000 },
  ({ pages }) => {
    const path = fc.constantFrom(...pages.keys())
    const from = fc.oneof(
      path,
      path.map((each) => `${each}?from=%2F&why=no-admin-role#end`),
      path.map((each) => `/login?from=${encodeURIComponent(each)}`),
      fc.webUrl(),
      fc.string(),
    )
    const why = fc.oneof(
      fc.constantFrom('no-admin-role', 'no-subscribed', 'guest-only', 'expired'),
      fc.string(),
    )
    const search = fc.record({ from, why }, { requiredKeys: [] })
    fc.assert(
      fc.property(fc.option(anyUser), path, search, (user, start, params) => {
        const access = user ? accessOf(user, NOW) : undefined
        const steps = way(pages, `${start}?${new URLSearchParams(params)}`, access)
        expect(steps.length - 1, steps.join(' → ')).toBeLessThanOrEqual(MOST_HOPS)
      }),
      { numRuns: 10_000 },
    )
  },
)

test('a stranger ends on the sign-in page from every page that asks for a person', () => {
  const asking = documentedRoutes.filter(({ guards }) =>
    guards.some((name) => name === 'user-only' || name === 'no-access-email'),
  )
  for (const { path } of asking) expect(way(documented, path, undefined).at(-1)).toMatch(/^\/login\?from=/)
})

test('a person whom nothing is held against stays where they went', () => {
  const owner = accessOf({ _id: 'u1', owner_webs: ['w1'], owner_guilds: ['g1'] }, NOW)
  const moved = documentedRoutes.filter(
    ({ path, guards }) =>
      path !== '/' && !guards.includes('guest-only') && way(documented, path, owner).length > 1,
  )
  expect(moved).toEqual([])
})
