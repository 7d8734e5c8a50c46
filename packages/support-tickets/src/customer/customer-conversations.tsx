import { Plural, Trans } from '@lingui/react/macro'
import type { TicketSummary } from '@replybay/api-client'
import { useFormats } from '@replybay/i18n'
import { ChannelIcon, StatusGlyph } from '@replybay/ui-kit'
import { Link } from '../links.ts'
import styles from './customer.module.css'

interface CustomerConversationsProps {
  tickets: readonly TicketSummary[]
  /** The one that is open already. */
  openId: string
  /** Whether nothing has proved that the open one is of this customer. */
  isUnverified: boolean
}

/** What else a customer has written, on whichever channel. */
export function CustomerConversations({ tickets, openId, isUnverified }: CustomerConversationsProps) {
  const formats = useFormats()
  const others = tickets.filter(({ _id }) => _id !== openId)
  const count = others.length
  if (count === 0) return null
  return (
    <section className={styles['section']}>
      <h3 className={styles['title']}>
        <Plural value={count} one="# other ticket" other="# other tickets" />
      </h3>
      {isUnverified && (
        <p className={styles['quiet']}>
          <Trans>This ticket’s email is unverified. These tickets may belong to a different person.</Trans>
        </p>
      )}
      <ul className={styles['list']}>
        {others.map(({ _id, status, channel, subject, lastMessage, updatedAt }) => (
          <li key={_id}>
            <Link to="/ticket/$id" params={{ id: _id }} className={styles['other']}>
              <StatusGlyph status={status} />
              <span className={styles['subject']} dir="auto">
                {subject || lastMessage?.text || <Trans>No subject</Trans>}
              </span>
              <ChannelIcon channel={channel} />
              <time dateTime={updatedAt}>{formats.shortMoment(new Date(updatedAt))}</time>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
