import { type Access, guardRedirect, type GuardName } from '@replybay/feature-kit'
import { features } from '../src/features.ts'
import { firstOfWarehouse } from '../src/home/home-entries.ts'

/** The guards of each page, by its path. */
export type Pages = ReadonlyMap<string, readonly GuardName[]>

const MOST_STEPS = 10

/** The addresses that somebody is led through from one, the last of which is where they stay. */
export function way(pages: Pages, start: string, access: Access | undefined): string[] {
  const steps = [start]
  for (let href = start; steps.length <= MOST_STEPS; steps.push(href)) {
    const next = nextStep(pages, href, access)
    if (next === undefined) return steps
    href = next
  }
  return steps
}

/** @throws where there is no such page */
function nextStep(pages: Pages, href: string, access: Access | undefined): string | undefined {
  const { pathname, search } = addressOf(href)
  const names = pages.get(pathname)
  if (!names) throw new Error(`Somebody is led to ${href}, where there is no page.`)
  const guardsAt = (path: string) => pages.get(addressOf(path).pathname)
  const leave = guardRedirect(names, { access, href, search, guardsAt })
  if (!leave)
    return pathname === '/' && access ? firstOfWarehouse(features, access)?.route.fullPath : undefined
  if (!leave.target) return undefined
  return 'href' in leave.target ? leave.target.href : withSearch(leave.target.to, leave.target.search)
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
  return (params && `${path}?${params}`) || path
}
