import type { components } from '@replybay/api-client'
import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { time, wordIndex } from '../../platform/database/columns.ts'
import { companyId } from '../users/tables.ts'

type Schemas = components['schemas']
export type Address = Schemas['EmailAddress']
export type Delivery = NonNullable<Schemas['EmailHeader']['delivery']>
export type FolderKind = NonNullable<Schemas['EmailFolder']['kind']>

/** The mailbox of a company; it has one at most. */
export const mailboxes = pgTable(
  'mailboxes',
  {
    id: text('id').primaryKey(),
    companyId: companyId(),
    /** In lower case: emails to it are the company's. */
    address: text('address').notNull(),
    /** Where its emails live: here alone, or at a server that speaks IMAP. */
    kind: text('kind', { enum: ['local', 'imap'] })
      .notNull()
      .default('local'),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('mailboxes_company').on(table.companyId),
    uniqueIndex('mailboxes_address').on(table.address),
  ],
)

export const mailboxId = () =>
  text('mailbox_id')
    .notNull()
    .references(() => mailboxes.id, { onDelete: 'cascade' })

/** Folders of a mailbox, by their names there. */
export const mailboxFolders = pgTable(
  'mailbox_folders',
  {
    id: text('id').primaryKey(),
    companyId: companyId(),
    mailboxId: mailboxId(),
    name: text('name').notNull(),
    kind: text('kind').$type<FolderKind>().notNull(),
    /** The number that the next email gets here; none is given twice. Where a server numbers them, those that wait for its number. */
    nextUid: bigint('next_uid', { mode: 'number' }).notNull().default(1),
    /** What the numbers of the server are good for; null where no server numbers them, or not yet. @see RFC 9051, 2.3.1.1 */
    uidValidity: bigint('uid_validity', { mode: 'number' }),
    /** How it was when all of it was here last: its next number, how many, its last change. */
    seenAs: text('seen_as'),
    /** How many emails the server has in it; null where that is not known. */
    remoteTotal: integer('remote_total'),
    syncedAt: time('synced_at'),
    /** A person has said what it is for, or that it stays at the server alone. */
    isChosen: boolean('is_chosen').notNull().default(false),
    isSynced: boolean('is_synced').notNull().default(true),
  },
  (table) => [
    uniqueIndex('mailbox_folders_name').on(table.mailboxId, table.name),
    index('mailbox_folders_company').on(table.companyId, table.id),
  ],
)

