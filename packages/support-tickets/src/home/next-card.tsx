import { Trans, useLingui } from '@lingui/react/macro'
import { useUser } from '@replybay/feature-kit'
import { Card, ProblemState, Tag, textLinkClassName } from '@replybay/ui-kit'
import { Link } from '../links.ts'
import { TakeButton } from './take-button.tsx'
import { useKeptRows } from './use-kept-rows.ts'
import { useNextTickets } from './use-next-tickets.ts'
import styles from './waiting-card.module.css'
import { wordWaitingError } from './waiting-errors.ts'
import { WaitingRow, WaitingSkeleton } from './waiting-row.tsx'

/** How many rows there is room for. */
const ROOM_FOR = 6

/** What somebody who answers tickets does next. */
export function NextCard() {
  const { t, i18n } = useLingui()
  const user = useUser()
  const { tickets, isLoaded, failed, retry } = useNextTickets()
  const shown = isLoaded ? tickets.slice(0, ROOM_FOR) : []
  const likelyRows = useKeptRows(user._id, ROOM_FOR, isLoaded ? shown.length : undefined)
  return (
    <Card
      title={t`Next for you`}
      aside={
        <Link to="/webs/tickets" search={{ channel: 'all' }} className={textLinkClassName()}>
          <Trans>View all</Trans>
        </Link>
      }
    >
      {failed && <ProblemState title={wordWaitingError(i18n, 'listTickets', failed.error)} onRetry={retry} />}
      {!failed && !isLoaded && <WaitingSkeleton count={likelyRows} />}
      {isLoaded && shown.length === 0 && (
        <p className={styles['nobody']}>
          <Trans>No one is waiting. New customer messages appear here.</Trans>
        </p>
      )}
      <ul>
        {shown.map((ticket) => (
          <li key={ticket._id}>
            <WaitingRow
              ticket={ticket}
              since={ticket.waitingSince ? new Date(ticket.waitingSince) : undefined}
              aside={
                ticket.assigneeId === user._id ? (
                  <Tag tone="accent">
                    <Trans>Yours</Trans>
                  </Tag>
                ) : (
                  <TakeButton ticket={ticket} />
                )
              }
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}
