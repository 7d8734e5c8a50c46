import { useLingui } from '@lingui/react/macro'
import { teamMutations, userQueries } from '@replybay/api-client'
import { SlotOutlet, useAccess, warehouseHints } from '@replybay/feature-kit'
import { useMutation, useQuery } from '@tanstack/react-query'
import { wordError } from '../errors.ts'
import { followInvited } from './follow-invited.ts'
import { TeamScreen } from './team-screen.tsx'

/** /settings/team. @see specification §2, §6, §7 */
export function TeamPage() {
  const { t, i18n } = useLingui()
  const access = useAccess()
  const invite = useMutation(teamMutations.inviteSupport())
  return (
    <TeamScreen
      title={t`Team`}
      roles={['support', 'admin', 'owner', 'warehouse']}
      // Only the owner invites admins.
      invitable={access?.isOwner ? ['support', 'admin'] : ['support']}
      team={useQuery({ ...userQueries.supports(), ...followInvited })}
      words={(error) => wordError(i18n, 'listSupports', error)}
      inviteWords={(error) => wordError(i18n, 'inviteSupport', error)}
      isSending={invite.isPending}
      onInvite={invite.mutate}
    />
  )
}

/** /settings/warehouses. @see specification §2, §6, §7 */
export function WarehousesPage() {
  const { t, i18n } = useLingui()
  const invite = useMutation(teamMutations.inviteWarehouse())
  return (
    <TeamScreen
      title={t`Warehouse staff`}
      hint={<SlotOutlet slot={warehouseHints} />}
      roles={['warehouse']}
      invitable={['warehouse']}
      team={useQuery({ ...userQueries.warehouses(), ...followInvited })}
      words={(error) => wordError(i18n, 'listWarehouses', error)}
      inviteWords={(error) => wordError(i18n, 'inviteWarehouse', error)}
      isSending={invite.isPending}
      onInvite={({ role: _always, ...invitation }, told) => invite.mutate(invitation, told)}
    />
  )
}
