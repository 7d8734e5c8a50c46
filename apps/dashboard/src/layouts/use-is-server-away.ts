import { ApiError, userQueries } from '@replybay/api-client'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/** How often a server that can't be reached is asked whether it is back, ms. */
const ASK_MS = 15_000

/** Whether the last call that ended did not get through to the server; it is asked until one does. */
export function useIsServerAway(): boolean {
  const client = useQueryClient()
  const [isAway, setAway] = useState(false)
  useEffect(
    () =>
      client.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated') return
        const { action } = event
        if (action.type === 'error') setAway(isUnanswered(action.error))
        else if (action.type === 'success' && !action.manual) setAway(false)
      }),
    [client],
  )
  useEffect(() => {
    if (!isAway) return
    const timer = setInterval(() => void client.invalidateQueries(userQueries.info()), ASK_MS)
    return () => clearInterval(timer)
  }, [client, isAway])
  return isAway
}

/** Whether nothing came back, or something before the server said that it is not there. */
function isUnanswered(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  const { failure, status = 0, code } = error
  return failure.kind === 'network' || ([502, 503, 504].includes(status) && !code)
}
