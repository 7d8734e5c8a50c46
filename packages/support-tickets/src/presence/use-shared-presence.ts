import { useFirstInteraction } from '@replybay/feature-kit'
import { useCallback, useEffect, useState } from 'react'

/** Shares what is known of presence with the other tabs of a person, once somebody works in this one. */
export function useSharedPresence(userId: string, webId: string | undefined): void {
  const [isUsed, setUsed] = useState(false)
  useFirstInteraction(useCallback(() => setUsed(true), []))
  useEffect(() => {
    if (!isUsed || webId === undefined) return undefined
    const leaving = new AbortController()
    import('./share-presence.ts')
      .then(({ sharePresence }) => sharePresence(userId, webId, leaving.signal))
      // Without it, a later tab is told with the next stream.
      .catch(() => undefined)
    return () => leaving.abort()
  }, [isUsed, userId, webId])
}
