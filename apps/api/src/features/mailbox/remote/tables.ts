/** What is kept of a mailbox that lives at a server. */
import type { components } from '@replybay/api-client'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { time } from '../../../platform/database/columns.ts'
import { companyId } from '../../users/tables.ts'
import { emails, mailboxFolders, mailboxId } from '../tables.ts'

type Schemas = components['schemas']
export type MailServer = Schemas['MailServer']
export type ConnectionState = Schemas['MailboxState']
export type MailboxProblem = Schemas['MailboxProblem']
export type ProviderId = Schemas['MailProviderId']

/** How a mailbox is reached, and how it was at the last look. */
export const mailboxConnections = pgTable(
  'mailbox_connections',
  {
    id: text('id').primaryKey(),
    mailboxId: mailboxId(),
    companyId: companyId(),
    provider: text('provider').$type<ProviderId>().notNull(),
    user: text('user').notNull(),
    /** Where it differs from the other. */
    sendingUser: text('sending_user'),
    incoming: jsonb('incoming').$type<MailServer>().notNull(),
    outgoing: jsonb('outgoing').$type<MailServer>().notNull(),
    /** Passwords or tokens, sealed in the vault. */
    secret: text('secret').notNull(),
    /** Whether somebody has signed in at the provider, in place of a password. */
    signsIn: boolean('signs_in').notNull().default(false),
    receiving: jsonb('receiving').$type<ConnectionState>().notNull(),
    sending: jsonb('sending').$type<ConnectionState>().notNull(),
    lastProblem: jsonb('last_problem').$type<MailboxProblem>(),
    /** While a process asks for another access token, until when nobody else does. */
    renewingUntil: time('renewing_until'),
    lastEmailAt: time('last_email_at'),
    lastSentAt: time('last_sent_at'),
    /** When it was connected anew: who works with it begins again. */
    changedAt: time('changed_at').notNull(),
  },
  (table) => [
    uniqueIndex('mailbox_connections_mailbox').on(table.mailboxId),
    index('mailbox_connections_company').on(table.companyId, table.id),
  ],
)

/** Sign-ins at a provider that were begun, and not finished. */
export const mailboxSignIns = pgTable(
  'mailbox_sign_ins',
  {
    /** Of what the provider sends back with the answer. */
    stateHash: text('state_hash').primaryKey(),
    companyId: companyId(),
    /** Of the token of the session that may finish it. */
    sessionHash: text('session_hash').notNull(),
    provider: text('provider').$type<ProviderId>().notNull(),
    /** What proves that who finishes it has begun it, sealed in the vault. */
    verifier: text('verifier').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [
    index('mailbox_sign_ins_company').on(table.companyId),
    index('mailbox_sign_ins_expiry').on(table.expiresAt),
  ],
)

/** Where the server has emails: one may be in many folders. */
export const emailPlaces = pgTable(
  'email_places',
  {
    folderId: text('folder_id')
      .notNull()
      .references(() => mailboxFolders.id, { onDelete: 'cascade' }),
    uid: bigint('uid', { mode: 'number' }).notNull(),
    emailId: text('email_id')
      .notNull()
      .references(() => emails.id, { onDelete: 'cascade' }),
    companyId: companyId(),
  },
  (table) => [
    primaryKey({ columns: [table.folderId, table.uid] }),
    index('email_places_email').on(table.emailId),
    index('email_places_company').on(table.companyId),
  ],
)

/** What is to change at the server: done in its order, and forgotten once the server has it. */
export const mailboxActs = pgTable(
  'mailbox_acts',
  {
    id: text('id').primaryKey(),
    companyId: companyId(),
    mailboxId: mailboxId(),
    emailId: text('email_id')
      .notNull()
      .references(() => emails.id, { onDelete: 'cascade' }),
    /** A `move` goes from one folder to another, an `append` is written into one. */
    act: text('act', { enum: ['move', 'flags', 'append'] }).notNull(),
    fromId: text('from_id').references(() => mailboxFolders.id, { onDelete: 'cascade' }),
    folderId: text('folder_id').references(() => mailboxFolders.id, { onDelete: 'cascade' }),
    flags: jsonb('flags').$type<Readonly<Record<string, boolean>>>(),
    attempts: integer('attempts').notNull().default(0),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    index('mailbox_acts_mailbox').on(table.mailboxId, table.id),
    index('mailbox_acts_email').on(table.emailId),
    index('mailbox_acts_from').on(table.fromId),
    index('mailbox_acts_folder').on(table.folderId),
    index('mailbox_acts_company').on(table.companyId),
  ],
)
