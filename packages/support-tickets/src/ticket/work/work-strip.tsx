import { useLingui } from '@lingui/react/macro'
import type { Ticket } from '@replybay/api-client'
import { AssigneeMenu } from './assignee-menu.tsx'
import { SnoozeMenu } from './snooze-menu.tsx'
import { TagsPopover } from './tags-popover.tsx'
import { useTicketChange } from './use-ticket-change.ts'
import styles from './work-strip.module.css'

/** Who looks after a ticket, what it is about, and when it comes back: for backends that keep such things. */
export function WorkStrip({ ticket }: { ticket: Ticket }) {
  const { t } = useLingui()
  const change = useTicketChange(ticket)
  return (
    <div role="group" aria-label={t`Work on the ticket`} className={styles['strip']}>
      <AssigneeMenu ticket={ticket} onChange={change} />
      <TagsPopover ticket={ticket} onChange={change} />
      <SnoozeMenu ticket={ticket} onChange={change} />
    </div>
  )
}
