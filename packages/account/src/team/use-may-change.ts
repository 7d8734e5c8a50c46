import type { TeamMember } from '@replybay/api-client'
import { useAccess, useCan, useUser } from '@replybay/feature-kit'

/** Whether the person may change a colleague or an invitation. Only the owner makes and unmakes admins. */
export function useMayChange({ _id, role, ownerOnly }: TeamMember): boolean {
  const canManage = useCan('users')
  const user = useUser()
  const isOwner = useAccess()?.isOwner === true
  const isOwnersAlone = role === 'admin' || ownerOnly === true
  return canManage && _id !== user._id && role !== 'owner' && (isOwner || !isOwnersAlone)
}
