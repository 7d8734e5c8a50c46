import { useLingui } from '@lingui/react/macro'
import { SlotOutlet, ticketSettings } from '@replybay/feature-kit'
import { SettingsPage } from '@replybay/ui-kit'

/** How tickets are worked on: what features let a company set of them. */
export function TicketSettingsPage() {
  const { t } = useLingui()
  return (
    <SettingsPage title={t`Tickets`}>
      <title>{`${t`Tickets`} · Replybay`}</title>
      <SlotOutlet slot={ticketSettings} />
    </SettingsPage>
  )
}
