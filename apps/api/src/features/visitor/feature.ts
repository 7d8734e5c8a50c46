import { eq, lt } from 'drizzle-orm'
import { leftOut } from '../../platform/account/account-table.ts'
import { defineServerFeature, type HousekeepingTask } from '../../platform/server-feature.ts'
import { visitorHandlers } from './routes.ts'
import { TOKEN_LIFE_MS, visitorService } from './service.ts'
import { visitorTokens } from './tables.ts'

const expireTokens: HousekeepingTask = async ({ database: { queries } }, now) => {
  const before = new Date(now.getTime() - TOKEN_LIFE_MS)
  await queries.delete(visitorTokens).where(lt(visitorTokens.lastUsedAt, before))
}

/** The visitor's side of the website chat. */
export const visitorFeature = defineServerFeature({
  id: 'visitor',
  tables: [leftOut(visitorTokens, 'Each opens a conversation.')],
  handlers: (context) => visitorHandlers(visitorService(context)),
  tokens: (context) => ({ visitor: (token) => visitorService(context).findVisitor(token) }),
  async emptyTicket(queries, { id }) {
    await queries.delete(visitorTokens).where(eq(visitorTokens.ticketId, id))
    return []
  },
  housekeeping: [expireTokens],
})
