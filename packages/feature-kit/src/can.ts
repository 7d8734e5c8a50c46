import type { User } from '@replybay/api-client'
import { useUser } from './session-provider.tsx'

/** Something beyond the documented product that a backend may have. */
type Capability = NonNullable<User['capabilities']>[number]

/** Whether the backend of a person has a capability. One that names none has none. */
export function can(user: Pick<User, 'capabilities'>, capability: Capability): boolean {
  return user.capabilities?.includes(capability) === true
}

/** Whether the backend of the signed-in person has a capability. Only for pages behind `user-only`, as `useUser`. */
export function useCan(capability: Capability): boolean {
  return can(useUser(), capability)
}
