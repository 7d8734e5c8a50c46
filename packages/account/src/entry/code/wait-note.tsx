import { Plural } from '@lingui/react/macro'
import { ApiError } from '@replybay/api-client'

const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S

/** After too many wrong codes: when another one is taken, where the server says so. */
export function WaitNote({ error }: { error: Error | null }) {
  if (!(error instanceof ApiError) || error.code !== 'too-many-requests') return null
  const { retryAfter } = error
  if (retryAfter === undefined) return null
  const minutes = Math.ceil(retryAfter / MINUTE_S)
  const hours = Math.ceil(retryAfter / HOUR_S)
  return (
    <p>
      {retryAfter <= HOUR_S ? (
        <Plural value={minutes} one="Try again in # minute." other="Try again in # minutes." />
      ) : (
        <Plural value={hours} one="Try again in # hour." other="Try again in # hours." />
      )}
    </p>
  )
}
