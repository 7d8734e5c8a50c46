import type { Role, User } from '@replybay/api-client'
import { isSubscribed } from './is-subscribed.ts'

/** A part of the product that a right opens. @see specification §3, User */
export type Area = keyof NonNullable<User['permissions']>

/** What a person may do and has set up: all that guards, menus and locked parts decide on. */
export interface Access {
  role: Role
  /** Owner or admin. */
  isAdmin: boolean
  isOwner: boolean
  /** Whether the person has a role that this build does not know. Only the server can tell what it forbids. */
  isRoleUnknown: boolean
  isSubscribed: boolean
  /** The areas that are open to the person. */
  may: Readonly<Record<Area, boolean>>
  hasWeb: boolean
  hasGuild: boolean
  hasKnowledge: boolean
  /** Whether mail is switched on for the company. */
  hasEmails: boolean
  /** Why the whole account is suspended; nothing where it is not. */
  suspended: NonNullable<User['blocked']>['account']
  /** Paths without a final slash. */
  blockedPages: readonly string[]
}

/** What each role opens where nothing else was said of a person. */
export const roleAreas: Readonly<Record<Role, readonly Area[]>> = {
  owner: ['main', 'web', 'email', 'discord', 'warehouse'],
  admin: ['main', 'web', 'email', 'discord', 'warehouse'],
  support: ['main', 'web', 'email', 'discord'],
  warehouse: ['warehouse'],
}

/**
 * The one place that reads rights out of the raw user. A backend that knows the documented fields alone tells few
 * of them, so what is absent never forbids: only the server, which checks every call, can then. A role that this build
 * does not know is read as an absent one, but no guard stops its person for not being an admin or the owner.
 * @param now - The server's time, ms since 1970.
 * @param viewed - The role as which the person sees the dashboard: it takes rights away and gives none.
 * @see specification §3, User; §6
 */
export function accessOf(user: User, now: number, viewed?: Role): Access {
  const own = describedRole(user.role) ?? inferredRole(user)
  const role = viewed ?? own
  const may = (area: Area) =>
    (user.permissions?.[area] ?? roleAreas[own].includes(area)) &&
    (!viewed || roleAreas[viewed].includes(area))
  const { discord = true, warehouse = true, knowledge = true } = user.features ?? {}
  return {
    role,
    isAdmin: role === 'owner' || role === 'admin',
    isOwner: role === 'owner',
    isRoleUnknown: !viewed && Boolean(user.role) && !describedRole(user.role),
    isSubscribed: isSubscribed(user.subscription, now),
    may: {
      main: may('main'),
      web: may('web'),
      email: may('email'),
      discord: may('discord') && discord,
      warehouse: may('warehouse') && warehouse,
    },
    hasWeb: user.owner_webs.length > 0,
    hasGuild: user.owner_guilds.length > 0,
    hasKnowledge: user.container === undefined || Boolean(user.container),
    hasEmails: user.features?.emails ?? true,
    suspended: user.blocked?.account,
    // No guard of the specification is about it: its pages are blocked, as those that the account blocks.
    blockedPages: [...(user.blocked?.pages ?? []), ...(knowledge ? [] : ['/knowledge'])]
      .filter(Boolean)
      .map(withoutFinalSlash),
  }
}

/** Pages are compared as the router writes them. */
function withoutFinalSlash(path: string): string {
  return path.replace(/\/+$/, '') || '/'
}

/** A newer backend may have roles that this build does not know, whatever the types say. */
function describedRole(role: Role | undefined): Role | undefined {
  return role !== undefined && Object.hasOwn(roleAreas, role) ? role : undefined
}

function inferredRole({ _id, ownerId, owner_webs, owner_guilds }: User): Role {
  if (ownerId !== undefined) return ownerId === null || ownerId === _id ? 'owner' : 'support'
  return owner_webs.length > 0 || owner_guilds.length > 0 ? 'owner' : 'support'
}
