import { Trans } from '@lingui/react/macro'
import { useFormats } from '@replybay/i18n'
import { useIsOnline } from '@replybay/ui-kit'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useDeferredValue, useSyncExternalStore } from 'react'
import { liveState, subscribeToLiveState } from '../live/live-state.ts'
import { OnTheirWay } from '../pending/on-their-way.tsx'
import styles from './views-pane.module.css'

const MINUTE = 60_000

interface AsOfProps {
  /** Of the query that reads the list. */
  queryHash: string
  /** It could not be read again since. */
  isStale: boolean
}

/** When the list was last known to be as shown: it alone hears of each sign of life, the list does not. */
export function AsOf({ queryHash, isStale }: AsOfProps) {
  const isOnline = useIsOnline()
  const formats = useFormats()
  // What writes times has to be made first, which takes longer than the pane: that comes after it.
  const asOf = useDeferredValue(useKnownAt(queryHash), 0)
  if (asOf === 0) return null
  const time = formats.time(new Date(asOf))
  return (
    <p className={styles['foot']}>
      <OnTheirWay>
        {isStale || !isOnline ? <Trans>Loaded at {time}</Trans> : <Trans>Up to date · {time}</Trans>}
      </OnTheirWay>
    </p>
  )
}

/** To the minute, in ms since 1970; 0 before the list was read. */
function useKnownAt(hash: string): number {
  const client = useQueryClient()
  const subscribe = useCallback(
    (onChange: () => void) => {
      const stops = [
        subscribeToLiveState(onChange),
        client.getQueryCache().subscribe(({ type, query }) => {
          if (type === 'updated' && query.queryHash === hash) onChange()
        }),
      ]
      return () => stops.forEach((stop) => stop())
    },
    [client, hash],
  )
  return useSyncExternalStore(subscribe, () => {
    const { data, dataUpdatedAt = 0 } = client.getQueryCache().get(hash)?.state ?? {}
    const { isLive, heardAt = 0 } = liveState()
    return Math.floor((isLive && data ? Math.max(dataUpdatedAt, heardAt) : dataUpdatedAt) / MINUTE) * MINUTE
  })
}
