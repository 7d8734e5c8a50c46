import { visitorOf, type Handlers } from '../../platform/contract/handlers.ts'
import type { VisitorService } from './service.ts'

/** The visitor's side of the website chat: an addition to the specification. */
export function visitorHandlers(visitor: VisitorService) {
  return {
    async openConversation({ body, sender, idempotencyKey }) {
      return { data: await visitor.open(body, sender, idempotencyKey) }
    },
    async getConversation(call) {
      return { data: await visitor.read(visitorOf(call), call.path.id, call.query, call.sender) }
    },
    async continueConversation(call) {
      const { path, body, idempotencyKey } = call
      return { data: await visitor.write(visitorOf(call), path.id, body.message, idempotencyKey) }
    },
  } satisfies Partial<Handlers>
}
