import { mutationCall } from './call-options.ts'
import type { RequestBody } from './request-body.ts'

/** @see specification §8, Pages */
export const clientErrorMutations = {
  /** Reports an error of the dashboard; an addition. */
  report: () =>
    mutationCall({
      operation: 'reportClientError',
      send: (body: RequestBody<'reportClientError'>) => (http, init) =>
        http.POST('/client-errors', { ...init, body }),
      read: () => undefined,
    }),
}
