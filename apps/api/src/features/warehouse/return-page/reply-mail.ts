/** What the team replies in the ticket of a return goes to the customer's email: the page does not show it. */
import type { Queries } from '../../../platform/database/database.ts'
import type { FeatureJob, SaidMessage, ServerContext } from '../../../platform/server-feature.ts'
import { mailCustomer } from './mail.ts'
import {
  findOrderById,
  isOfReturn,
  listRepliesAfter,
  lockReturnOfTicket,
  noteRepliesMailed,
} from './store.ts'

/** Mails what was not mailed yet, each reply once. */
export const mailReturnReplies: FeatureJob<{ companyId: string; ticketId: string }> = {
  name: 'return-reply-mail',
  retries: 5,
  retryDelay: 30,
  retryDelayMax: 600,
  timeLimit: 30,
  async run({ companyId, ticketId }, context) {
    await context.database.transaction(async (queries) => {
      const found = await lockReturnOfTicket(queries, companyId, ticketId)
      const order = found && (await findOrderById(queries, companyId, found.orderId))
      const replies = found ? await listRepliesAfter(queries, ticketId, found.mailedAt) : []
      const last = replies.at(-1)
      if (!found || !order || !last) return
      const texts = replies.map(({ text }) => text).filter((text) => text.trim() !== '')
      const { webId, language } = found
      if (texts.length > 0) await mailCustomer(queries, context, { order, webId, language, replies: texts })
      await noteRepliesMailed(queries, ticketId, last.createdAt)
    })
  },
}

/** Has a reply mailed once the transaction that stores it is through. */
export async function mailReplyLater(
  queries: Queries,
  { author, companyId, ticketId }: SaidMessage,
  { jobs }: ServerContext,
): Promise<void> {
  if (author !== 'support' || !(await isOfReturn(queries, companyId, ticketId))) return
  await jobs.add(queries, mailReturnReplies, { companyId, ticketId })
}
