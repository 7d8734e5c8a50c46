import type { components } from '@replybay/api-client'
import { and, eq, notInArray, sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  type PgColumn,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import { customers } from '../customers/tables.ts'
import { companyId, users } from '../users/tables.ts'
import { webs } from '../webs/tables.ts'
import { time, wordIndex } from '../../platform/database/columns.ts'

export type SnoozeReason = components['schemas']['SnoozeReason']

/** What it takes to undo a change of a ticket. */
export interface Undo {
  /** Who made the change, and when. */
  by: string
  at: string
  /** What the ticket was in the fields that it changed, and what they have become; times are texts. */
  before: Record<string, unknown>
  after: Record<string, unknown>
  /** The newest message that was there. */
  lastMessageId: string | null
  /** Ids of what the history says of it. */
  events: string[]
}

export const tickets = pgTable(
  'tickets',
  {
    id: text('id').primaryKey(),
    companyId: companyId(),
    webId: text('web_id')
      .notNull()
      .references(() => webs.id, { onDelete: 'cascade' }),
    /** Null once it was emptied. */
    customerId: text('customer_id').references(() => customers.id),
    /** False: a visitor typed the customer's address, and has not proved it. Null: nobody gave one. */
    customerVerified: boolean('customer_verified'),
    channel: text('channel').notNull(),
    status: text('status', { enum: ['open', 'answered', 'closed', 'deleted'] }).notNull(),
    subject: text('subject').notNull().default(''),
    tags: text('tags').array().notNull().default([]),
    unread: boolean('unread').notNull().default(false),
    /** The AI agent handed it off to support, and nobody has replied since. */
    handedOff: boolean('handed_off').notNull().default(false),
    waitingSince: time('waiting_since'),
    /** Since when its customer had waited when it was closed: it is what opening it again restores. */
    waitedSince: time('waited_since'),
    assigneeId: text('assignee_id').references(() => users.id, { onDelete: 'set null' }),
    /** Whoever has it has it while they write a reply alone: since when, and until when. */
    claimedAt: time('claimed_at'),
    claimedUntil: time('claimed_until'),
    snoozedUntil: time('snoozed_until'),
    /** For what it sleeps, where it does for more than a time. */
    snoozedFor: jsonb('snoozed_for').$type<SnoozeReason>(),
    /** What its customer said of how they were helped. */
    rating: text('rating', { enum: ['good', 'bad'] }),
    ratingComment: text('rating_comment'),
    /** The note that named colleagues last, as the contract says it; null once the ticket was emptied. */
    mention: jsonb('mention').$type<components['schemas']['TicketSummary']['mention']>(),
    /** When anything of it was written last, by the database's clock: what others are told by. */
    touchedAt: time('touched_at').notNull().defaultNow(),
    /** The newest message; null once the ticket was emptied. No foreign key: a message belongs to its ticket already. */
    lastMessageId: text('last_message_id'),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
    /**
     * One ascending number for "the longest waiting first, then the newest change", so that
     * a page can begin with a row comparison: those who wait stand at their time, the others
     * far behind it, counted down from a number that no time reaches.
     */
    waitingOrder: bigint('waiting_order', { mode: 'number' })
      .notNull()
      .generatedAlwaysAs(
        sql`case when waiting_since is null then 4503599627370496 - round(extract(epoch from updated_at at time zone 'UTC') * 1000)::bigint else round(extract(epoch from waiting_since at time zone 'UTC') * 1000)::bigint end`,
      ),
  },
  (table) => {
    const listed = sql`${table.status} <> 'deleted'`
    return [
      // Their last column spares who asks for some days the way to every ticket that waits before those.
      index('tickets_waiting').on(table.webId, table.waitingOrder, table.id, table.updatedAt).where(listed),
      index('tickets_changed').on(table.webId, table.updatedAt, table.id).where(listed),
      index('tickets_channel_waiting')
        .on(table.webId, table.channel, table.waitingOrder, table.id, table.updatedAt)
        .where(listed),
      index('tickets_channel_changed')
        .on(table.webId, table.channel, table.updatedAt, table.id)
        .where(listed),
      index('tickets_status_waiting').on(
        table.webId,
        table.status,
        table.waitingOrder,
        table.id,
        table.updatedAt,
      ),
      index('tickets_status_changed').on(table.webId, table.status, table.updatedAt, table.id),
      index('tickets_status_channel_waiting').on(
        table.webId,
        table.status,
        table.channel,
        table.waitingOrder,
        table.id,
        table.updatedAt,
      ),
      index('tickets_status_channel_changed').on(
        table.webId,
        table.status,
        table.channel,
        table.updatedAt,
        table.id,
      ),
      index('tickets_asleep')
        .on(table.snoozedUntil)
        .where(sql`${table.snoozedUntil} is not null`),
      index('tickets_claimed')
        .on(table.claimedUntil)
        .where(sql`${table.claimedUntil} is not null`),
      // Deleted ones that are still to be emptied.
      index('tickets_to_empty')
        .on(table.updatedAt)
        .where(sql`${table.status} = 'deleted' and ${table.lastMessageId} is not null`),
      index('tickets_assignee').on(table.assigneeId, table.waitingOrder, table.id),
      index('tickets_unread')
        .on(table.webId, table.waitingOrder, table.id)
        .where(sql`${table.unread} and ${listed}`),
      // A view of a channel, or of what is answered: few of those unread may be of it.
      index('tickets_unread_kind')
        .on(table.webId, table.channel, table.status, table.waitingOrder, table.id)
        .where(sql`${table.unread} and ${listed}`),
      index('tickets_touched').on(table.webId, table.touchedAt),
      // Those that sleep, with all that is counted of them.
      index('tickets_sleeping')
        .on(
          table.webId,
          table.status,
          table.snoozedUntil,
          table.channel,
          table.unread,
          table.assigneeId,
          table.companyId,
        )
        .where(sql`${table.snoozedUntil} is not null`),
      index('tickets_tags').using('gin', table.tags),
      // What could be learned from.
      index('tickets_closed')
        .on(table.companyId, table.updatedAt, table.id)
        .where(sql`${table.status} = 'closed'`),
      index('tickets_customer').on(table.customerId),
      index('tickets_company').on(table.companyId, table.id),
    ]
  },
)

/**
 * How many tickets of each kind there are: the sum of all rows of a kind. Triggers write it (`tables.sql`): what counts
 * each ticket anew takes a third of a second with a million of them.
 */
export const ticketCounts = pgTable(
  'ticket_counts',
  {
    companyId: companyId(),
    webId: text('web_id')
      .notNull()
      .references(() => webs.id, { onDelete: 'cascade' }),
    status: text('status', { enum: ['open', 'answered', 'closed', 'deleted'] }).notNull(),
    channel: text('channel').notNull(),
    unread: boolean('unread').notNull(),
    assigneeId: text('assignee_id'),
    count: integer('count').notNull(),
  },
  (table) => [index('ticket_counts_web').on(table.companyId, table.webId)],
)

export const ticketId = () =>
  text('ticket_id')
    .notNull()
    .references(() => tickets.id, { onDelete: 'cascade' })

type MessageDelivery = NonNullable<components['schemas']['Message']['delivery']>
export type Delivery = MessageDelivery['state']
export type DeliveryProblem = NonNullable<MessageDelivery['problem']>

export const messages = pgTable(
  'messages',
  {
    id: text('id').primaryKey(),
    companyId: companyId(),
    ticketId: ticketId(),
    author: text('author', { enum: ['customer', 'support', 'agent'] }).notNull(),
    /** Kept when the colleague has left: their name stays in `authorName`. */
    authorId: text('author_id'),
    authorName: text('author_name').notNull().default(''),
    text: text('text').notNull(),
    /** What an answer of the AI agent rests on. */
    sources: jsonb('sources').$type<components['schemas']['Message']['sources']>(),
    createdAt: time('created_at').notNull(),
    /** How far it has got on its way to the customer; null for what is read here, as in the website chat. */
    delivery: text('delivery').$type<Delivery>(),
    /** Why it has got no further: a word of the contract. */
    deliveryProblem: text('delivery_problem').$type<DeliveryProblem>(),
    deliveryAt: time('delivery_at'),
    /** When the customer changed it, or took it back, and what they have set beside it, on a channel that tells so. */
    editedAt: time('edited_at'),
    removedAt: time('removed_at'),
    reaction: text('reaction'),
    /** What it is by its channel's word, where it is neither words nor a file. */
    unsupported: text('unsupported'),
  },
  (table) => [
    index('messages_ticket').on(table.ticketId, table.createdAt, table.id),
    index('messages_to_send')
      .on(table.ticketId, table.createdAt, table.id)
      .where(sql`${table.delivery} in ('waiting', 'sending')`),
    // To read out or to delete all that a company has.
    index('messages_company').on(table.companyId, table.id),
  ],
)

/** What a ticket is found by: all that was said in it, and what is known of it. A ticket without is still to be read. */
export const ticketWords = pgTable(
  'ticket_words',
  {
    ticketId: ticketId().primaryKey(),
    companyId: companyId(),
    words: wordIndex('words').notNull(),
  },
  (table) => [
    index('ticket_words_words').using('gin', table.words),
    index('ticket_words_company').on(table.companyId),
  ],
)

export const ticketEvents = pgTable(
  'ticket_events',
  {
    id: text('id').primaryKey(),
    companyId: companyId(),
    ticketId: ticketId(),
    kind: text('kind', {
      enum: [
        'opened',
        'answered',
        'handed-over',
        'closed',
        'reopened',
        'deleted',
        'changed',
        'assigned',
        'tagged',
        'snoozed',
        'noted',
      ],
    }).notNull(),
    actor: text('actor', { enum: ['customer', 'support', 'agent', 'system'] }).notNull(),
    actorId: text('actor_id'),
    actorName: text('actor_name').notNull().default(''),
    detail: text('detail'),
    /** Why the AI agent handed off: a word of the contract, that readers put into their language. */
    reason: text('reason'),
    /** For what it sleeps; woken, that it has happened. */
    snoozedFor: jsonb('snoozed_for').$type<SnoozeReason>(),
    /** Who had the ticket that somebody assigned to themselves. */
    takenFromId: text('taken_from_id'),
    takenFromName: text('taken_from_name'),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    index('ticket_events_ticket').on(table.ticketId, table.createdAt, table.id),
    index('ticket_events_company').on(table.companyId, table.createdAt),
    index('ticket_events_company_id').on(table.companyId, table.id),
  ],
)

/** What colleagues note for one another. Apart from the messages, so that no way to the customer leads through it. */
export const ticketNotes = pgTable(
  'ticket_notes',
  {
    id: text('id').primaryKey(),
    companyId: companyId(),
    ticketId: ticketId(),
    authorId: text('author_id'),
    authorName: text('author_name').notNull().default(''),
    text: text('text').notNull(),
    /** The colleagues whom it names. */
    mentions: jsonb('mentions').$type<components['schemas']['Mentions']>(),
    createdAt: time('created_at').notNull(),
    /** When its author changed it last. */
    changedAt: time('changed_at'),
  },
  (table) => [
    index('ticket_notes_ticket').on(table.ticketId, table.createdAt, table.id),
    index('ticket_notes_company').on(table.companyId, table.id),
  ],
)

/** Writings that were stored already, so that sending one again stores nothing. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    ticketId: ticketId(),
    /** Colleagues and the visitor name their writings apart: neither can use up the other's key. */
    writer: text('writer', { enum: ['support', 'visitor'] }).notNull(),
    /** Empty for the key that the ticket was opened under: the ticket's id is made of that one. */
    key: text('key').notNull(),
    /** Of the text that was stored under it, to know another one by. Unknown for keys of before it was kept. */
    digest: text('digest'),
    /** What undoes it; null where it changed nothing, was undone, or can't be. */
    undo: jsonb('undo').$type<Undo>(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ticketId, table.writer, table.key] }),
    index('idempotency_keys_age').on(table.createdAt),
  ],
)

/** Which tickets a query is about: those of a company, for a person without those of channels that are closed to them. */
export interface TicketScope {
  companyId: string
  /** @default none: for what is done for no person, and for customers */
  closed?: readonly string[]
}

export function isInScope({ companyId: owner, closed = [] }: TicketScope) {
  return and(
    eq(tickets.companyId, owner),
    closed.length > 0 ? notInArray(tickets.channel, [...closed]) : undefined,
  )
}

const listed = sql`${tickets.status} <> 'deleted'`

/** Rows of tickets that are not deleted. */
export const ofListedTicket = (ticket: PgColumn) =>
  sql`exists (select from ${tickets} where ${tickets.id} = ${ticket} and ${listed})`
