import { Failure } from '../../platform/contract/failure.ts'
import { personOf, type Handlers } from '../../platform/contract/handlers.ts'
import type { Database } from '../../platform/database/database.ts'
import { languageOf } from '../knowledge/index.ts'
import { findWeb } from '../webs/index.ts'
import { answerByQuote } from './extractive.ts'

export function answeringHandlers(database: Database) {
  return {
    async sendExampleConversation(call) {
      const { companyId } = personOf(call)
      const { messages, webId } = call.body
      if (webId && !(await findWeb(database.queries, companyId, webId))) throw new Failure('not-found')
      const last = messages.findLast(({ author }) => author === 'customer')
      if (!last) {
        const fields = [{ path: '/body/messages', message: 'must have one of the customer' }]
        throw new Failure('invalid-request', { fields })
      }
      const language = await languageOf(database.queries, companyId)
      const { text, passages } = await answerByQuote(database, { companyId, text: last.text, language })
      const [best] = passages
      return {
        data: {
          message: {
            author: 'agent' as const,
            text: text ?? '',
            handedOver: text === undefined,
            sources: text !== undefined && best ? [{ documentId: best.documentId, title: best.title }] : [],
          },
        },
      }
    },
  } satisfies Partial<Handlers>
}
