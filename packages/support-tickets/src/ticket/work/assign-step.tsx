import { useLingui } from '@lingui/react/macro'
import { type Ticket, ticketQueries } from '@replybay/api-client'
import { errorCause, personName, useUser } from '@replybay/feature-kit'
import { Avatar, type PaletteSourceProps, usePaletteSource } from '@replybay/ui-kit'
import { IconCheck, IconUserOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { wordError } from '../../errors.ts'
import type { TicketStep } from '../../change/ticket-step.ts'

interface AssignStepProps extends PaletteSourceProps {
  ticket: Ticket
  onChange: (step: TicketStep) => void
}

/** To whom a ticket can be given: the person first. */
export function AssignStep({ ticket: { assigneeId }, onChange, onFound }: AssignStepProps) {
  const { t, i18n } = useLingui()
  const user = useUser()
  const { data, error, refetch } = useQuery(ticketQueries.assignees())
  const current = t({ message: 'Current', context: 'assignee' })
  const row = (id: string, name: string, label: string) => ({
    id: `assign-${id}`,
    label,
    icon: <Avatar name={name} size={20} />,
    aside: id === assigneeId && <IconCheck aria-label={current} size={16} />,
    run: () => onChange({ assigneeId: id }),
  })
  const others = (data ?? []).filter(({ _id }) => _id !== user._id)
  usePaletteSource('assignees', onFound, {
    isSearching: !data && !error,
    ...(error && {
      problem: {
        title: wordError(i18n, 'listAssignees', error),
        detail: errorCause(error) && t`Your team couldn’t be loaded. Try again.`,
        onRetry: () => void refetch(),
      },
    }),
    sections: [
      {
        id: 'assignees',
        title: t`Assign to`,
        commands: [
          row(user._id, personName(user), t`Me`),
          ...others.map(({ _id, name }) => row(_id, name, name)),
          {
            id: 'assign-none',
            label: t({ message: 'Unassigned', context: 'one ticket' }),
            icon: <IconUserOff />,
            aside: !assigneeId && <IconCheck aria-label={current} size={16} />,
            run: () => onChange({ assigneeId: null }),
          },
        ],
      },
    ],
  })
  return null
}
