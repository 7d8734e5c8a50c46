import { Trans, useLingui } from '@lingui/react/macro'
import type { TicketSummary } from '@replybay/api-client'
import { useFormats } from '@replybay/i18n'
import { Button, ChannelIcon, StatusGlyph } from '@replybay/ui-kit'
import { useState } from 'react'
import { Link } from '../links.ts'
import panel from './customer-panel.module.css'
import styles from './customer.module.css'

/** More of them are folded. */
const SHOWN = 5

interface OtherTicketsProps {
  tickets: readonly TicketSummary[]
  /** The one that is open already. */
  openId: string
  /** Whether nothing has proved that the open one is of this customer. */
  isUnverified: boolean
}

/** What else a customer has written, on whichever channel. */
export function OtherTickets({ tickets, openId, isUnverified }: OtherTicketsProps) {
  const { t } = useLingui()
  const formats = useFormats()
  const [isWhole, setWhole] = useState(false)
  const others = tickets.filter(({ _id }) => _id !== openId)
  const count = others.length
  if (count === 0) return null
  return (
    <section className={panel['section']} aria-label={t`Other tickets`}>
      <header className={styles['head']}>
        <h3 className={panel['title']}>
          <Trans>Other tickets</Trans>
        </h3>
        <span className={styles['count']}>{formats.number(count)}</span>
      </header>
      {isUnverified && (
        <p className={styles['quiet']}>
          <Trans>This ticket’s email is unverified. These tickets may belong to a different person.</Trans>
        </p>
      )}
      <ul className={styles['list']}>
        {(isWhole ? others : others.slice(0, SHOWN)).map(
          ({ _id, status, channel, subject, lastMessage, updatedAt }) => (
            <li key={_id}>
              <Link to="/ticket/$id" params={{ id: _id }} className={styles['other']}>
                <StatusGlyph status={status} />
                <span className={styles['subject']} dir="auto">
                  {subject || lastMessage?.text || <Trans>No subject</Trans>}
                </span>
                <ChannelIcon channel={channel} size={14} plain />
                <time dateTime={updatedAt}>{formats.shortMoment(new Date(updatedAt))}</time>
              </Link>
            </li>
          ),
        )}
      </ul>
      {count > SHOWN && !isWhole && (
        <Button size="sm" variant="subtle" onClick={() => setWhole(true)}>
          <Trans>Show all</Trans>
        </Button>
      )}
    </section>
  )
}
