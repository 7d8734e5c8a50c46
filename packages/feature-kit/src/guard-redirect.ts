import type { Access } from './access.ts'
import { blockingGuard, type GuardName, guards, isGuardName } from './guards.ts'

/** Somebody comes to a page. */
export interface Arrival {
  /** Nobody is signed in where it is undefined. */
  access: Access | undefined
  /** The address asked for: path, search and hash. */
  href: string
  /** The page's search params; `from` and `why` say where the person was sent away, and by which guard. */
  search: { from?: unknown; why?: unknown }
  /** The guards of the page at an address of the dashboard; nothing where there is no page. */
  guardsAt: (href: string) => readonly GuardName[] | undefined
}

/** What becomes of somebody who is stopped. */
export interface GuardRedirect {
  guard: GuardName
  /**
   * Where they go on: to a page, with what it says about it, or to an address that they asked for before, whole as
   * it is. Nothing where the page stays in its place and says that it is closed.
   */
  target: { to: string; search: { from?: string; why?: GuardName } } | { href: string } | undefined
}

/**
 * What the guards of a page do with somebody who comes to it; nothing where they may stay. Who is sent on twice
 * still reads the first reason, which is about the page that they wanted; where the page that they are sent to is
 * not there, they read it at home.
 * @see specification §2, guards
 */
export function guardRedirect(names: readonly GuardName[], arrival: Arrival): GuardRedirect | undefined {
  const { access, href, search, guardsAt } = arrival
  const guard = blockingGuard(names, { access, path: pathOf(href) })
  if (!guard) return undefined
  if (guard === 'guest-only') return { guard, target: wayBack(arrival) }
  const page = guards[guard].sendsTo?.({ access, path: pathOf(href) })
  if (page === undefined) return { guard, target: undefined }
  const { from, why } = search
  const isSentOn = access !== undefined && typeof from === 'string' && isGuardName(why)
  const to = access && !guardsAt(page) ? '/' : page
  return { guard, target: { to, search: isSentOn ? { from, why } : { from: href, why: guard } } }
}

/** Where somebody goes who has signed in: to the page that they wanted, or home, to read what keeps them from it. */
function wayBack(arrival: Arrival): GuardRedirect['target'] {
  const wanted = wantedPage(arrival)
  if (!wanted) return { to: '/', search: {} }
  const { from, guard } = wanted
  return guard ? { to: '/', search: { from, why: guard } } : { href: from }
}

/** A page of this dashboard that a person wanted to see before they signed in, and what still keeps them from it. */
function wantedPage({ access, search: { from }, guardsAt }: Arrival) {
  if (typeof from !== 'string' || !isOwnAddress(from)) return undefined
  const names = guardsAt(from)
  if (!names || names.includes('guest-only')) return undefined
  return { from, guard: blockingGuard(names, { access, path: pathOf(from) }) }
}

const here = 'https://replybay.invalid'

/** An address of this origin, neither of another (`//host`, `/\host`, `https:`). */
function isOwnAddress(href: string): boolean {
  return href.startsWith('/') && URL.canParse(href, here) && new URL(href, here).origin === here
}

function pathOf(href: string): string {
  return new URL(href, here).pathname
}
