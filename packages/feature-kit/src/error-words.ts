import type { I18n, MessageDescriptor } from '@lingui/core'
import { ApiError, catalogueKey, type ErrorWording, type OperationId } from '@replybay/api-client'

/** The catalogued text, in the current language, for what a call of an operation threw. */
export type ErrorWords<Operations extends OperationId> = (
  i18n: I18n,
  operation: Operations,
  error: unknown,
) => string

/**
 * Turns a feature's wording of its operations' errors into the function that its screens ask, so that no screen
 * compares statuses or texts.
 * @see specification §8
 */
export function createErrorWords<Operations extends OperationId>(
  wording: ErrorWording<Operations, MessageDescriptor>,
): ErrorWords<Operations> {
  return (i18n, operation, error) => {
    const entries: Readonly<Record<string, MessageDescriptor>> = wording[operation]
    const key = error instanceof ApiError ? catalogueKey(error, entries) : 'default'
    const entry = entries[key] ?? entries['default']
    return entry ? i18n._(entry) : key
  }
}
