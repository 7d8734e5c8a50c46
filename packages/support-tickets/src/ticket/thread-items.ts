import type { Ticket, TicketEvent, TicketMessage } from '@replybay/api-client'

/** One line of a conversation, as it is read from top to bottom. */
export type ThreadItem =
  | { kind: 'day'; key: string; day: Date }
  | { kind: 'message'; key: string; message: TicketMessage }
  | { kind: 'event'; key: string; event: TicketEvent }

/** Messages tell by themselves when a ticket was opened and answered. */
const told = new Set<TicketEvent['kind']>(['opened', 'answered', 'changed'])

/** Messages and what else happened, in order, with a separator before each new day of the reader's time zone. */
export function threadItems({ messages, events = [] }: Pick<Ticket, 'messages' | 'events'>): ThreadItem[] {
  const entries: Exclude<ThreadItem, { kind: 'day' }>[] = [
    ...messages.map((message) => ({ kind: 'message' as const, key: message._id, message })),
    ...events
      .filter((event, index) => !told.has(event.kind) && !isUnclosed(events, index))
      .map((event) => ({ kind: 'event' as const, key: event._id, event })),
  ]
  const moment = (entry: (typeof entries)[number]) =>
    entry.kind === 'message' ? entry.message.createdAt : entry.event.createdAt
  entries.sort((a, b) => moment(a).localeCompare(moment(b)))

  let shownDay = ''
  return entries.flatMap((entry): ThreadItem[] => {
    const day = new Date(moment(entry))
    const key = day.toDateString()
    if (key === shownDay) return [entry]
    shownDay = key
    return [{ kind: 'day', key, day }, entry]
  })
}

/** A customer who writes on opens an answered ticket again without a word; only a closed one is news. */
function isUnclosed(events: readonly TicketEvent[], index: number): boolean {
  if (events[index]?.kind !== 'reopened') return false
  return (
    events.slice(0, index).findLast(({ kind }) => kind === 'closed' || kind === 'reopened')?.kind !== 'closed'
  )
}
