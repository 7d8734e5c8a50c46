import { Trans, useLingui } from '@lingui/react/macro'
import { profileSettings, SlotOutlet, ticketSettings } from '@replybay/feature-kit'
import { SettingsPage, textLinkClassName } from '@replybay/ui-kit'
import { Link } from '../links.ts'
import styles from './company.module.css'
import { useWordsOf } from './use-words-of.ts'

/** How tickets are worked on: what features let a company set of them. */
export function TicketSettingsPage() {
  const { t } = useLingui()
  const ofProfile = useWordsOf(profileSettings)
  return (
    <SettingsPage title={t`Tickets`}>
      <title>{`${t`Tickets`} · Replybay`}</title>
      <SlotOutlet slot={ticketSettings} />
      {ofProfile && (
        <p className={styles['ofProfile']}>
          <Trans>
            More settings, just for you, are in your{' '}
            <Link to="/settings/profile" className={textLinkClassName()}>
              profile
            </Link>
            : {ofProfile}
          </Trans>
        </p>
      )}
    </SettingsPage>
  )
}
