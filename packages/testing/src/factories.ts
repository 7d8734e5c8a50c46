import type { Ticket, TicketEvent, TicketMessage, TicketSummary, User } from '@replybay/api-client'

let counter = 0
const nextId = (kind: string) => `${kind}-${++counter}`

/** A support colleague of a shop with one web, on a backend that has every addition. */
export function aUser(user: Partial<User> = {}): User {
  return {
    _id: 'user-1',
    name: 'Camille Roy',
    email: 'owner@maison-lumen.example',
    role: 'owner',
    companyNameRaw: 'Maison Lumen',
    owner_webs: ['web-1'],
    owner_guilds: [],
    capabilities: [
      'visitor',
      'tickets',
      'attachments',
      'canned-answers',
      'client-errors',
      'users',
      'auth',
      'sample-data',
      'knowledge',
    ],
    ...user,
  }
}

export function aMessage(message: Partial<TicketMessage> = {}): TicketMessage {
  return {
    _id: nextId('message'),
    author: 'customer',
    text: 'Bonjour, où est mon colis ?',
    createdAt: '2026-11-20T08:02:00.000Z',
    ...message,
  }
}

export function anEvent(event: Partial<TicketEvent> = {}): TicketEvent {
  return {
    _id: nextId('event'),
    kind: 'closed',
    actor: 'support',
    actorName: 'Camille Roy',
    createdAt: '2026-11-20T09:00:00.000Z',
    ...event,
  }
}

/** An open ticket whose customer waits. */
export function aTicketSummary(ticket: Partial<TicketSummary> = {}): TicketSummary {
  const id = ticket._id ?? nextId('ticket')
  return {
    _id: id,
    webId: 'web-1',
    channel: 'web',
    status: 'open',
    subject: 'Globe fêlé à l’arrivée',
    customer: {
      _id: `customer-of-${id}`,
      name: 'Élodie Marchand',
      language: 'fr-FR',
      location: 'Nantes, France',
    },
    tags: ['ML-10482'],
    unread: true,
    lastMessage: aMessage(),
    waitingSince: '2026-11-20T08:02:00.000Z',
    createdAt: '2026-11-20T08:02:00.000Z',
    updatedAt: '2026-11-20T08:02:00.000Z',
    ...ticket,
  }
}

export function aTicket(ticket: Partial<Ticket> = {}): Ticket {
  return { ...aTicketSummary(ticket), messages: [aMessage()], events: [], ...ticket }
}
