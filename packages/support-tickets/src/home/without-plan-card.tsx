import { Plural, useLingui } from '@lingui/react/macro'
import { useAccess, useCurrentWeb, useUser } from '@replybay/feature-kit'
import { Card } from '@replybay/ui-kit'
import { useInbox } from '../inbox/use-inbox.ts'
import { inboxFilter } from '../model/inbox-filter.ts'
import { useStatusCount } from './use-status-count.ts'
import styles from './waiting-card.module.css'
import { WaitingRow } from './waiting-row.tsx'
import { waitingTickets } from './waiting-tickets.ts'

const ROWS = 3

/** Who has written and waits while the company has no plan, for those who would answer. */
export function WithoutPlanCard() {
  const access = useAccess()
  const webId = useCurrentWeb()
  return access?.may.web && webId ? <Waiting webId={webId} /> : null
}

function Waiting({ webId }: { webId: string }) {
  const { t } = useLingui()
  const inbox = useInbox(webId, inboxFilter(useUser(), 'all', {}))
  const { count } = useStatusCount(webId, 'open')
  const waiting = waitingTickets(inbox.tickets).slice(0, ROWS)
  if (waiting.length === 0) return null
  return (
    <Card
      title={t`Waiting for your reply`}
      aside={
        count && (
          <span className={styles['count']}>
            <Plural value={count} one="# ticket. Nothing is lost." other="# tickets. Nothing is lost." />
          </span>
        )
      }
    >
      <ul>
        {waiting.map((each) => (
          <li key={each.ticket._id}>
            <WaitingRow {...each} isLocked />
          </li>
        ))}
      </ul>
    </Card>
  )
}
