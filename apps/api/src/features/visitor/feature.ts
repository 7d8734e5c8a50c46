import { isNull, inArray, lt } from 'drizzle-orm'
import { leftOut } from '../../platform/account/account-table.ts'
import { defineServerFeature, type HousekeepingTask } from '../../platform/server-feature.ts'
import { tickets } from '../tickets/tables.ts'
import { visitorHandlers } from './routes.ts'
import { createVisitorService, TOKEN_LIFE_MS } from './service.ts'
import { visitorTokens } from './tables.ts'

const expireTokens: HousekeepingTask = async ({ database: { queries } }, now) => {
  const before = new Date(now.getTime() - TOKEN_LIFE_MS)
  await queries.delete(visitorTokens).where(lt(visitorTokens.lastUsedAt, before))
}

/** Of a purged ticket nothing is left to be read. */
const removePurged: HousekeepingTask = async ({ database: { queries } }) => {
  const purged = queries.select({ id: tickets.id }).from(tickets).where(isNull(tickets.lastMessageId))
  await queries.delete(visitorTokens).where(inArray(visitorTokens.ticketId, purged))
}

/** The visitor's side of the website chat. */
export const visitorFeature = defineServerFeature({
  id: 'visitor',
  tables: [leftOut(visitorTokens, 'Each opens a conversation.')],
  handlers: ({ database }) => visitorHandlers(createVisitorService(database)),
  tokens({ database }) {
    const service = createVisitorService(database)
    return { visitor: (token) => service.findVisitor(token) }
  },
  housekeeping: [expireTokens, removePurged],
})
