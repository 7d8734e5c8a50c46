import { Trans, useLingui } from '@lingui/react/macro'
import { ticketSettings } from '@replybay/feature-kit'
import { textLinkClassName } from '@replybay/ui-kit'
import { Link } from '../links.ts'
import styles from './company.module.css'
import { useWordsOf } from './use-words-of.ts'

/** What one may look for on the company's page, and finds on another. */
export function ElsewhereLinks() {
  const { t } = useLingui()
  const ofTickets = useWordsOf(ticketSettings)
  return (
    <nav aria-label={t`Other settings`} className={styles['elsewhere']}>
      <p className={styles['elsewhereTitle']}>
        <Trans>Other settings</Trans>
      </p>
      <ul>
        {ofTickets && (
          <li>
            <Link to="/settings/settings" search={{ section: 'tickets' }} className={textLinkClassName()}>
              <Trans>Tickets</Trans>
            </Link>
            <p>{ofTickets}</p>
          </li>
        )}
        <li>
          <Link to="/settings/warehouses" className={textLinkClassName()}>
            <Trans>Warehouse staff</Trans>
          </Link>
          <p>
            <Trans>Members and invitations</Trans>
          </p>
        </li>
      </ul>
    </nav>
  )
}
