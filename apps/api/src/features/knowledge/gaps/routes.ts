import { personOf, type Handlers } from '../../../platform/contract/handlers.ts'
import type { GapService } from './service.ts'

export function gapHandlers(gaps: GapService) {
  return {
    async listKnowledgeGaps(call) {
      return { data: await gaps.list(personOf(call), call.query) }
    },
    async readKnowledgeGap(call) {
      return { data: { gap: await gaps.read(personOf(call), call.path.id) } }
    },
    async updateKnowledgeGap(call) {
      return { data: { gap: await gaps.change(personOf(call), call.path.id, call.body) } }
    },
    async answerKnowledgeGap(call) {
      return { data: { document: await gaps.answer(personOf(call), call.path.id, call.body) } }
    },
  } satisfies Partial<Handlers>
}
