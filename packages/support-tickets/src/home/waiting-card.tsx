import { Trans, useLingui } from '@lingui/react/macro'
import { useCurrentWeb, useUser } from '@replybay/feature-kit'
import { Avatar, Card, ProblemState, Skeleton, textLinkClassName, WaitingTime } from '@replybay/ui-kit'
import { wordWaitingError } from './waiting-errors.ts'
import { inboxFilter } from '../model/inbox-filter.ts'
import { useInbox } from '../inbox/use-inbox.ts'
import { useNow } from '../model/use-now.ts'
import { Link } from '../links.ts'
import { customerName } from '../model/customer-name.ts'
import styles from './waiting-card.module.css'
import { useKeptRows } from './use-kept-rows.ts'
import { waitingTickets } from './waiting-tickets.ts'

/** How many rows there is room for. */
const ROOM_FOR = 6

/** The customers who have waited longest. */
export function WaitingCard() {
  const { t, i18n } = useLingui()
  const user = useUser()
  const inbox = useInbox(useCurrentWeb(), inboxFilter(user, 'all', {}))
  const waiting = waitingTickets(inbox.tickets).slice(0, ROOM_FOR)
  const likelyRows = useKeptRows(user._id, ROOM_FOR, inbox.state === 'loaded' ? waiting.length : undefined)
  const all = (
    <Link to="/webs/tickets" search={{ channel: 'all' }} className={textLinkClassName()}>
      <Trans>View all</Trans>
    </Link>
  )
  return (
    <Card title={t`Waiting longest`} aside={all}>
      {inbox.state === 'loading' && <WaitingSkeleton count={likelyRows} />}
      {inbox.state === 'failed' && (
        <ProblemState title={wordWaitingError(i18n, 'listTickets', inbox.error)} onRetry={inbox.retry} />
      )}
      {inbox.state === 'loaded' && waiting.length === 0 && (
        <p className={styles['nobody']}>
          <Trans>Nobody is waiting. When a customer writes, the conversation stands here.</Trans>
        </p>
      )}
      <ul>
        {waiting.map((each) => (
          <li key={each.ticket._id}>
            <WaitingRow {...each} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function WaitingSkeleton({ count }: { count: number }) {
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

function WaitingRow({ ticket, since }: ReturnType<typeof waitingTickets>[number]) {
  const { i18n } = useLingui()
  const now = useNow()
  const { waitingLimits } = useUser()
  const name = customerName(i18n, ticket.customer)
  return (
    <Link to="/webs/tickets" search={{ channel: 'all', ticket: ticket._id }} className={styles['row']}>
      <Avatar name={name} channel={ticket.channel} />
      <span className={styles['name']} dir="auto">
        {name}
      </span>
      <span className={styles['line']} dir="auto">
        {ticket.subject || ticket.lastMessage?.text}
      </span>
      <WaitingTime since={since} now={now} limits={waitingLimits} />
    </Link>
  )
}
