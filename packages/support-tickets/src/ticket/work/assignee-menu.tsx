import { useLingui } from '@lingui/react/macro'
import type { Ticket } from '@replybay/api-client'
import { useUser } from '@replybay/feature-kit'
import { Avatar, Button, Menu, useShortcut, VisuallyHidden } from '@replybay/ui-kit'
import { IconUser } from '@tabler/icons-react'
import { useState } from 'react'
import type { TicketStep } from './ticket-step.ts'
import { useAssigneeItems } from './use-assignee-items.ts'
import styles from './work-strip.module.css'

interface AssigneeMenuProps {
  ticket: Ticket
  onChange: (step: TicketStep) => void
}

/** Who looks after the ticket, and to whom it can be given. */
export function AssigneeMenu({ ticket, onChange }: AssigneeMenuProps) {
  const { assigneeId, assigneeName } = ticket
  const { t } = useLingui()
  const user = useUser()
  const [isNear, setNear] = useState(false)
  const items = useAssigneeItems(ticket, onChange, isNear)
  const isMine = assigneeId === user._id
  useShortcut({
    id: 'assign-to-me',
    keys: 'a',
    label: t`Assign to me`,
    group: t`Tickets`,
    run: () => !isMine && onChange({ assigneeId: user._id }),
  })
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
        items={items}
      />
    </span>
  )
}
