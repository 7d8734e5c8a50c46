import type { Ticket, TicketEvent, TicketMessage } from '@replybay/api-client'
import type { TicketNote } from '../model/ticket-note.ts'

/** One line of a conversation, as it is read from top to bottom. */
export type ThreadItem =
  | { kind: 'day'; key: string; day: Date }
  | { kind: 'new'; key: string }
  | { kind: 'message'; key: string; message: TicketMessage }
  | { kind: 'note'; key: string; note: TicketNote }
  | { kind: 'event'; key: string; event: TicketEvent }

/** The key of the separator before what was not read yet. */
export const NEW_KEY = 'new'

/** Who replies to a ticket that nobody has gets it with that: the server says both within so long, in ms. */
const WITH_REPLY_MS = 60_000

/** The thread shows by itself when a ticket was opened and answered, and what was noted. */
const tells = new Set<TicketEvent['kind']>(['opened', 'answered', 'changed', 'noted'])

/**
 * Messages, notes and what else happened, in order, with a separator before each new day of the reader's time zone.
 *
 * @param firstNew the id of the first message that was not read yet.
 */
export function threadItems(
  { messages, notes = [], events = [] }: Pick<Ticket, 'messages' | 'notes' | 'events'>,
  firstNew?: string,
): ThreadItem[] {
  const told = events
    .filter((event, index) => !tells.has(event.kind) && !isUnclosed(events, index))
    .map((event) => ({ event, reply: replyOf(event, messages) }))
  const dated: { at: string; item: ThreadItem }[] = [
    // Before what has the same time.
    ...told.flatMap(({ event, reply }) => (reply ? [{ at: reply.createdAt, item: eventItem(event) }] : [])),
    ...messages.map((message) => ({
      at: message.createdAt,
      item: { kind: 'message' as const, key: message._id, message },
    })),
    ...notes.map((note) => ({ at: note.createdAt, item: { kind: 'note' as const, key: note._id, note } })),
    ...told.flatMap(({ event, reply }) => (reply ? [] : [{ at: event.createdAt, item: eventItem(event) }])),
  ]
  // All are written in one form and in UTC: their order as texts is their order in time.
  dated.sort((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at)))

  let shownDay = ''
  return dated.flatMap(({ at, item }): ThreadItem[] => {
    const day = new Date(at)
    const key = day.toDateString()
    const before: ThreadItem[] = key === shownDay ? [] : [{ kind: 'day', key, day }]
    shownDay = key
    if (item.key === firstNew) before.push({ kind: 'new', key: NEW_KEY })
    return [...before, item]
  })
}

/**
 * The first message of the customer since somebody answered. Nothing where nobody ever did: then all is new, and
 * nothing stands before it.
 */
export function firstUnanswered(messages: readonly TicketMessage[]): string | undefined {
  const answer = messages.findLastIndex(({ author }) => author !== 'customer')
  return answer === -1 ? undefined : messages[answer + 1]?._id
}

/** A customer who writes on opens an answered ticket again without a word; only a closed one is news. */
function isUnclosed(events: readonly TicketEvent[], index: number): boolean {
  if (events[index]?.kind !== 'reopened') return false
  return (
    events.slice(0, index).findLast(({ kind }) => kind === 'closed' || kind === 'reopened')?.kind !== 'closed'
  )
}

function eventItem(event: TicketEvent): ThreadItem {
  return { kind: 'event', key: event._id, event }
}

/** The reply with which somebody got the ticket: they had it before the customer read that. */
function replyOf(
  { kind, actorName, detail, createdAt }: TicketEvent,
  messages: readonly TicketMessage[],
): TicketMessage | undefined {
  if (kind !== 'assigned' || !actorName || detail !== actorName) return undefined
  const at = Date.parse(createdAt)
  return messages.findLast((message) => {
    const since = at - Date.parse(message.createdAt)
    return (
      message.author === 'support' && message.authorName === actorName && since >= 0 && since < WITH_REPLY_MS
    )
  })
}
