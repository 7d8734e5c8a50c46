import type { components } from '@replybay/api-client'
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { companyId, userId } from '../users/tables.ts'
import { webs } from '../webs/tables.ts'
import { time } from '../../platform/database/columns.ts'

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
