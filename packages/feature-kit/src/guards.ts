import type { Access } from './access.ts'

/** What a guard decides on. */
export interface GuardSubject {
  /** Nobody is signed in where it is undefined. */
  access: Access | undefined
  /** The path of the page, without search and hash. */
  path: string
}

/** @see specification §2, guards */
export type GuardName =
  | 'user-only'
  | 'guest-only'
  | 'no-auth'
  | 'no-admin-role'
  | 'no-ownership'
  | 'no-subscribed'
  | 'no-setup-web'
  | 'no-access-web'
  | 'no-setup-knowledge'
  | 'no-access-email'
  | 'emails-disabled'
  | 'no-setup-discord'
  | 'no-access-discord'
  | 'no-main-platform-access'
  | 'no-warehouse-access'
  | 'page-access-blocked'
  | 'set-page-layout'

interface Guard {
  /** Whether the person is stopped. */
  blocks: (subject: GuardSubject) => boolean
  /** Where they are sent; without it the page stays where it is and says why it is closed. */
  sendsTo?: (subject: GuardSubject) => string
}

/** Stops whom `isOpen` speaks against; of a person whom nobody knows there is no evidence. */
const unless = (isOpen: (access: Access) => boolean) => ({
  blocks: ({ access }: GuardSubject) => access !== undefined && !isOpen(access),
})
const signIn = { blocks: ({ access }: GuardSubject) => !access, sendsTo: () => '/login' }
const home = { sendsTo: () => '/' }
/** Only an admin can mend it; others are told at home whom to ask. */
const adminsTo = (path: string) => ({
  sendsTo: ({ access }: GuardSubject) => (access?.isAdmin ? path : '/'),
})

/**
 * The guards by name. `user-only` and `guest-only` say who may pass; every other name is what blocks.
 * They speak on positive evidence only, and for convenience: what is allowed, the server decides.
 */
export const guards: Readonly<Record<GuardName, Guard>> = {
  'user-only': signIn,
  // Where they wanted to go before, `guardRedirect` knows.
  'guest-only': { blocks: ({ access }) => access !== undefined, ...home },
  'no-auth': signIn,
  'no-admin-role': { ...unless(({ isAdmin, isRoleUnknown }) => isAdmin || isRoleUnknown), ...home },
  'no-ownership': { ...unless(({ isOwner, isRoleUnknown }) => isOwner || isRoleUnknown), ...home },
  'no-subscribed': { ...unless((access) => access.isSubscribed), sendsTo: () => '/subscription' },
  'no-setup-web': { ...unless(({ hasWeb }) => hasWeb), ...adminsTo('/webs/integration') },
  'no-access-web': { ...unless(({ may }) => may.web), ...home },
  'no-setup-knowledge': {
    ...unless(({ hasKnowledge }) => hasKnowledge),
    sendsTo: () => '/knowledge/settings',
  },
  'no-access-email': {
    blocks: ({ access }) => !access?.may.email,
    sendsTo: ({ access }) => (access ? '/' : '/login'),
  },
  'emails-disabled': { ...unless(({ hasEmails }) => hasEmails), ...adminsTo('/emails/integration') },
  'no-setup-discord': { ...unless(({ hasGuild }) => hasGuild), sendsTo: () => '/discord/settings' },
  'no-access-discord': { ...unless(({ may }) => may.discord), ...home },
  'no-main-platform-access': {
    ...unless(({ may }) => may.main || !may.warehouse),
    sendsTo: () => '/warehouse/orders',
  },
  'no-warehouse-access': { ...unless(({ may }) => may.warehouse), ...home },
  'page-access-blocked': { blocks: isPageBlocked },
  // Says in which layout the page stands, and stops nobody.
  'set-page-layout': { blocks: () => false },
}

/** An owner can always pay: whoever is suspended must find the way out. */
function isPageBlocked({ access, path }: GuardSubject): boolean {
  if (!access || (access.isOwner && path === '/settings/billing')) return false
  return (
    access.suspended !== undefined ||
    access.blockedPages.some((page) => path === page || path.startsWith(`${page}/`))
  )
}

/** The first guard that stops a person, of those that a page asks in their order. */
export function blockingGuard(names: readonly GuardName[], subject: GuardSubject): GuardName | undefined {
  return names.find((name) => guards[name].blocks(subject))
}

export function isGuardName(value: unknown): value is GuardName {
  return typeof value === 'string' && Object.hasOwn(guards, value)
}
