import { useLingui } from '@lingui/react/macro'
import { LaterCard } from '@replybay/ui-kit'
import { IconClock } from '@tabler/icons-react'

/** Says where the tickets that wait will be seen. */
export function WaitingLater() {
  const { t } = useLingui()
  return (
    <LaterCard
      icon={<IconClock />}
      title={t`Waiting longest`}
      detail={t`Tickets appear here when the first customer writes.`}
    />
  )
}
