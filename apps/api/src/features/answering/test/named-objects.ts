import type { NamedObjects } from '../../../../test/named-objects.ts'
import { newId } from '../../../platform/database/ids.ts'
import { knowledgeUses } from '../../knowledge/tables.ts'
import { agentReplies } from '../replies/tables.ts'

export const namedObjects: NamedObjects = {
  places: {
    sendExampleConversation: { webId: 'web' },
    getAgentReplyNumbers: { id: 'web' },
    suggestAnswer: { id: 'ticket' },
  },
  async add({ server, companyId, idOf }) {
    const of = { companyId, ticketId: idOf('ticket'), createdAt: new Date() }
    const reply = { id: newId(), webId: idOf('web'), mode: 'on', outcome: 'replied' } as const
    await server.database.queries.insert(agentReplies).values({ ...of, ...reply })
    await server.database.queries
      .insert(knowledgeUses)
      .values({ ...of, id: newId(), documentId: idOf('knowledge text') })
  },
}
