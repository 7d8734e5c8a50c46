/* oxlint-disable lingui/no-unlocalized-strings -- what servers say */
import { ApiError } from '@replybay/api-client'

/** The outcomes that the specification tells by their texts alone. @see specification §8 */
const OUTCOMES: ReadonlyMap<string | undefined, string> = new Map([
  ['Invalid password', 'invalid-password'],
  ['Before deleting your account, you must first cancel your subscription', 'active-subscription'],
])

/** Why an account was not deleted, by its code also where the server says it in words alone. */
export function deletionFailure(error: Error | null): Error | null {
  if (!(error instanceof ApiError) || error.failure.kind !== 'status' || error.code !== undefined)
    return error
  const { failure, operation } = error
  const code = OUTCOMES.get(failure.problem?.message)
  return code === undefined ? error : new ApiError(operation, { ...failure, problem: { code } }, error)
}
