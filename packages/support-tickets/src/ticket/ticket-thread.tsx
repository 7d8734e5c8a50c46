import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Ticket } from '@replybay/api-client'
import { DaySeparator, Thread } from '@replybay/ui-kit'
import { useMemo } from 'react'
import { OutboxLines, useTicketOutbox } from '../outbox/outbox-lines.tsx'
import { EventLine } from './event-line.tsx'
import { MessageLine } from './message-line.tsx'
import { threadItems } from './thread-items.ts'

/** What was said and what happened, oldest first. */
export function TicketThread({ ticket }: { ticket: Ticket }) {
  const { t } = useLingui()
  const sending = useTicketOutbox(ticket)
  const items = useMemo(() => threadItems(ticket), [ticket])
  return (
    <Thread
      label={t`Conversation`}
      newest={sending.at(-1)?.key ?? ticket.messages.at(-1)?._id ?? ''}
      unseenLabel={(count) => t`${plural(count, { one: '# new message', other: '# new messages' })}`}
    >
      {items.map((item) => {
        if (item.kind === 'day') return <DaySeparator key={item.key} day={item.day} />
        if (item.kind === 'event') return <EventLine key={item.key} event={item.event} />
        return <MessageLine key={item.key} message={item.message} customer={ticket.customer} />
      })}
      <OutboxLines ticket={ticket} />
    </Thread>
  )
}
