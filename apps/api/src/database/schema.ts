/**
 * What is stored. One schema for the embedded database and for PostgreSQL.
 *
 * Ids are UUIDv7 in `text` columns: an id that is not one is simply not found.
 * Times have milliseconds, as JavaScript has, so that a cursor loses nothing.
 */
import type { components } from '@replybay/api-client'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

/** The words of a text, to be searched for. Written with `array_to_tsvector`. */
const wordIndex = customType<{ data: string }>({ dataType: () => 'tsvector' })

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })
const userId = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })
const locale = () =>
  text('locale', { enum: ['en-US', 'fr-FR', 'es-ES'] })
    .notNull()
    .default('en-US')
const companyId = () =>
  text('company_id')
    .notNull()
    .references(() => companies.id, { onDelete: 'cascade' })

export const companies = pgTable('companies', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  description: text('description').notNull().default(''),
  container: text('container'),
  subscriptionStatus: text('subscription_status', {
    enum: ['none', 'trialing', 'active', 'past_due', 'canceled'],
  })
    .notNull()
    .default('none'),
  plan: text('plan'),
  trialEndsAt: time('trial_ends_at'),
  trialUsed: boolean('trial_used').notNull().default(false),
  currentPeriodEnd: time('current_period_end'),
  graceEndsAt: time('grace_ends_at'),
  returnPolicy: text('return_policy').notNull().default(''),
  returnPolicyTranslations: jsonb('return_policy_translations').$type<
    components['schemas']['PolicyTranslations']
  >(),
  returnPolicySavedAt: time('return_policy_saved_at'),
  autoReturnsDisabled: boolean('auto_returns_disabled').notNull().default(false),
  /** By its name in the IANA database. */
  timeZone: text('time_zone'),
  address: jsonb('address').$type<components['schemas']['Address']>(),
  waitingLimits: jsonb('waiting_limits').$type<components['schemas']['WaitingLimits']>(),
  createdAt: time('created_at').notNull(),
})

export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    companyId: companyId(),
    /** In lower case: addresses are unique however they are typed. */
    email: text('email').notNull(),
    passwordHash: text('password_hash').notNull(),
    name: text('name').notNull().default(''),
    role: text('role', { enum: ['owner', 'admin', 'support', 'warehouse'] }).notNull(),
    locale: locale(),
    validatedAt: time('validated_at'),
    /** Of the secret that its browser holds until the address is proved; null for accounts of an older backend. */
    registrationHash: text('registration_hash'),
    /** The picture, by its name in the blob store. */
    avatar: text('avatar'),
    /** To within some minutes. */
    lastSeenAt: time('last_seen_at'),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    // An address may be registered by many until one proves that it is theirs.
    uniqueIndex('users_proved_email')
      .on(table.email)
      .where(sql`${table.validatedAt} is not null`),
    index('users_email').on(table.email, table.createdAt),
    index('users_company_role').on(table.companyId, table.role, table.createdAt),
    index('users_unproved')
      .on(table.id)
      .where(sql`${table.validatedAt} is null`),
  ],
)

export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: userId(),
    userAgent: text('user_agent').notNull().default(''),
    createdAt: time('created_at').notNull(),
    /** To within some minutes. */
    lastSeenAt: time('last_seen_at').notNull().defaultNow(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
)

/** Codes that were mailed to a person. Those of other requests stay: nobody can end a code by asking for another. */
export const codes = pgTable(
  'codes',
  {
    id: text('id').primaryKey(),
    userId: userId(),
    codeHash: text('code_hash').notNull(),
    /** Of the secret of the request that asked for it, or of its registration's. */
    requestHash: text('request_hash'),
    purpose: text('purpose', { enum: ['validation', 'reset'] }).notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('codes_user').on(table.userId, table.id), index('codes_expiry').on(table.expiresAt)],
)

/** Who may set a new password without the old one. */
export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: userId(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [
    index('password_resets_user').on(table.userId),
    index('password_resets_expiry').on(table.expiresAt),
  ],
)

export const invitations = pgTable(
  'invitations',
  {
    id: text('id').primaryKey(),
    companyId: companyId(),
    /** In lower case. */
    email: text('email').notNull(),
    role: text('role', { enum: ['admin', 'support', 'warehouse'] }).notNull(),
    locale: locale(),
    message: text('message').notNull().default(''),
    invitedBy: text('invited_by').references(() => users.id, { onDelete: 'set null' }),
    /** Of the mailed link, which proves the address. */
    tokenHash: text('token_hash').notNull().unique(),
    /** Of the link that somebody passed on, which does not. */
    linkHash: text('link_hash').unique(),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('invitations_email').on(table.companyId, table.email),
    index('invitations_company_role').on(table.companyId, table.role, table.createdAt),
    index('invitations_inviter').on(table.invitedBy),
  ],
)

