import { Trans } from '@lingui/react/macro'
import { offlineNotes, SlotOutlet } from '@replybay/feature-kit'
import { Banner, useIsOnline } from '@replybay/ui-kit'
import { IconWifiOff } from '@tabler/icons-react'
import { useIsServerAway } from './use-is-server-away.ts'

/** Says above every page that the browser has no connection, or that the server can't be reached. */
export function OfflineStrip() {
  const isOnline = useIsOnline()
  const isAway = useIsServerAway()
  if (isOnline && !isAway) return null
  return (
    <Banner tone="warning" shape="strip" icon={<IconWifiOff aria-hidden />}>
      {isOnline ? (
        <Trans>Replybay can’t be reached. This page shows what was loaded last; we keep trying.</Trans>
      ) : (
        <Trans>You’re offline. This page shows what was loaded last; replies go out once you’re back.</Trans>
      )}
      <SlotOutlet slot={offlineNotes} />
    </Banner>
  )
}
