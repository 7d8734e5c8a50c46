import { useIsOnline } from '@replybay/ui-kit'
import { useState } from 'react'

/** Why something failed, until the connection is back that was missing when it did: then it can be tried again. */
export function useCurrentFailure<Failure>(failure: Failure): Failure | undefined {
  const isOnline = useIsOnline()
  const [seen, setSeen] = useState({ failure, isOffline: false })
  if (seen.failure !== failure) setSeen({ failure, isOffline: !isOnline })
  return seen.isOffline && isOnline ? undefined : failure
}