/** Emails. As they came they are in the blob store. */
export const emails = pgTable(
  'emails',
  {
    id: text('id').primaryKey(),
    companyId: companyId(),
    mailboxId: mailboxId(),
    folderId: text('folder_id')
      .notNull()
      .references(() => mailboxFolders.id, { onDelete: 'cascade' }),
    uid: bigint('uid', { mode: 'number' }).notNull(),
    /** As the email says it, in angle brackets. */
    messageId: text('message_id').notNull(),
    /** The same for all that belong together; null until it is sorted. */
    threadId: text('thread_id'),
    subject: text('subject').notNull(),
    /** Without what replies and forwards put before it. */
    subjectKey: text('subject_key').notNull(),
    /** Words of the subject, to be searched for. */
    words: wordIndex('words').notNull(),
    from: jsonb('from').$type<Address>(),
    to: jsonb('to').$type<Address[]>().notNull(),
    cc: jsonb('cc').$type<Address[]>().notNull(),
    date: time('date').notNull(),
    snippet: text('snippet').notNull(),
    text: text('text').notNull(),
    html: text('html'),
    headers: jsonb('headers').$type<Record<string, string>>().notNull(),
    inReplyTo: text('in_reply_to'),
    references: text('references').array().notNull().default([]),
    seen: boolean('seen').notNull().default(false),
    flagged: boolean('flagged').notNull().default(false),
    answeredBy: text('answered_by', { enum: ['support', 'agent'] }),
    hasAttachments: boolean('has_attachments').notNull(),
    /** Sent by a program: it is answered by none. */
    isAutomated: boolean('is_automated').notNull().default(false),
    /** Why it may come from somebody else than it says. */
    senderDoubt: jsonb('sender_doubt').$type<NonNullable<Schemas['EmailHeader']['senderDoubt']>>(),
    /** How far one came that was sent from here. */
    delivery: text('delivery').$type<Delivery>(),
    /** The recipients that were refused while others were not; null for none. */
    refused: jsonb('refused').$type<string[]>(),
    /** In bytes. */
    size: integer('size').notNull(),
    /** As it came, in the blob store; null for one that never came. */
    blob: text('blob'),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('emails_uid').on(table.folderId, table.uid),
    uniqueIndex('emails_message').on(table.mailboxId, table.messageId),
    // Read from their ends. One that is made to run down puts nulls last, and no query that asks for the newest first uses it.
    index('emails_page').on(table.folderId, table.date, table.id),
    index('emails_unread')
      .on(table.folderId, table.date, table.id)
      .where(sql`not ${table.seen}`),
    index('emails_unanswered')
      .on(table.folderId, table.date, table.id)
      .where(sql`${table.answeredBy} is null`),
    index('emails_by_people')
      .on(table.mailboxId, table.date, table.id)
      .where(sql`${table.answeredBy} = 'support'`),
    index('emails_attachments')
      .on(table.folderId, table.date, table.id)
      .where(sql`${table.hasAttachments}`),
    index('emails_thread').on(table.mailboxId, table.threadId, table.date),
    index('emails_subject').on(table.mailboxId, sql`md5(${table.subjectKey})`, table.date),
    // Each email that comes looks itself up: not through a list of those that the index has not taken in yet.
    index('emails_references').using('gin', table.references).with({ fastupdate: false }),
    index('emails_words').using('gin', table.words),
    // A person's emails are asked for as these say it.
    index('emails_from').on(table.mailboxId, sql`lower(${table.from} ->> 'address')`),
    index('emails_to').using('gin', sql`(lower(${table.to}::text)::jsonb)`),
    index('emails_company').on(table.companyId, table.id),
    index('emails_blob').on(table.blob),
  ],
)

/** By how many emails each folder has changed; their sums are how many there are. */
export const emailCounts = pgTable(
  'email_counts',
  {
    companyId: companyId(),
    folderId: text('folder_id')
      .notNull()
      .references(() => mailboxFolders.id, { onDelete: 'cascade' }),
    total: integer('total').notNull(),
    unread: integer('unread').notNull(),
    unanswered: integer('unanswered').notNull(),
    attachments: integer('attachments').notNull(),
  },
  (table) => [
    index('email_counts_folder').on(table.folderId),
    index('email_counts_company').on(table.companyId),
  ],
)

/** What is sent from here, to whom, and under which key, so that it is sent once. */
export const emailSendings = pgTable(
  'email_sendings',
  {
    emailId: text('email_id')
      .primaryKey()
      .references(() => emails.id, { onDelete: 'cascade' }),
    companyId: companyId(),
    mailboxId: mailboxId(),
    /** The id of the person, or `agent`: neither can use up the other's key. */
    writer: text('writer').notNull(),
    /** Null where the caller named none. */
    key: text('key'),
    /** Of what was to be sent, to know another one by. */
    digest: text('digest').notNull(),
    /** All of them, also those that the email does not name. */
    recipients: text('recipients').array().notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('email_sendings_key').on(table.mailboxId, table.writer, table.key),
    index('email_sendings_age').on(table.mailboxId, table.writer, table.createdAt),
    index('email_sendings_company').on(table.companyId),
  ],
)

/** Files of emails. */
export const emailAttachments = pgTable(
  'email_attachments',
  {
    id: text('id').primaryKey(),
    companyId: companyId(),
    emailId: text('email_id')
      .notNull()
      .references(() => emails.id, { onDelete: 'cascade' }),
    /** Its place among those of the email. */
    position: integer('position').notNull(),
    name: text('name').notNull(),
    type: text('type').notNull(),
    size: integer('size').notNull(),
    contentId: text('content_id'),
    /** Its bytes, in the blob store; null for one that never came. */
    blob: text('blob'),
  },
  (table) => [
    uniqueIndex('email_attachments_email').on(table.emailId, table.position),
    index('email_attachments_blob').on(table.blob),
    index('email_attachments_company').on(table.companyId, table.id),
  ],
)
