import { Trans } from '@lingui/react/macro'
import { offlineNotes, SlotOutlet } from '@replybay/feature-kit'
import { Banner, useIsOnline } from '@replybay/ui-kit'
import { IconWifiOff } from '@tabler/icons-react'

/** Says above every page that the browser has no connection. */
export function OfflineStrip() {
  if (useIsOnline()) return null
  return (
    <Banner tone="warning" shape="strip" icon={<IconWifiOff aria-hidden />}>
      <Trans>You’re offline. This page shows what was loaded last; replies go out once you’re back.</Trans>
      <SlotOutlet slot={offlineNotes} />
    </Banner>
  )
}
