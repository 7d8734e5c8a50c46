import { personOf, type Handlers } from '../../platform/contract/handlers.ts'
import type { ChangeService } from './service.ts'

export function changeHandlers(changes: ChangeService) {
  return {
    async streamChanges(call) {
      const { topics, webId, since } = call.query
      const from = since === undefined ? undefined : Number(since)
      return await changes.follow(personOf(call), { topics, webId, since: from }, call.over())
    },
  } satisfies Partial<Handlers>
}
