import { Trans } from '@lingui/react/macro'
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
  /** The one that is open already; nothing where none is. */
  openId?: string | undefined
  title: string
  /** Said where nothing has proved that they are of the person that is shown. */
  doubt?: string | undefined
}

/** What else a customer has written, on whichever channel. */
export function OtherTickets({ tickets, openId, title, doubt }: OtherTicketsProps) {
  const formats = useFormats()
  const [isWhole, setWhole] = useState(false)
  const others = tickets.filter(({ _id }) => _id !== openId)
  const count = others.length
  if (count === 0) return null
  return (
    <section className={panel['section']} aria-label={title}>
      <header className={styles['head']}>
        <h3 className={panel['title']}>{title}</h3>
        <span className={styles['count']}>{formats.number(count)}</span>
      </header>
      {doubt && <p className={styles['quiet']}>{doubt}</p>}
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
