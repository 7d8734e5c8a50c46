import { Failure } from '../../platform/contract/failure.ts'
import { personOf, type Handlers } from '../../platform/contract/handlers.ts'
import type { ServerContext } from '../../platform/server-feature.ts'
import { languageOf, languageOfTag } from '../knowledge/index.ts'
import { findWeb } from '../webs/index.ts'
import { answeringOf } from './answer.ts'
import { presentAnswer } from './present.ts'
import { suggestReply } from './replies/suggestion.ts'
import { whileWritten } from './while-written.ts'

export function answeringHandlers(context: ServerContext) {
  const { database } = context
  return {
    async suggestAnswer(call) {
      return { data: { suggestion: await suggestReply(database, personOf(call), call.path.id) } }
    },
    async sendExampleConversation(call) {
      const { companyId } = personOf(call)
      const { messages, webId, lang } = call.body
      if (webId && !(await findWeb(database.queries, companyId, webId))) throw new Failure('not-found')
      const place = messages.findLastIndex(({ author }) => author === 'customer')
      const last = messages[place]
      if (!last) {
        const fields = [{ path: '/body/messages', message: 'must include a message from the customer' }]
        throw new Failure('invalid-request', { fields })
      }
      const language = languageOfTag(lang) ?? (await languageOf(database.queries, companyId))
      const begin = performance.now()
      const before = messages.slice(0, place)
      const { text } = last
      const signal = call.over()
      const question = { companyId, ...(webId && { webId }), text, before, language, signal }
      const reply = async (tell?: (text: string) => void) => {
        const answer = await answeringOf(context)({ ...question, ...(tell && { tell }) })
        return { data: { message: presentAnswer(answer, Math.round(performance.now() - begin)) } }
      }
      return call.takesEvents ? await whileWritten(reply, signal) : await reply()
    },
  } satisfies Partial<Handlers>
}
