import { exported } from '../../platform/account/account-table.ts'
import { defineServerFeature } from '../../platform/server-feature.ts'
import { findTicketRow } from '../tickets/index.ts'
import { ofListedTicket } from '../tickets/tables.ts'
import { noteAskedQuestion } from '../webs/index.ts'
import { forgetReplies, replyToCustomer } from './replies/reply.ts'
import { replyHandlers } from './replies/routes.ts'
import { createReplyService } from './replies/service.ts'
import { testQuestionDemo } from './demo/test-question-demo.ts'
import { testQuestionHandlers } from './test-questions/routes.ts'
import { createTestQuestionService } from './test-questions/service.ts'
import { testQuestions } from './test-questions/tables.ts'
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
    exported(testQuestions, testQuestions.companyId, { name: 'testQuestions' }),
  ],
  handlers: (context) => ({
    ...answeringHandlers(context),
    ...replyHandlers(createReplyService(context.database)),
    ...testQuestionHandlers(createTestQuestionService(context)),
  }),
  topics: ({ database }) => [agentsTopic(database)],
  jobs: [replyToCustomer],
  async onSaid(queries, { author, companyId, ticketId, messageId, text }, { jobs }) {
    if (author === 'agent') return
    if (author === 'support') return await compareDraft(queries, { companyId, ticketId, text })
    await jobs.add(queries, replyToCustomer, { companyId, ticketId, messageId })
    const ticket = await findTicketRow(queries, { companyId }, ticketId)
    if (ticket) {
      await noteAskedQuestion(queries, { companyId, webId: ticket.webId, text, askedAt: new Date() })
    }
  },
  housekeeping: [forgetReplies],
  async emptyTicket(queries, { id }) {
    await eraseDrafts(queries, id)
    return []
  },
  demo: testQuestionDemo,
})
