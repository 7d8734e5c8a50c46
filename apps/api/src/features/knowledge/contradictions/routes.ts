import { personOf, type Handlers } from '../../../platform/contract/handlers.ts'
import type { ContradictionService } from './service.ts'

export function contradictionHandlers(contradictions: ContradictionService) {
  return {
    async listContradictions(call) {
      return { data: { contradictions: await contradictions.list(personOf(call)) } }
    },
    async decideContradiction(call) {
      return { data: await contradictions.decide(personOf(call), call.path.id, call.body) }
    },
  } satisfies Partial<Handlers>
}