/** Mails that wait to be sent; the local outbox keeps them for a day. */
export const mails = pgTable(
  'mails',
  {
    id: text('id').primaryKey(),
    companyId: companyId(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** When to try; null once it was sent. */
    dueAt: time('due_at'),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    index('mails_due').on(table.dueAt),
    index('mails_company').on(table.companyId),
    index('mails_age').on(table.createdAt, table.id),
  ],
)

/** Senders that have shown lately that a person is at the keys. */
export const captchaPasses = pgTable(
  'captcha_passes',
  {
    sender: text('sender').primaryKey(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('captcha_passes_expiry').on(table.expiresAt)],
)

export const webs = pgTable(
  'webs',
  {
    id: text('id').primaryKey(),
    companyId: companyId(),
    name: text('name').notNull().default(''),
    domain: text('domain').notNull().default(''),
    /** It holds sample data, and nothing of anybody. */
    isSample: boolean('is_sample').notNull().default(false),
    createdAt: time('created_at').notNull(),
  },
  (table) => [index('webs_company').on(table.companyId, table.createdAt, table.id)],
)

/** Servers of a chat community. */
export const guilds = pgTable(
  'guilds',
  {
    id: text('id').primaryKey(),
    companyId: companyId(),
    /** Its id at Discord: a server belongs to one company. */
    discordId: text('discord_id').notNull().unique(),
    name: text('name').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [index('guilds_company').on(table.companyId, table.createdAt, table.id)],
)

export const customers = pgTable(
  'customers',
  {
    id: text('id').primaryKey(),
    companyId: companyId(),
    name: text('name').notNull().default(''),
    /** In lower case. */
    email: text('email'),
    phone: text('phone'),
    handle: text('handle'),
    language: text('language'),
    location: text('location'),
    /** What they write from then on opens no ticket. */
    blockedAt: time('blocked_at'),
    createdAt: time('created_at').notNull(),
    /** What they are found by; null until it is made. */
    words: wordIndex('words'),
  },
  (table) => [
    index('customers_words').using('gin', table.words),
    index('customers_wordless')
      .on(table.id)
      .where(sql`${table.words} is null`),
    uniqueIndex('customers_email').on(table.companyId, table.email),
    index('customers_company').on(table.companyId, table.id),
  ],
)

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
    waitingSince: time('waiting_since'),
    assigneeId: text('assignee_id').references(() => users.id, { onDelete: 'set null' }),
    snoozedUntil: time('snoozed_until'),
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
      // Deleted ones that are still to be emptied.
      index('tickets_to_empty')
        .on(table.updatedAt)
        .where(sql`${table.status} = 'deleted' and ${table.lastMessageId} is not null`),
      index('tickets_assignee').on(table.assigneeId, table.waitingOrder, table.id),
      index('tickets_unread')
        .on(table.webId, table.waitingOrder, table.id)
        .where(sql`${table.unread} and ${listed}`),
      index('tickets_touched').on(table.webId, table.touchedAt),
      // All that is counted: many tickets share one entry, so that counting them reads some pages and no ticket.
      index('tickets_counted').on(
        table.companyId,
        table.webId,
        table.status,
        table.channel,
        table.unread,
        table.assigneeId,
        table.snoozedUntil,
      ),
      index('tickets_tags').using('gin', table.tags),
      index('tickets_customer').on(table.customerId),
      index('tickets_company').on(table.companyId, table.id),
    ]
  },
)

const ticketId = () =>
  text('ticket_id')
    .notNull()
    .references(() => tickets.id, { onDelete: 'cascade' })

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
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    index('messages_ticket').on(table.ticketId, table.createdAt, table.id),
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
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    index('ticket_notes_ticket').on(table.ticketId, table.createdAt, table.id),
    index('ticket_notes_company').on(table.companyId, table.id),
  ],
)

/** Files of messages; their bytes are in the blob store. */
export const attachments = pgTable(
  'attachments',
  {
    id: text('id').primaryKey(),
    companyId: companyId(),
    ticketId: ticketId(),
    /** Null until an answer names it. */
    messageId: text('message_id'),
    name: text('name').notNull(),
    type: text('type').notNull(),
    size: integer('size').notNull(),
    width: integer('width'),
    height: integer('height'),
    /** Its name in the blob store. */
    blob: text('blob').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    index('attachments_ticket').on(table.ticketId, table.createdAt, table.id),
    index('attachments_unused')
      .on(table.createdAt)
      .where(sql`${table.messageId} is null`),
    index('attachments_company').on(table.companyId, table.id),
    index('attachments_blob').on(table.blob),
  ],
)

/** Filters of the ticket list, with a name. */
export const ticketViews = pgTable(
  'ticket_views',
  {
    id: text('id').primaryKey(),
    companyId: companyId(),
    webId: text('web_id')
      .notNull()
      .references(() => webs.id, { onDelete: 'cascade' }),
    userId: userId(),
    name: text('name').notNull(),
    shared: boolean('shared').notNull().default(false),
    filter: jsonb('filter').$type<components['schemas']['TicketViewFilter']>().notNull(),
    position: integer('position').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    index('ticket_views_web').on(table.webId, table.position, table.id),
    index('ticket_views_user').on(table.userId),
    index('ticket_views_company').on(table.companyId, table.id),
  ],
)

/** Texts that the team answers with. */
export const cannedAnswers = pgTable(
  'canned_answers',
  {
    id: text('id').primaryKey(),
    companyId: companyId(),
    shortcut: text('shortcut').notNull(),
    title: text('title').notNull(),
    texts: jsonb('texts').$type<components['schemas']['CannedAnswerContent']['texts']>().notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('canned_answers_shortcut').on(table.companyId, table.shortcut),
    index('canned_answers_company').on(table.companyId, table.id),
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
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ticketId, table.writer, table.key] }),
    index('idempotency_keys_age').on(table.createdAt),
  ],
)

export const visitorTokens = pgTable(
  'visitor_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    companyId: companyId(),
    ticketId: ticketId(),
    createdAt: time('created_at').notNull(),
    /** To within an hour. */
    lastUsedAt: time('last_used_at').notNull().defaultNow(),
  },
  (table) => [
    index('visitor_tokens_ticket').on(table.ticketId),
    index('visitor_tokens_use').on(table.lastUsedAt),
  ],
)

/** Attempts in the current window, shared by all instances. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    resetAt: time('reset_at').notNull(),
  },
  (table) => [index('rate_limits_reset').on(table.resetAt)],
)
