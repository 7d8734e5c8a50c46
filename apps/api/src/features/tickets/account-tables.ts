import { sql } from 'drizzle-orm'
import { exported, leftOut } from '../../platform/account/account-table.ts'
import { ticketMentions } from './mentions/tables.ts'
import {
  idempotencyKeys,
  messages,
  ofListedTicket,
  ticketCounts,
  ticketEvents,
  ticketNotes,
  tickets,
  ticketWords,
} from './tables.ts'

/** Nothing of a deleted ticket is told. */
export const accountTables = [
  exported(tickets, tickets.companyId, {
    name: 'tickets',
    left: ['waitingOrder', 'touchedAt', 'mention'],
    only: sql`${tickets.status} <> 'deleted'`,
  }),
  exported(messages, messages.companyId, {
    name: 'messages',
    columns: [
      'id',
      'companyId',
      'ticketId',
      'author',
      'authorId',
      'authorName',
      'text',
      'sources',
      'createdAt',
      'delivery',
      'deliveryProblem',
      'deliveryAt',
      'editedAt',
      'removedAt',
      'reaction',
      'unsupported',
    ],
    only: ofListedTicket(messages.ticketId),
  }),
  exported(ticketNotes, ticketNotes.companyId, {
    name: 'notes',
    columns: [
      'id',
      'companyId',
      'ticketId',
      'authorId',
      'authorName',
      'text',
      'mentions',
      'createdAt',
      'changedAt',
    ],
    only: ofListedTicket(ticketNotes.ticketId),
  }),
  exported(ticketEvents, ticketEvents.companyId, {
    name: 'ticketEvents',
    columns: [
      'id',
      'companyId',
      'ticketId',
      'kind',
      'actor',
      'actorId',
      'actorName',
      'detail',
      'reason',
      'takenFromId',
      'takenFromName',
      'snoozedFor',
      'createdAt',
    ],
    only: ofListedTicket(ticketEvents.ticketId),
    staysWithTicket: 'What happened when is counted. Details and the name of the customer are erased.',
  }),
  leftOut(ticketCounts, 'How many of the tickets there are.'),
  leftOut(
    ticketMentions,
    'Which of the notes, that are exported themselves, wait to be read or were read lately.',
  ),
  leftOut(ticketWords, 'Made from the messages, to search by.'),
  leftOut(idempotencyKeys, 'Digests of writings that are exported themselves.'),
]
