import type { User } from '@replybay/api-client'

/** What a guard decides on. */
export interface GuardSubject {
  /** Nobody is signed in where it is undefined. */
  user: User | undefined
  /** The path asked for, with its search and hash. */
  path: string
  /** Where a person who arrives at a guest page came from. */
  from: string | undefined
}

/** @see specification §2, guards */
export type GuardName = 'user-only' | 'guest-only'

/** Where a guard sends whom it stops; nothing where the page may be seen. */
type Guard = (subject: GuardSubject) => { to: string; search?: { from: string } } | undefined

/** The guards by name: each a pure function. A positive name says who may pass. */
export const guards: Readonly<Record<GuardName, Guard>> = {
  'user-only': ({ user, path }) => (user ? undefined : { to: '/login', search: { from: path } }),
  'guest-only': ({ user, from }) => (user ? { to: from && isOwnPath(from) ? from : '/' } : undefined),
}

/** A path of this origin: neither another origin (`//host`, `/\host`, `https:`) nor a way back to a guest page. */
function isOwnPath(path: string): boolean {
  const here = 'https://replybay.invalid'
  if (!path.startsWith('/') || !URL.canParse(path, here)) return false
  const { origin, pathname } = new URL(path, here)
  return origin === here && pathname !== '/login'
}
