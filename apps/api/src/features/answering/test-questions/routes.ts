import { personOf, type Handlers } from '../../../platform/contract/handlers.ts'
import type { TestQuestionService } from './service.ts'

export function testQuestionHandlers(questions: TestQuestionService) {
  return {
    async listTestQuestions(call) {
      return { data: { testQuestions: await questions.list(placeOf(personOf(call), call.path)) } }
    },
    async addTestQuestion(call) {
      const place = placeOf(personOf(call), call.path)
      return { data: { testQuestion: await questions.add(place, call.body) } }
    },
    async changeTestQuestion(call) {
      const place = placeOf(personOf(call), call.path)
      return { data: { testQuestion: await questions.change(place, call.path.questionId, call.body) } }
    },
    async removeTestQuestion(call) {
      await questions.remove(placeOf(personOf(call), call.path), call.path.questionId)
      return { data: {} }
    },
    async runTestQuestion(call) {
      const place = placeOf(personOf(call), call.path)
      return { data: { testQuestion: await questions.run(place, call.path.questionId, call.over()) } }
    },
  } satisfies Partial<Handlers>
}

function placeOf({ companyId }: { companyId: string }, { id: webId }: { id: string }) {
  return { companyId, webId }
}
