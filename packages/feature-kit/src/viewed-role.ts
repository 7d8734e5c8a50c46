import type { Role, User } from '@replybay/api-client'
import { useRouter } from '@tanstack/react-router'
import { type Access, accessOf } from './access.ts'
import type { Session } from './session.ts'

/** In the tab's own storage, which is emptied when the session ends: whose view it is, the role, and where it began. */
const KEY = 'replybay:viewed-role'
const viewable: Readonly<Record<Role, readonly Role[]>> = {
  owner: ['admin', 'support', 'warehouse'],
  admin: ['support', 'warehouse'],
  support: [],
  warehouse: [],
}
const listeners = new Set<() => void>()

/** The roles as which somebody may see the dashboard. */
export function viewableRoles(user: User): readonly Role[] {
  return viewable[accessOf(user, 0).role]
}

/** The role as which somebody sees the dashboard in this tab; nothing where it is their own. */
export function viewedRole(user: User): Role | undefined {
  const roles = viewableRoles(user)
  const stored = roles.length > 0 && readStored()
  const view = stored && stored.split(' ', 2).join(' ')
  return roles.find((role) => view === valueOf(user, role))
}

/** What a person may do, seen as the role that they have chosen to see the dashboard as. */
export function currentAccess(user: User, session: Pick<Session, 'now'>): Access {
  return accessOf(user, session.now(), viewedRole(user))
}

/** Tells of every change of the viewed role: for `useSyncExternalStore`. */
export function subscribeViewedRole(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}

/**
 * Shows the dashboard as another role sees it, from its home page on, or as one's own again, where that began. A view
 * and no more: the server is asked as the person who is signed in.
 */
export function useViewAs(): (user: User, role: Role | undefined) => Promise<void> {
  const router = useRouter()
  return async (user, role) => {
    const before = viewedRole(user) && readStored()?.split(' ')[2]
    keep(role && `${valueOf(user, role)} ${before ?? router.state.location.href}`)
    await router.navigate({ href: (!role && before) || '/' })
    // The guards of where one stood already have to be asked again.
    await router.invalidate()
  }
}

/** The view is one person's: who signs in after them does not share it. */
function valueOf(user: User, role: Role): string {
  return `${user._id} ${role}`
}

function readStored(): string | null {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}

function keep(value: string | undefined): void {
  try {
    if (value === undefined) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, value)
  } catch {
    // Where the browser's storage is forbidden, everybody sees the dashboard as themselves.
  }
  for (const listener of listeners) listener()
}
