import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Ticket } from '@replybay/api-client'
import { useUser } from '@replybay/feature-kit'
import { DaySeparator, matches, NewSeparator, Thread, useFromBreakpoint } from '@replybay/ui-kit'
import { memo, useCallback, useMemo, useState } from 'react'
import type { OutboxEntry } from '../outbox/outbox-entry.ts'
import { OutboxLine } from '../outbox/outbox-line.tsx'
import { useTicketOutbox } from '../outbox/use-ticket-outbox.ts'
import { useWithoutRemoved } from '../removal/use-without-removed.ts'
import { EventLine } from './event-line.tsx'
import { MessageLine } from './message-line.tsx'
import { NoteLine } from '../notes/note-line.tsx'
import { ThreadHead } from './thread-head.tsx'
import { firstUnanswered, NEW_KEY, type ThreadItem, threadItems } from './thread-items.ts'

/** A line of the thread, what heads it, or an answer that is not on the server yet. */
type Line =
  | ThreadItem
  | { kind: 'head'; key: string; ticket: Ticket }
  | { kind: 'sending'; key: string; entry: OutboxEntry; ticket: Ticket }

const getKey = ({ key }: Line) => key

interface TicketThreadProps {
  ticket: Ticket
  /** The ids of two events that are told below the thread, and not in it. */
  handOffBelow: string | undefined
  newsBelow: string | undefined
  /** Words that are searched for: it begins at the newest message that holds them. */
  searched: string | undefined
}

/** What was said and what happened, oldest first. Drawn again when the ticket changes, not while somebody writes. */
export const TicketThread = memo(function TicketThread(props: TicketThreadProps) {
  const { ticket, handOffBelow, newsBelow, searched } = props
  const { t } = useLingui()
  const userId = useUser()._id
  const hasRoom = useFromBreakpoint('md')
  const sending = useTicketOutbox(ticket)
  // Reading it makes it read: what was new stays marked for as long as it is looked at.
  const [firstNew] = useState(() => (ticket.unread ? firstUnanswered(ticket.messages) : undefined))
  const { _id: id, customer } = ticket
  const found = searched && ticket.messages.findLast(({ text }) => matches(searched, text))
  const withoutRemoved = useWithoutRemoved('note')
  const said = useMemo(
    () => threadItems({ ...ticket, notes: withoutRemoved(ticket.notes ?? []) }, firstNew),
    [ticket, withoutRemoved, firstNew],
  )
  const lines = useMemo<Line[]>(
    () => [
      ...(hasRoom ? [] : [{ kind: 'head' as const, key: 'head', ticket }]),
      ...said.filter(({ key }) => key !== handOffBelow && key !== newsBelow),
      ...sending.map((entry) => ({ kind: 'sending' as const, key: entry.key, entry, ticket })),
    ],
    [hasRoom, said, handOffBelow, newsBelow, sending, ticket],
  )
  const authorOf = useCallback(
    (line: Line) => {
      if (line.kind === 'sending') return 'reader'
      if (line.kind !== 'message' && line.kind !== 'note') return undefined
      const { authorId } = line.kind === 'message' ? line.message : line.note
      return authorId === userId ? 'reader' : 'other'
    },
    [userId],
  )
  const renderLine = useCallback(
    (line: Line) => {
      switch (line.kind) {
        case 'head':
          return <ThreadHead ticket={line.ticket} />
        case 'day':
          return <DaySeparator day={line.day} />
        case 'new':
          return <NewSeparator />
        case 'event':
          return <EventLine event={line.event} />
        case 'note':
          return <NoteLine ticketId={id} note={line.note} />
        case 'sending':
          return <OutboxLine entry={line.entry} ticket={line.ticket} />
        case 'message':
          return <MessageLine ticketId={id} message={line.message} customer={customer} searched={searched} />
      }
    },
    [id, customer, searched],
  )
  return (
    <Thread
      label={t`Conversation`}
      items={lines}
      getKey={getKey}
      authorOf={authorOf}
      renderItem={renderLine}
      unseenLabel={(count) => t`${plural(count, { one: '# new message', other: '# new messages' })}`}
      newKey={firstNew && NEW_KEY}
      startKey={found ? found._id : undefined}
    />
  )
})
