import { mutationCall } from './call-options.ts'
import { verifyCaptcha } from './generated/operations.ts'
import type { RequestBody } from './request-body.ts'

/** @see specification §5, §7, Captcha */
export const captchaMutations = {
  /** Verifies the token of the invisible captcha. */
  verify: () =>
    mutationCall({
      operation: verifyCaptcha,
      request: (body: RequestBody<'verifyCaptcha'>) => ({ body }),
      read: ({ data }) => data,
    }),
}
