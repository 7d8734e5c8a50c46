import { personOf, type Handlers } from '../../../platform/contract/handlers.ts'
import type { SynonymService } from './service.ts'

export function synonymHandlers(synonyms: SynonymService) {
  return {
    async listSynonyms(call) {
      return { data: await synonyms.list(personOf(call)) }
    },
    async addSynonyms(call) {
      return { data: { group: await synonyms.add(personOf(call), call.body.words) } }
    },
    async changeSynonyms(call) {
      return { data: { group: await synonyms.change(personOf(call), call.path.id, call.body.words) } }
    },
    async removeSynonyms(call) {
      await synonyms.remove(personOf(call), call.path.id)
      return { data: {} }
    },
  } satisfies Partial<Handlers>
}
