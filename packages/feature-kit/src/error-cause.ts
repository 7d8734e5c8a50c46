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
  if (error.isTransient) return 'server'
  // With its code, the catalogue says it itself.
  return error.status === 429 && error.code !== 'too-many-requests' ? 'too-many' : undefined
}
