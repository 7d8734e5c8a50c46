import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { ApiError } from '@replybay/api-client'
import { isOffline, sharedWords } from './error-words.ts'

/** What kept a call of any operation from succeeding, beside what the server says of the operation itself. */
export type ErrorCause = 'unreachable' | 'server' | 'too-many'

/**
 * Why a call failed, to be said in a plain sentence below the catalogued text, which tells only what was not done.
 * Undefined where that text says enough. The words come with the pages: the sign-in page is without them.
 * @see specification §8
 */
export function errorCause(error: unknown): ErrorCause | undefined {
  if (!(error instanceof ApiError) || isOffline(error) || sharedWords[error.code ?? '']) return undefined
  if (error.isUnreachable) return 'unreachable'
  // A success that is null, as documented backends say that something failed, is no cause of its own.
  if (error.isTransient || error.failure.kind === 'malformed') return 'server'
  // With its code, the catalogue says it itself.
  return error.status === 429 && error.code !== 'too-many-requests' ? 'too-many' : undefined
}

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
