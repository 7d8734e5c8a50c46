import { Failure } from '../../platform/contract/failure.ts'
import { personOf, type Handlers } from '../../platform/contract/handlers.ts'
import type { Database } from '../../platform/database/database.ts'
import { languageOf } from '../knowledge/index.ts'
import { findWeb } from '../webs/index.ts'
import { answerByQuote } from './extractive.ts'
import { presentAnswer } from './present.ts'
import { suggestReply } from './replies/suggestion.ts'

export function answeringHandlers(database: Database) {
  return {
    async suggestAnswer(call) {
      const { companyId } = personOf(call)
      return { data: { suggestion: await suggestReply(database, companyId, call.path.id) } }
    },
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
      const begin = performance.now()
      const answer = await answerByQuote(database, { companyId, text: last.text, language })
      return { data: { message: presentAnswer(answer, Math.round(performance.now() - begin)) } }
    },
  } satisfies Partial<Handlers>
}
