import type { Handlers } from '../../platform/contract/handlers.ts'
import type { ClientErrorService } from './service.ts'

/** @see specification §8, Pages */
export function clientErrorHandlers(clientErrors: ClientErrorService) {
  return {
    async reportClientError({ body, sender }) {
      await clientErrors.report(body, sender)
      return { data: {} }
    },
  } satisfies Partial<Handlers>
}
