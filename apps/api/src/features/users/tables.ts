import type { components } from '@replybay/api-client'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { locale, time } from '../../platform/database/columns.ts'

export const userId = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export const companyId = () =>
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
  /** So many days after it was sent, an order may be sent back without asking; null where a person decides. */
  returnDays: integer('return_days'),
  autoReturnsDisabled: boolean('auto_returns_disabled').notNull().default(true),
  /** By its name in the IANA database. */
  timeZone: text('time_zone'),
  address: jsonb('address').$type<components['schemas']['Address']>(),
  waitingLimits: jsonb('waiting_limits').$type<components['schemas']['WaitingLimits']>(),
  /** Whether who begins to reply to a ticket that nobody has is assigned it. */
  claimOnReply: boolean('claim_on_reply').notNull().default(true),
  /** Whether no AI agent replies by itself for now, and since when that is so; null where it always was. */
  agentsPaused: boolean('agents_paused').notNull().default(false),
  agentsTurnedAt: time('agents_turned_at'),
  /** The mailbox that is connected; null where none is. */
  mailbox: jsonb('mailbox').$type<components['schemas']['Mailbox']>(),
  /** When one of its webs was created, changed or removed; null where none ever was. */
  websChangedAt: time('webs_changed_at'),
  /** What is switched on or off; on where it says nothing. */
  features: jsonb('features').$type<components['schemas']['Features']>(),
  /** What the company may not use for now. */
  blocked: jsonb('blocked').$type<components['schemas']['Blocked']>(),
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
    /** Exceptions to what the role allows. */
    permissions: jsonb('permissions').$type<components['schemas']['Permissions']>(),
    locale: locale(),
    validatedAt: time('validated_at'),
    /** Of the secret that its browser holds until the address is proved; null for accounts of an older backend. */
    registrationHash: text('registration_hash'),
    /** The picture, by its name in the blob store. */
    avatar: text('avatar'),
    /** What stands below the emails that the person writes; null for nothing. */
    emailSignature: text('email_signature'),
    /** Senders whose emails show the person images from outside, in lower case; null for none. */
    emailImageSenders: jsonb('email_image_senders').$type<string[]>(),
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
