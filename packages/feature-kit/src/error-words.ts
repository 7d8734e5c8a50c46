import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { ApiError, catalogueKey, type ErrorWording, type OperationId } from '@replybay/api-client'

const busy = msg`The server is busy. Nothing was lost. Try again in a moment.`
const offline = msg`You’re offline. Nothing was lost. Try again when you’re back.`

/** Outcomes of any call that say nothing about its operation: the server takes no more calls for a moment. */
export const sharedWords: Readonly<Record<string, MessageDescriptor>> = {
  overloaded: busy,
  'too-many-calls': busy,
}

/** The catalogued text, in the current language, for what a call of an operation threw. */
export type ErrorWords<Operations extends OperationId> = (
  i18n: I18n,
  operation: Operations,
  error: unknown,
) => string

/**
 * Turns a feature's wording of its operations' errors into the function that its screens ask, so that no screen
 * compares statuses or texts. What any call can end with is worded once for all, where the catalogue has no entry for it.
 * @see specification §8
 */
export function createErrorWords<Operations extends OperationId>(
  wording: ErrorWording<Operations, MessageDescriptor>,
): ErrorWords<Operations> {
  return (i18n, operation, error) => {
    if (isOffline(error)) return i18n._(offline)
    const entries: Readonly<Record<string, MessageDescriptor>> = wording[operation]
    const code = (error instanceof ApiError && error.code) || ''
    const shared = Object.hasOwn(entries, code) ? undefined : sharedWords[code]
    if (shared) return i18n._(shared)
    const key = error instanceof ApiError ? catalogueKey(error, entries) : 'default'
    const entry = entries[key] ?? entries['default']
    return entry ? i18n._(entry) : key
  }
}

/** Whether a call did not reach the server because the browser has no connection. */
export function isOffline(error: unknown): boolean {
  return error instanceof ApiError && error.isUnreachable && !navigator.onLine
}
