import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core'
import { companyId } from '../users/tables.ts'
import { time } from '../../platform/database/columns.ts'

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
