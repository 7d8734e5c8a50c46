import { mutationCall } from './call-options.ts'
import { reportClientError } from './generated/operations.ts'
import type { RequestBody } from './request-body.ts'

/** @see specification §8, Pages */
export const clientErrorMutations = {
  /** Reports an error of the dashboard; an addition. */
  report: () =>
    mutationCall({
      operation: reportClientError,
      request: (body: RequestBody<'reportClientError'>) => ({ body }),
      read: () => undefined,
    }),
}
