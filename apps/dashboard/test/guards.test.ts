import type { User } from '@replybay/api-client'
import { type Access, accessOf, departure, type GuardName } from '@replybay/feature-kit'
import { expect, test } from 'vitest'
import { features } from '../src/features.ts'
import { entryStops } from '../src/layouts/entry-stops.ts'
import { documentedRoutes, guardsOfDocumented } from './documented-routes.ts'

const NOW = Date.parse('2026-03-01T12:00:00Z')
const either = [true, false] as const
const ids = ['x1']

/** Every combination of what guards look at, each once. */
function* userShapes(): Generator<User> {
  const roles = ['owner', 'admin', 'support', 'warehouse'] as const
  const blocks: User['blocked'][] = [{}, { account: 'payment' }, { pages: ['/', '/webs', '/settings'] }]
  for (const role of roles)
    for (const status of ['active', 'none'] as const)
      for (const web of either)
        for (const guild of either)
          for (const container of ['c1', null])
            for (const emails of either)
              for (const blocked of blocks)
                for (const permissions of permissionShapes())
                  yield {
                    _id: 'u1',
                    role,
                    owner_webs: web ? ids : [],
                    owner_guilds: guild ? ids : [],
                    container,
                    permissions,
                    subscription: { status },
                    features: { emails },
                    blocked: blocked ?? {},
                  }
}

function permissionShapes(): NonNullable<User['permissions']>[] {
  return Array.from({ length: 32 }, (_, bits) => ({
    main: Boolean(bits & 1),
    web: Boolean(bits & 2),
    email: Boolean(bits & 4),
    discord: Boolean(bits & 8),
    warehouse: Boolean(bits & 16),
  }))
}

const guardsByPath = new Map<string, readonly GuardName[]>(
  documentedRoutes.map((route) => [route.path, guardsOfDocumented(route)]),
)

/** Where the home page sends somebody: the first page of the menu that is open to them. */
function homeTarget(access: Access): string | undefined {
  return entryStops(features, access).find(({ stop }) => !stop)?.entry.route.fullPath
}

/** The addresses that somebody is led through from one, the last of which is where they stay. */
function way(start: string, access: Access | undefined): string[] {
  const steps = [start]
  for (let href = start; steps.length <= 10;) {
    const { pathname, search } = addressOf(href)
    const names = guardsByPath.get(pathname)
    if (!names) throw new Error(`${steps.join(' → ')}: no such page`)
    const leave = departure(names, {
      access,
      href,
      search,
      guardsAt: (path) => guardsByPath.get(addressOf(path).pathname),
    })
    if (leave ? leave.to === undefined : pathname !== '/') return steps
    const target = leave ? leave.to : access && homeTarget(access)
    if (target === undefined) return steps
    href = leave ? withSearch(target, leave.search) : target
    steps.push(href)
  }
  return steps
}

const addresses = new Map<string, { pathname: string; search: Record<string, string> }>()

/** Each address is taken apart once. */
function addressOf(href: string) {
  const known = addresses.get(href)
  if (known) return known
  const { pathname, searchParams } = new URL(href, 'https://shop.example')
  const address = { pathname, search: Object.fromEntries(searchParams) }
  addresses.set(href, address)
  return address
}

function withSearch(path: string, search: object): string {
  const params = new URLSearchParams(Object.entries(search)).toString()
  return params && !path.includes('?') ? `${path}?${params}` : path
}

const starts = documentedRoutes.flatMap(({ path }) => [path, `/login?from=${encodeURIComponent(path)}`])

// Some 860,000 ways: more than the usual time on a busy machine.
test('nobody is led in a circle, and everybody arrives within three hops', { timeout: 60_000 }, () => {
  let longest: string[] = []
  let ways = 0
  const walk = (access: Access | undefined) => {
    for (const start of starts) {
      const steps = way(start, access)
      ways += 1
      if (steps.length > longest.length) longest = steps
    }
  }
  walk(undefined)
  for (const user of userShapes()) walk(accessOf(user, NOW))
  expect(ways).toBeGreaterThan(800_000)
  expect(longest.length - 1, longest.join(' → ')).toBeLessThanOrEqual(3)
})

test('a stranger ends on the sign-in page from every page that asks for a person', () => {
  const asking = documentedRoutes.filter(({ guards }) =>
    guards.some((name) => name === 'user-only' || name === 'no-access-email'),
  )
  for (const { path } of asking) expect(way(path, undefined).at(-1)).toMatch(/^\/login\?from=/)
})

test('a person whom nothing is held against stays where they went', () => {
  const owner = accessOf({ _id: 'u1', owner_webs: ids, owner_guilds: ids }, NOW)
  const moved = documentedRoutes.filter(
    ({ path, guards }) => path !== '/' && !guards.includes('guest-only') && way(path, owner).length > 1,
  )
  expect(moved).toEqual([])
})
