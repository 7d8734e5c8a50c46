/** Rows as the contract says them. */
import type { components } from '@replybay/api-client'
import type { customers, messages, ticketEvents, tickets } from '../database/schema.ts'

type Schemas = components['schemas']
type MessageRow = typeof messages.$inferSelect
type EventRow = typeof ticketEvents.$inferSelect

interface TicketRow {
  ticket: typeof tickets.$inferSelect
  customer: typeof customers.$inferSelect
  /** Of whom it is assigned to. */
  assigneeName: string | null
}

export function toSummary(
  { ticket, customer, assigneeName }: TicketRow,
  lastMessage: MessageRow | undefined,
): Schemas['TicketSummary'] {
  return {
    _id: ticket.id,
    webId: ticket.webId,
    channel: ticket.channel,
    status: ticket.status,
    subject: ticket.subject,
    customer: toCustomer(customer),
    tags: ticket.tags,
    unread: ticket.unread,
    ...(lastMessage && { lastMessage: toMessage(lastMessage) }),
    assigneeId: ticket.assigneeId,
    ...(assigneeName && { assigneeName }),
    snoozedUntil: ticket.snoozedUntil?.toISOString() ?? null,
    waitingSince: ticket.waitingSince?.toISOString() ?? null,
    createdAt: ticket.createdAt.toISOString(),
    updatedAt: ticket.updatedAt.toISOString(),
  }
}

export function toTicket(row: TicketRow & { messages: MessageRow[]; events: EventRow[] }): Schemas['Ticket'] {
  return {
    ...toSummary(row, row.messages.at(-1)),
    messages: row.messages.map(toMessage),
    events: row.events.map(toEvent),
  }
}

function toCustomer({ id, name, ...rest }: TicketRow['customer']): Schemas['Customer'] {
  const { email, phone, handle, language, location } = rest
  return {
    _id: id,
    name,
    ...(email && { email }),
    ...(phone && { phone }),
    ...(handle && { handle }),
    ...(language && { language }),
    ...(location && { location }),
  }
}

function toMessage(message: MessageRow): Schemas['Message'] {
  return {
    _id: message.id,
    author: message.author,
    ...(message.authorName && { authorName: message.authorName }),
    ...(message.authorId && { authorId: message.authorId }),
    text: message.text,
    createdAt: message.createdAt.toISOString(),
  }
}

function toEvent(event: EventRow): Schemas['TicketEvent'] {
  return {
    _id: event.id,
    kind: event.kind,
    actor: event.actor,
    ...(event.actorName && { actorName: event.actorName }),
    ...(event.detail && { detail: event.detail }),
    createdAt: event.createdAt.toISOString(),
  }
}
