import { useLingui } from '@lingui/react/macro'
import { type Ticket, ticketQueries } from '@replybay/api-client'
import { useUser } from '@replybay/feature-kit'
import type { MenuItem } from '@replybay/ui-kit'
import { useQuery } from '@tanstack/react-query'
import type { TicketStep } from './ticket-step.ts'

/**
 * To whom a ticket can be given, as the items of a menu.
 * @param isNear - Whether somebody comes near it: colleagues are asked for then, not with each ticket.
 */
export function useAssigneeItems(
  { assigneeId }: Ticket,
  onChange: (step: TicketStep) => void,
  isNear: boolean,
): MenuItem[] {
  const { t } = useLingui()
  const user = useUser()
  const { data: colleagues = [] } = useQuery({ ...ticketQueries.assignees(), enabled: isNear })
  const give = (to: string | null) => () => onChange({ assigneeId: to })
  return [
    {
      key: user._id,
      label: t`Me`,
      shortcut: 'a',
      checked: assigneeId === user._id,
      onSelect: give(user._id),
    },
    ...colleagues
      .filter(({ _id }) => _id !== user._id)
      .map(({ _id, name }) => ({
        key: _id,
        label: name,
        checked: _id === assigneeId,
        onSelect: give(_id),
      })),
    {
      key: 'none',
      label: t({ message: 'Unassigned', context: 'one ticket' }),
      checked: !assigneeId,
      onSelect: give(null),
    },
  ]
}
