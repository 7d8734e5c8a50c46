import { exported } from '../../platform/account/account-table.ts'
import { defineServerFeature } from '../../platform/server-feature.ts'
import { ofListedTicket } from '../tickets/tables.ts'
import { forgetReplies, replyToCustomer } from './replies/reply.ts'
import { replyHandlers } from './replies/routes.ts'
import { createReplyService } from './replies/service.ts'
import { compareDraft, eraseDrafts } from './replies/drafts.ts'
import { agentReplies } from './replies/tables.ts'
import { agentsTopic } from './replies/topic.ts'
import { answeringHandlers } from './routes.ts'

/** What the agents answer, and what it rests on. */
export const answeringFeature = defineServerFeature({
  id: 'answering',
  tables: [
    exported(agentReplies, agentReplies.companyId, {
      name: 'agentReplies',
      only: ofListedTicket(agentReplies.ticketId),
      staysWithTicket: 'They are numbers; the words are erased.',
    }),
  ],
  handlers: (context) => ({
    ...answeringHandlers(context),
    ...replyHandlers(createReplyService(context.database)),
  }),
  topics: ({ database }) => [agentsTopic(database)],
  jobs: [replyToCustomer],
  async onSaid(queries, { author, companyId, ticketId, messageId, text }, { jobs }) {
    if (author === 'customer') await jobs.add(queries, replyToCustomer, { companyId, ticketId, messageId })
    else await compareDraft(queries, { companyId, ticketId, text })
  },
  housekeeping: [forgetReplies],
  async emptyTicket(queries, { id }) {
    await eraseDrafts(queries, id)
    return []
  },
})
