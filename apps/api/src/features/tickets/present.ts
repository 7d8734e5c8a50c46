/** Rows as the contract says them. */
import type { components } from '@replybay/api-client'
import type { attachments } from '../attachments/tables.ts'
import type { customers } from '../customers/tables.ts'
import type { messages, ticketEvents, ticketNotes, tickets } from './tables.ts'
import { toAttachment } from '../attachments/index.ts'
import { answerBy } from './rules.ts'

type Schemas = components['schemas']
type MessageRow = typeof messages.$inferSelect
type AttachmentRow = typeof attachments.$inferSelect
type NoteRow = typeof ticketNotes.$inferSelect
type EventRow = typeof ticketEvents.$inferSelect

interface TicketRow {
  ticket: typeof tickets.$inferSelect
  customer: typeof customers.$inferSelect
  /** Of whom it is assigned to. */
  assigneeName: string | null
  /** When the customer wrote last, where somebody else has spoken since and that matters. */
  askedAt?: Date | null
}

export function toSummary(
  { ticket, customer, assigneeName, askedAt }: TicketRow,
  lastMessage: MessageRow | undefined,
): Schemas['TicketSummary'] {
  const asked = lastMessage?.author === 'customer' ? lastMessage.createdAt : askedAt
  const until = ticket.waitingSince ? answerBy(ticket.channel, asked) : undefined
  return {
    _id: ticket.id,
    webId: ticket.webId,
    channel: ticket.channel,
    status: ticket.status,
    subject: ticket.subject,
    customer: toCustomer(customer),
    ...(ticket.customerVerified !== null && { customerVerified: ticket.customerVerified }),
    tags: ticket.tags,
    unread: ticket.unread,
    ...(ticket.handedOff && { handedOff: true }),
    ...(lastMessage && { lastMessage: toMessage(lastMessage) }),
    ...(ticket.assigneeId && { assigneeId: ticket.assigneeId }),
    ...(assigneeName && { assigneeName }),
    ...(ticket.claimedAt && { claimedAt: ticket.claimedAt.toISOString() }),
    ...(ticket.mention && { mention: ticket.mention }),
    ...(until && { answerBy: until.toISOString() }),
    ...(ticket.snoozedUntil && { snoozedUntil: ticket.snoozedUntil.toISOString() }),
    ...(ticket.snoozedUntil && ticket.snoozedFor && { snoozedFor: ticket.snoozedFor }),
    waitingSince: ticket.waitingSince?.toISOString() ?? null,
    createdAt: ticket.createdAt.toISOString(),
    updatedAt: ticket.updatedAt.toISOString(),
  }
}

interface WholeTicket extends TicketRow {
  messages: MessageRow[]
  events: EventRow[]
  notes: NoteRow[]
  attachments: AttachmentRow[]
}

export function toTicket(row: WholeTicket): Schemas['Ticket'] {
  const asked = row.messages.findLast(({ author }) => author === 'customer')
  const files = Map.groupBy(row.attachments, ({ messageId }) => messageId)
  return {
    ...toSummary(row, row.messages.at(-1)),
    messages: row.messages.map((message) => {
      const own = files.get(message.id)
      return { ...toMessage(message), ...(own && { attachments: own.map(toAttachment) }) }
    }),
    notes: row.notes.map((note) => {
      const own = files.get(note.id)
      return { ...toNote(note), ...(own && { attachments: own.map(toAttachment) }) }
    }),
    answerBy: answerBy(row.ticket.channel, asked?.createdAt)?.toISOString() ?? null,
    ...(row.ticket.rating && {
      rating: {
        grade: row.ticket.rating,
        ...(row.ticket.ratingComment && { comment: row.ticket.ratingComment }),
      },
    }),
    events: row.events.map(toEvent),
  }
}

export function toCustomer({ id, name, ...rest }: TicketRow['customer']): Schemas['Customer'] {
  const { email, phone, handle, language, location, country, timeZone } = rest
  return {
    _id: id,
    name,
    ...(email && { email }),
    ...(phone && { phone }),
    ...(handle && { handle }),
    ...(language && { language }),
    ...(location && { location }),
    ...(country && { country }),
    ...(timeZone && { timeZone }),
  }
}

function toMessage(message: MessageRow): Schemas['Message'] {
  return {
    _id: message.id,
    author: message.author,
    ...(message.authorName && { authorName: message.authorName }),
    ...(message.authorId && { authorId: message.authorId }),
    text: message.text,
    ...(message.sources && { sources: message.sources }),
    createdAt: message.createdAt.toISOString(),
    ...(message.delivery && {
      delivery: {
        state: message.delivery,
        ...(message.deliveryProblem && { problem: message.deliveryProblem }),
      },
    }),
    ...(message.editedAt && { editedAt: message.editedAt.toISOString() }),
    ...(message.removedAt && { removedAt: message.removedAt.toISOString() }),
    ...(message.reaction && { reaction: message.reaction }),
    ...(message.unsupported && { unsupported: message.unsupported }),
  }
}

function toNote({
  id,
  text,
  authorName,
  authorId,
  mentions,
  createdAt,
  changedAt,
}: NoteRow): Schemas['Note'] {
  return {
    _id: id,
    text,
    authorName,
    ...(authorId && { authorId }),
    ...(mentions && { mentions }),
    createdAt: createdAt.toISOString(),
    ...(changedAt && { changedAt: changedAt.toISOString() }),
  }
}

function toEvent(event: EventRow): Schemas['TicketEvent'] {
  return {
    _id: event.id,
    kind: event.kind,
    actor: event.actor,
    ...(event.actorName && { actorName: event.actorName }),
    ...(event.actor === 'support' && event.actorId && { actorId: event.actorId }),
    ...(event.detail && { detail: event.detail }),
    ...(event.reason && { reason: event.reason }),
    ...(event.snoozedFor && { snoozedFor: event.snoozedFor }),
    ...(event.takenFromId && { takenFrom: { _id: event.takenFromId, name: event.takenFromName ?? '' } }),
    createdAt: event.createdAt.toISOString(),
  }
}
