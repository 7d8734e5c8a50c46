import { useLingui } from '@lingui/react/macro'
import type { TicketSummary } from '@replybay/api-client'
import { useNow, useUser } from '@replybay/feature-kit'
import { Avatar, Skeleton, Tag, WaitingTime } from '@replybay/ui-kit'
import { type ReactNode, useId } from 'react'
import { Link } from '../links.ts'
import { customerName } from '../model/customer-name.ts'
import { isWindowClosed } from '../model/is-window-closed.ts'
import styles from './waiting-card.module.css'

interface WaitingRowProps {
  ticket: TicketSummary
  /** Since when its customer waits; absent where nobody does. */
  since: Date | undefined
  /** Before the time. */
  aside?: ReactNode
  /** It can't be opened. @default false */
  isLocked?: boolean
}

/** A ticket on the home page: who, about what, and how long they wait. */
export function WaitingRow({ ticket, since, aside, isLocked = false }: WaitingRowProps) {
  const { t, i18n } = useLingui()
  const now = useNow()
  const { waitingLimits } = useUser()
  const name = customerName(i18n, ticket.customer)
  const lineId = useId()
  return (
    <div className={styles['row']}>
      <Avatar name={name} channel={ticket.channel} />
      <span className={styles['name']} dir="auto">
        {isLocked ? (
          name
        ) : (
          <Link
            to="/webs/tickets"
            search={{ channel: 'all', ticket: ticket._id }}
            className={styles['link']}
            aria-describedby={lineId}
          >
            {name}
          </Link>
        )}
      </span>
      <span id={lineId} className={styles['line']} dir="auto">
        {ticket.subject || ticket.lastMessage?.text}
      </span>
      {isWindowClosed(ticket, now) && (
        <span className={styles['window']}>
          <Tag tone="warning">{t`Reply window closed`}</Tag>
        </span>
      )}
      {aside && <span className={styles['aside']}>{aside}</span>}
      {since && <WaitingTime since={since} now={now} limits={waitingLimits} />}
    </div>
  )
}

/** Rows that are on their way. */
export function WaitingSkeleton({ count }: { count: number }) {
  const { t } = useLingui()
  return (
    <ul aria-busy="true" aria-label={t`Loading tickets`}>
      {Array.from({ length: count }, (_, index) => (
        <li key={index} className={styles['row']}>
          <Skeleton height="2rem" width="2rem" round />
          <span className={styles['name']}>
            <Skeleton width="8rem" />
          </span>
          <span className={styles['line']}>
            <Skeleton width="60%" />
          </span>
        </li>
      ))}
    </ul>
  )
}
