import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { ApiError } from '@replybay/api-client'
import { type EntryOperation, wordError } from '../errors.ts'

/** The captcha kept a form from being sent: it could not be reached, or saw no person. */
export class CaptchaFailure extends Error {
  override readonly name = 'CaptchaFailure'
  readonly reason: 'unreachable' | 'refused'

  constructor(reason: CaptchaFailure['reason'], cause?: unknown) {
    super(reason, { cause })
    this.reason = reason
  }
}

const words = {
  refused: msg`We couldn’t verify that you’re human. Try again.`,
  unreachable: msg`The human check didn’t load. A browser extension may be blocking it. Try again.`,
}

/** The words for what kept a form from being sent, or for what the server said to it. */
export function wordFormError(i18n: I18n, operation: EntryOperation, error: unknown): string {
  const isOffline = error instanceof CaptchaFailure && error.reason === 'unreachable' && !navigator.onLine
  if (isOffline) return wordError(i18n, operation, new ApiError('verifyCaptcha', { kind: 'network' }, error))
  if (error instanceof CaptchaFailure) return i18n._(words[error.reason])
  const isCaptcha = error instanceof ApiError && error.operation === 'verifyCaptcha'
  return wordError(i18n, isCaptcha ? 'verifyCaptcha' : operation, error)
}
