import { personOf, type Handlers } from '../../platform/contract/handlers.ts'
import type { WebService } from './service.ts'

/** @see specification §7, Webs */
export function webHandlers(webs: WebService) {
  return {
    async getWebInfo(call) {
      const web = await webs.info(personOf(call).companyId, call.path.id)
      return { data: { web } }
    },
  } satisfies Partial<Handlers>
}
