import type { components } from '@replybay/api-client'
import type { AccountFeature, Right, Role } from './contract.ts'
import type { CompanyState } from './handlers.ts'

export type Permissions = components['schemas']['Permissions']

export const ALL_RIGHTS: readonly Right[] = ['main', 'web', 'email', 'discord', 'warehouse']
const FEATURES: readonly AccountFeature[] = ['emails', 'discord', 'knowledge', 'warehouse']

/** What each role allows where nothing else was said. */
const byRole: Readonly<Record<Role, readonly Right[]>> = {
  owner: ALL_RIGHTS,
  admin: ALL_RIGHTS,
  support: ['main', 'web', 'email', 'discord'],
  warehouse: ['warehouse'],
}

/** Whether a role can have exceptions: whoever sets them has all rights. */
const hasExceptions = (role: Role) => role === 'support' || role === 'warehouse'

/** All rights of a person. Without the main platform, the warehouse alone is left. */
export function rightsOf(role: Role, permissions: Permissions | null): ReadonlySet<Right> {
  const exceptions = hasExceptions(role) ? permissions : null
  const rights = ALL_RIGHTS.filter((right) => exceptions?.[right] ?? byRole[role].includes(right))
  return new Set(rights.includes('main') ? rights : rights.filter((right) => right === 'warehouse'))
}

/** What of the permissions is an exception to the role; null where nothing is. */
export function exceptionsTo(role: Role, permissions: Permissions = {}): Permissions | null {
  if (!hasExceptions(role)) return null
  const exceptions = ALL_RIGHTS.flatMap((right) => {
    const isGiven = permissions[right]
    return isGiven === undefined || isGiven === byRole[role].includes(right)
      ? []
      : [[right, isGiven] as const]
  })
  return exceptions.length > 0 ? Object.fromEntries(exceptions) : null
}

/** What a company may use for now. */
export function companyState(
  features: components['schemas']['Features'] | null,
  blocked: components['schemas']['Blocked'] | null,
): CompanyState {
  return {
    isSuspended: blocked?.account !== undefined,
    switchedOff: new Set(FEATURES.filter((feature) => features?.[feature] === false)),
  }
}
