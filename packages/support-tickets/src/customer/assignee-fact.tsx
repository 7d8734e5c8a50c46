import { useLingui } from '@lingui/react/macro'
import type { Ticket } from '@replybay/api-client'
import { personName, useUser } from '@replybay/feature-kit'
import { Avatar, Menu, VisuallyHidden } from '@replybay/ui-kit'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { useAssigneeItems } from '../change/use-assignee-items.ts'
import { useTicketChange } from '../acts/use-ticket-change.ts'
import styles from './facts.module.css'

/** Who looks after a ticket; a press offers to whom it can be given. */
export function AssigneeFact({ ticket }: { ticket: Ticket }) {
  const { t } = useLingui()
  const user = useUser()
  const [isNear, setNear] = useState(false)
  const items = useAssigneeItems(ticket, useTicketChange(ticket), isNear)
  const { assigneeId, assigneeName } = ticket
  const isMine = assigneeId === user._id
  const name = isMine ? t`You` : assigneeName
  const value = name ?? t({ message: 'Unassigned', context: 'one ticket' })
  const label = t`Assigned`
  return (
    <div className={styles['fact']} data-editable>
      <dt>{label}</dt>
      <dd>
        <Menu
          label={t`Assign to`}
          trigger={
            <button
              type="button"
              className={styles['edit']}
              title={value}
              onPointerEnter={() => setNear(true)}
              onFocus={() => setNear(true)}
            >
              <VisuallyHidden>{t`${label}: ${value}. Edit`}</VisuallyHidden>
              {name && <Avatar name={isMine ? personName(user) : (assigneeName ?? '')} size={20} />}
              <span aria-hidden className={styles['value']} dir="auto">
                {value}
              </span>
              <IconPencil aria-hidden />
            </button>
          }
          items={items}
        />
      </dd>
    </div>
  )
}
