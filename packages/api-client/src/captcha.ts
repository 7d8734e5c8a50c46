import { mutationCall } from './call-options.ts'
import type { RequestBody } from './request-body.ts'

/** @see specification §5, §7, Captcha */
export const captchaMutations = {
  /** Verifies the token of the invisible captcha. */
  verify: () =>
    mutationCall({
      operation: 'verifyCaptcha',
      send: (body: RequestBody<'verifyCaptcha'>) => (http, init) =>
        http.POST('/captcha/verify', { ...init, body }),
      read: ({ data }) => data,
    }),
}
