import type { components } from '@replybay/api-client'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { time } from '../../platform/database/columns.ts'
import { companyId } from '../users/tables.ts'
import { webs } from '../webs/tables.ts'

type Schemas = components['schemas']

/** What is wrong with a community, or with what was asked of it. */
export type Problem =
  | 'bad-token'
  | 'bot-gone'
  | 'missing-intent'
  | 'missing-permission'
  | 'unreachable'
  | 'rate-limited'
  | 'service-error'
  | 'off'

export interface CommunityRole {
  id: string
  name: string
  /** RGB; 0 for none. */
  color: number
  /** The greater, the higher. */
  position: number
  /** What it allows, as a sum of bits in decimal digits. */
  permissions: string
  /** Whether the community or a bot gives and takes it, and nobody else. */
  isManaged: boolean
}

export interface CommunityChannel {
  id: string
  name: string
  kind: 'text' | 'forum'
  position: number
}

/** A channel that was chosen to open tickets, by its id. */
export type ChosenChannel = Pick<Schemas['GuildChannel'], 'id' | 'opens' | 'isOn'>

/** Servers of a chat community, and how each was at the last look. */
export const guilds = pgTable(
  'guilds',
  {
    id: text('id').primaryKey(),
    companyId: companyId(),
    /** Its id at Discord: a server belongs to one company. */
    discordId: text('discord_id').notNull().unique(),
    name: text('name').notNull(),
    /** That its tickets join; null for none. */
    webId: text('web_id').references(() => webs.id, { onDelete: 'set null' }),
    /** Whether it stands in for a server of Discord, and nothing leaves this one. */
    isLocal: boolean('is_local').notNull().default(false),
    iconUrl: text('icon_url'),
    roles: jsonb('roles').$type<CommunityRole[]>().notNull().default([]),
    /** Of the roles, those of the agent. */
    ownRoles: text('own_roles').array().notNull().default([]),
    channels: jsonb('channels').$type<CommunityChannel[]>().notNull().default([]),
    chosenChannels: jsonb('chosen_channels').$type<ChosenChannel[]>().notNull().default([]),
    /** That a member is given once an order of theirs is paid. */
    orderRole: jsonb('order_role').$type<Schemas['GuildOrderRole']>(),
    memberCount: integer('member_count'),
    /** After which member the next page of them begins; null while none is read, and before the first page. */
    membersAfter: text('members_after'),
    /** When the reading of all members began that is under way; null for none. */
    membersStartedAt: time('members_started_at'),
    /** When the members were read to the end. */
    membersReadAt: time('members_read_at'),
    /** When something was told of it by itself, and in which channel. */
    lastEventAt: time('last_event_at'),
    lastEventChannel: text('last_event_channel'),
    problem: text('problem').$type<Problem>(),
    failedSince: time('failed_since'),
    /** When it was connected. */
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    index('guilds_company').on(table.companyId, table.createdAt, table.id),
    index('guilds_web').on(table.webId),
  ],
)

/** Who is in a server, as it was told when all of them were read last, and of changes since. */
export const guildMembers = pgTable(
  'guild_members',
  {
    companyId: companyId(),
    guildId: text('guild_id')
      .notNull()
      .references(() => guilds.id, { onDelete: 'cascade' }),
    /** Discord's. */
    memberId: text('member_id').notNull(),
    /** As the server shows them. */
    name: text('name').notNull(),
    username: text('username').notNull(),
    avatarUrl: text('avatar_url'),
    isBot: boolean('is_bot').notNull().default(false),
    joinedAt: time('joined_at'),
    roles: text('roles').array().notNull().default([]),
    /** What they are ordered by. */
    orderName: text('order_name').notNull(),
    /** What they are found by. */
    words: text('words').notNull(),
    /** When this was asked for: what was asked for before is older. */
    readAt: time('read_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.guildId, table.memberId] }),
    index('guild_members_name').on(table.guildId, sql`${table.orderName} collate "C"`, table.memberId),
    index('guild_members_company').on(table.companyId),
  ],
)

/** Of the members of local servers, whose roles were changed; all else of such a server is made up. */
export const localGuildMembers = pgTable(
  'local_guild_members',
  {
    companyId: companyId(),
    guildId: text('guild_id')
      .notNull()
      .references(() => guilds.id, { onDelete: 'cascade' }),
    memberId: text('member_id').notNull(),
    roles: text('roles').array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.guildId, table.memberId] }),
    index('local_guild_members_company').on(table.companyId),
  ],
)

/** Codes by which a company shows that a server is its own, each for half an hour. */
export const guildProofs = pgTable(
  'guild_proofs',
  {
    id: text('id').primaryKey(),
    companyId: companyId(),
    discordId: text('discord_id').notNull(),
    /** That the tickets of the server are to join; null for none. */
    webId: text('web_id').references(() => webs.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [
    index('guild_proofs_company').on(table.companyId, table.discordId),
    index('guild_proofs_web').on(table.webId),
    index('guild_proofs_age').on(table.expiresAt),
  ],
)
