import type { NamedObjects } from '../../../../test/named-objects.ts'
import { newId } from '../../../platform/database/ids.ts'
import { knowledgeUses } from '../../knowledge/tables.ts'
import { agentReplies } from '../replies/tables.ts'
import { testQuestions } from '../test-questions/tables.ts'

export const namedObjects: NamedObjects = {
  places: {
    sendExampleConversation: { webId: 'web' },
    getAgentReplyNumbers: { id: 'web' },
    listTestQuestions: { id: 'web' },
    addTestQuestion: { id: 'web' },
    changeTestQuestion: { id: 'web', questionId: 'test question' },
    removeTestQuestion: { id: 'web', questionId: 'test question' },
    runTestQuestion: { id: 'web', questionId: 'test question' },
    suggestAnswer: { id: 'ticket' },
  },
  async add({ server, companyId, idOf }) {
    const of = { companyId, ticketId: idOf('ticket'), createdAt: new Date() }
    const reply = { id: newId(), webId: idOf('web'), mode: 'on', outcome: 'replied' } as const
    const testQuestion = newId()
    await server.database.queries.insert(testQuestions).values({
      id: testQuestion,
      companyId,
      webId: idOf('web'),
      question: `Test question of ${companyId}`,
      expected: 'answered',
      createdAt: of.createdAt,
    })
    await server.database.queries.insert(agentReplies).values({ ...of, ...reply })
    await server.database.queries
      .insert(knowledgeUses)
      .values({ ...of, id: newId(), documentId: idOf('knowledge text') })
    return { 'test question': testQuestion }
  },
}
