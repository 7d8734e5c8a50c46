import { useLingui } from '@lingui/react/macro'
import { type Ticket, ticketQueries } from '@replybay/api-client'
import { useUser } from '@replybay/feature-kit'
import { Avatar, Button, Menu, useShortcut, VisuallyHidden } from '@replybay/ui-kit'
import { IconUser } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { TicketStep } from './ticket-step.ts'
import styles from './work-strip.module.css'

interface AssigneeMenuProps {
  ticket: Ticket
  onChange: (step: TicketStep) => void
}

/** Who looks after the ticket, and to whom it can be given. */
export function AssigneeMenu({ ticket: { assigneeId, assigneeName }, onChange }: AssigneeMenuProps) {
  const { t } = useLingui()
  const user = useUser()
  // Colleagues are asked for when somebody comes near, not with each ticket.
  const [isNear, setNear] = useState(false)
  const { data: colleagues = [] } = useQuery({ ...ticketQueries.assignees(), enabled: isNear })
  const isMine = assigneeId === user._id
  const mine = { assigneeId: user._id }
  useShortcut({
    id: 'assign-to-me',
    keys: 'a',
    label: t`Assign to me`,
    group: t`Tickets`,
    run: () => !isMine && onChange(mine),
  })
  const others = colleagues.filter(({ _id }) => _id !== user._id)
  const name = isMine ? t`You` : assigneeName
  return (
    <span onPointerEnter={() => setNear(true)} onFocus={() => setNear(true)}>
      <Menu
        label={t`Assign to`}
        trigger={
          <Button
            size="sm"
            variant="subtle"
            leftIcon={
              name ? (
                <Avatar name={(isMine ? user.name : assigneeName) ?? ''} size={20} />
              ) : (
                <IconUser aria-hidden />
              )
            }
          >
            <VisuallyHidden>{name ? t`Assigned to: ${name}` : t`Assigned to nobody`}</VisuallyHidden>
            <span aria-hidden className={styles['label']} dir="auto">
              {name ?? t({ message: 'Unassigned', context: 'one ticket' })}
            </span>
          </Button>
        }
        items={[
          { key: user._id, label: t`Me`, shortcut: 'a', checked: isMine, onSelect: () => onChange(mine) },
          ...others.map((colleague) => ({
            key: colleague._id,
            label: colleague.name,
            checked: colleague._id === assigneeId,
            onSelect: () => onChange({ assigneeId: colleague._id }),
          })),
          {
            key: 'none',
            label: t`Nobody`,
            checked: !assigneeId,
            onSelect: () => onChange({ assigneeId: null }),
          },
        ]}
      />
    </span>
  )
}
