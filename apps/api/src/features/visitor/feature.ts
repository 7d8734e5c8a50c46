import { eq, lt } from 'drizzle-orm'
import { leftOut } from '../../platform/account/account-table.ts'
import { defineServerFeature, type HousekeepingTask } from '../../platform/server-feature.ts'
import { widgetFolder } from '../../paths.ts'
import { serveDemoShop } from './demo-shop.ts'
import { mailReplies, READ_WITHIN_MS } from './reply-mail.ts'
import { visitorHandlers } from './routes.ts'
import { TOKEN_LIFE_MS, visitorService } from './service.ts'
import { visitorTokens } from './tables.ts'
import { serveWidget } from './widget-files.ts'

const expireTokens: HousekeepingTask = async ({ database: { queries } }, now) => {
  const before = new Date(now.getTime() - TOKEN_LIFE_MS)
  await queries.delete(visitorTokens).where(lt(visitorTokens.lastUsedAt, before))
}

/** The visitor's side of the website chat. */
export const visitorFeature = defineServerFeature({
  id: 'visitor',
  tables: [leftOut(visitorTokens, 'Each opens a conversation.')],
  handlers(context) {
    const service = visitorService(context)
    // Who follows would keep the server from closing.
    context.beforeClose(() => service.stop())
    return visitorHandlers(service)
  },
  async pages(app, { config }) {
    await serveWidget(app, widgetFolder)
    serveDemoShop(app, config)
  },
  tokens: (context) => ({ visitor: (token) => visitorService(context).findVisitor(token) }),
  jobs: [mailReplies],
  async onSaid(queries, { author, companyId, ticketId }, { jobs }) {
    if (author !== 'support') return
    const dueAt = new Date(Date.now() + READ_WITHIN_MS)
    await jobs.add(queries, mailReplies, { companyId, ticketId }, { dueAt })
  },
  async emptyTicket(queries, { id }) {
    await queries.delete(visitorTokens).where(eq(visitorTokens.ticketId, id))
    return []
  },
  housekeeping: [expireTokens],
})
