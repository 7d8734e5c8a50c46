import { exported } from '../../platform/account/account-table.ts'
import { defineServerFeature } from '../../platform/server-feature.ts'
import { forgetReplies, replyToCustomer } from './replies/reply.ts'
import { replyHandlers } from './replies/routes.ts'
import { createReplyService } from './replies/service.ts'
import { eraseSuggestion } from './replies/suggestion-store.ts'
import { agentReplies, agentSuggestions, answeringSettings } from './replies/tables.ts'
import { answeringHandlers } from './routes.ts'

/** What the agents answer, and what it rests on. */
export const answeringFeature = defineServerFeature({
  id: 'answering',
  tables: [
    exported(answeringSettings, answeringSettings.companyId, { name: 'answeringSettings' }),
    exported(agentReplies, agentReplies.companyId, {
      name: 'agentReplies',
      staysWithTicket: 'They are numbers, and hold nothing of what was said.',
    }),
    exported(agentSuggestions, agentSuggestions.companyId, { name: 'agentSuggestions' }),
  ],
  handlers: (context) => ({
    ...answeringHandlers(context),
    ...replyHandlers(createReplyService(context.database)),
  }),
  jobs: [replyToCustomer],
  onCustomerMessage: (queries, { companyId, ticketId }, { jobs }) =>
    jobs.add(queries, replyToCustomer, { companyId, ticketId }),
  housekeeping: [forgetReplies],
  async emptyTicket(queries, { id }) {
    await eraseSuggestion(queries, id)
    return []
  },
})
