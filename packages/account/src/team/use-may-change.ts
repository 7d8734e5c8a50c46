import type { TeamMember } from '@replybay/api-client'
import { useAccess, useCan, useUser } from '@replybay/feature-kit'

/** Whether the person may change a colleague or an invitation; of admins and some others, only the owner may. */
export function useMayChange({ _id, role, ownerOnly }: TeamMember): 'yes' | 'no' | 'owner-only' {
  const canManage = useCan('users')
  const user = useUser()
  const isOwner = useAccess()?.isOwner === true
  if (!canManage || _id === user._id || role === 'owner') return 'no'
  return isOwner || (role !== 'admin' && !ownerOnly) ? 'yes' : 'owner-only'
}
