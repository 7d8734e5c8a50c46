import { Trans, useLingui } from '@lingui/react/macro'
import { useCurrentWeb, useUser } from '@replybay/feature-kit'
import { Card, textLinkClassName, useFittingRows } from '@replybay/ui-kit'
import { inboxFilter } from '../model/inbox-filter.ts'
import { useInbox } from '../inbox/use-inbox.ts'
import { Link } from '../links.ts'
import styles from './waiting-card.module.css'
import { useKeptRows } from './use-kept-rows.ts'
import { useStatusCount } from './use-status-count.ts'
import { WaitingProblem } from './waiting-problem.tsx'
import { WaitingRow, WaitingSkeleton } from './waiting-row.tsx'
import { waitingTickets } from './waiting-tickets.ts'

/** How many rows there are at least, where as many wait. */
const LEAST_ROWS = 6

/** The customers who have waited longest. */
export function WaitingCard() {
  const { t } = useLingui()
  const user = useUser()
  const inbox = useInbox(useCurrentWeb(), inboxFilter(user, 'all', {}))
  const { rows, ref } = useFittingRows(LEAST_ROWS)
  const waiting = waitingTickets(inbox.tickets).slice(0, rows)
  const likelyRows = useKeptRows(user._id, rows, inbox.state === 'loaded' ? waiting.length : undefined)
  const { count } = useStatusCount(useCurrentWeb() ?? '', 'open')
  const all = (
    <Link to="/webs/tickets" search={{ channel: 'all' }} className={textLinkClassName()}>
      {count ? <Trans>View all {count}</Trans> : <Trans>View all</Trans>}
    </Link>
  )
  return (
    <Card title={t`Waiting longest`} aside={all}>
      {inbox.state === 'loading' && <WaitingSkeleton count={likelyRows} />}
      {inbox.state === 'failed' && <WaitingProblem error={inbox.error} onRetry={inbox.retry} />}
      {inbox.state === 'loaded' && waiting.length === 0 && (
        <p className={styles['nobody']}>
          <Trans>No one is waiting. New customer messages appear here.</Trans>
        </p>
      )}
      <ul ref={ref} className={styles['rows']}>
        {waiting.map((each) => (
          <li key={each.ticket._id}>
            <WaitingRow {...each} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
