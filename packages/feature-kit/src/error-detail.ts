import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type ErrorCause, errorCause } from './error-cause.ts'

const details: Readonly<Record<ErrorCause, MessageDescriptor>> = {
  unreachable: msg`Can’t reach the server. Check your connection.`,
  server: msg`The server had a problem. Try again in a moment.`,
  'too-many': msg`Too many attempts. Try again in a few minutes.`,
}

/**
 * A plain sentence to say below the catalogued text of an error; undefined where that says enough. Its texts are in the
 * catalogue of each feature whose sources name this function, so that they come with its pages.
 * @see specification §8
 */
export function errorDetail(i18n: I18n, error: unknown): string | undefined {
  const cause = errorCause(error)
  return cause && i18n._(details[cause])
}
