import type { Access } from './access.ts'
import { firstStop, type GuardName, guards, isGuardName } from './guards.ts'

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
export interface Departure {
  stop: GuardName
  /** Where they go on; nothing where the page stays in its place and says that it is closed. */
  to: string | undefined
  /** What the page there says about it. */
  search: { from?: string; why?: GuardName }
}

/**
 * What the guards of a page do with somebody who comes to it; nothing where they may stay. Who is sent on twice
 * still reads the first reason, which is about the page that they wanted.
 * @see specification §2, guards
 */
export function departure(names: readonly GuardName[], arrival: Arrival): Departure | undefined {
  const { access, href, search } = arrival
  const wanted = access && wantedPage(arrival)
  const subject = { access, path: pathOf(href), from: wanted?.stop ? undefined : wanted?.from }
  const stop = firstStop(names, subject)
  if (!stop) return undefined
  const to = guards[stop].sendsTo?.(subject)
  if (to === undefined) return { stop, to, search: {} }
  if (stop === 'guest-only') {
    return { stop, to, search: wanted?.stop ? { from: wanted.from, why: wanted.stop } : {} }
  }
  const { from, why } = search
  const isSentOn = access !== undefined && typeof from === 'string' && isGuardName(why)
  return { stop, to, search: isSentOn ? { from, why } : { from: href, why: stop } }
}

/** A page of this dashboard that a person wanted to see before they signed in, and what still keeps them from it. */
function wantedPage({ access, search: { from }, guardsAt }: Arrival) {
  if (typeof from !== 'string' || !isOwnAddress(from)) return undefined
  const names = guardsAt(from)
  if (!names || names.includes('guest-only')) return undefined
  return { from, stop: firstStop(names, { access, path: pathOf(from) }) }
}

const here = 'https://replybay.invalid'

/** An address of this origin, neither of another (`//host`, `/\host`, `https:`). */
function isOwnAddress(href: string): boolean {
  return href.startsWith('/') && URL.canParse(href, here) && new URL(href, here).origin === here
}

function pathOf(href: string): string {
  return new URL(href, here).pathname
}
