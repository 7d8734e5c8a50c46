import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { companyId, userId, users } from '../users/tables.ts'
import { locale, time } from '../../platform/database/columns.ts'

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
