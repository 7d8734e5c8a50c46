import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
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

/** How the AI agent behaves and looks on a web; what is null was never set. */
export const botSettings = pgTable(
  'bot_settings',
  {
    /** The web's. */
    id: text('id')
      .primaryKey()
      .references(() => webs.id, { onDelete: 'cascade' }),
    companyId: companyId(),
    allowIntroduce: boolean('allow_introduce'),
    introduceText: text('introduce_text'),
    allowFaq: boolean('allow_faq'),
    /** What it does when a customer writes. */
    replyMode: text('reply_mode', { enum: ['off', 'suggest', 'shadow', 'on'] }),
    /** Of silence, before an answered ticket is closed; in minutes, 0 is never. */
    beforeCloseTime: integer('before_close_time'),
    title: text('title'),
    /** As `#0E6D7A`. */
    themeColor: text('theme_color'),
  },
  (table) => [index('bot_settings_company').on(table.companyId, table.id)],
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
