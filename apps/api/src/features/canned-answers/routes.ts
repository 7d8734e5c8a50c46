import { personOf, type Handlers } from '../../platform/contract/handlers.ts'
import type { CannedAnswerService } from './service.ts'

export function cannedAnswerHandlers(cannedAnswers: CannedAnswerService) {
  return {
    async listCannedAnswers(call) {
      return { data: { cannedAnswers: await cannedAnswers.list(personOf(call)) } }
    },
    async createCannedAnswer(call) {
      return { data: { cannedAnswer: await cannedAnswers.create(personOf(call), call.body) } }
    },
    async updateCannedAnswer(call) {
      return { data: { cannedAnswer: await cannedAnswers.update(personOf(call), call.path.id, call.body) } }
    },
    async deleteCannedAnswer(call) {
      await cannedAnswers.delete(personOf(call), call.path.id)
      return { data: {} }
    },
  } satisfies Partial<Handlers>
}
