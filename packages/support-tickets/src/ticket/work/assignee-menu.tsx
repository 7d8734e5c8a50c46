import { useLingui } from '@lingui/react/macro'
import type { Ticket } from '@replybay/api-client'
import { LazyBoundary, lazyPart, personName, useUser } from '@replybay/feature-kit'
import { Avatar, Button, Menu, VisuallyHidden } from '@replybay/ui-kit'
import { IconUser, IconUserPlus } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTicketShortcut } from '../../model/use-ticket-shortcut.ts'
import type { TicketStep } from '../../change/ticket-step.ts'
import { useAssigneeItems } from '../../change/use-assignee-items.ts'
import styles from './work-strip.module.css'

const AssignStep = lazyPart(async () => (await import('./assign-step.tsx')).AssignStep)

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
  const mine = { assigneeId: user._id }
  const name = isMine ? t`You` : assigneeName
  const place = useRef<HTMLSpanElement>(null)
  useTicketShortcut(ticket, {
    id: 'assign-to-me',
    keys: 'a',
    label: t`Assign to me`,
    icon: IconUser,
    run: () => !isMine && onChange(mine),
  })
  useTicketShortcut(ticket, {
    id: 'assign-ticket',
    keys: 'shift+a',
    label: t`Assign to…`,
    detail: isMine ? t`currently you` : assigneeName && t`currently ${assigneeName}`,
    icon: IconUserPlus,
    step: () => ({
      label: t`Assign to…`,
      render: (props) => (
        <LazyBoundary>
          <AssignStep {...props} ticket={ticket} onChange={onChange} />
        </LazyBoundary>
      ),
    }),
    run: () => place.current?.querySelector('button')?.click(),
  })
  return (
    <span ref={place} onPointerEnter={() => setNear(true)} onFocus={() => setNear(true)}>
      <Menu
        label={t`Assign to`}
        trigger={
          <Button
            size="sm"
            variant="subtle"
            leftIcon={
              name ? (
                <Avatar name={isMine ? personName(user) : (assigneeName ?? '')} size={20} />
              ) : (
                <IconUser aria-hidden />
              )
            }
          >
            <VisuallyHidden>
              {name ? t`Assigned to: ${name}` : t({ message: 'Unassigned', context: 'one ticket' })}
            </VisuallyHidden>
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
