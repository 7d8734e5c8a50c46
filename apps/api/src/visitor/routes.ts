import { visitorOf, type Handlers } from '../handlers.ts'
import type { VisitorService } from './service.ts'

/** The visitor's side of the website chat: an addition to the specification. */
export function visitorHandlers(visitor: VisitorService) {
  return {
    async openConversation({ body, sender }) {
      return { data: await visitor.open(body, sender) }
    },
    async getConversation(call) {
      return { data: { conversation: await visitor.read(visitorOf(call), call.path.id) } }
    },
    async continueConversation(call) {
      const { path, body, idempotencyKey } = call
      const conversation = await visitor.write(visitorOf(call), path.id, body.message, idempotencyKey)
      return { data: { conversation } }
    },
  } satisfies Partial<Handlers>
}
