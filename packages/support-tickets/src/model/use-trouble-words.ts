import { useLingui } from '@lingui/react/macro'
import { ApiError } from '@replybay/api-client'

/**
 * What a failure of the server was: that it answered with one is not said to be no answer. Undefined where it was none, and
 * the catalogued text says enough.
 */
export function useTroubleWords(error: Error): string | undefined {
  const { t } = useLingui()
  if (error instanceof ApiError && error.status !== undefined && !error.isTransient) return undefined
  return error instanceof ApiError && error.isUnreachable
    ? t`The server didn’t respond. Try again.`
    : t`The server had a problem. Try again.`
}
