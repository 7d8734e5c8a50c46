import { personOf, type Handlers } from '../../../platform/contract/handlers.ts'
import type { ReplyService } from './service.ts'

export function replyHandlers(replies: ReplyService) {
  return {
    async getAgentReplyNumbers(call) {
      return { data: { numbers: await replies.numbers(personOf(call).companyId, call.path.id) } }
    },
    async getAgentSwitch(call) {
      return { data: { agents: await replies.read(personOf(call).companyId) } }
    },
    async changeAgentSwitch(call) {
      return { data: { agents: await replies.change(personOf(call).companyId, call.body) } }
    },
  } satisfies Partial<Handlers>
}
