import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useNow, useUser } from '@replybay/feature-kit'
import { Card, Tag, useFittingRows } from '@replybay/ui-kit'
import { isWindowClosed } from '../model/is-window-closed.ts'
import { supportPart } from './support-part.ts'
import { TakeButton } from './take-button.tsx'
import { useKeptRows } from './use-kept-rows.ts'
import { useNextTickets } from './use-next-tickets.ts'
import styles from './waiting-card.module.css'
import { WaitingProblem } from './waiting-problem.tsx'
import { WaitingRow, WaitingSkeleton } from './waiting-row.tsx'

const GroupLinks = supportPart(
  async () => (await import(/* chunk: support-home */ './support/group-links.tsx')).GroupLinks,
)

/** How many rows there are at least, where there are as many tickets. */
const LEAST_ROWS = 6

/** What somebody who answers tickets does next. */
export function NextCard() {
  const { t } = useLingui()
  const user = useUser()
  const { tickets, isLoaded, failed, retry } = useNextTickets()
  const { rows, ref } = useFittingRows(LEAST_ROWS)
  const shown = isLoaded ? tickets.slice(0, rows) : []
  const now = useNow()
  // They come last, so that they are what there is no room for.
  const unanswerable = isLoaded
    ? tickets.slice(rows).filter((ticket) => isWindowClosed(ticket, now)).length
    : 0
  const likelyRows = useKeptRows(user._id, rows, isLoaded ? shown.length : undefined)
  return (
    <Card
      title={t`Next for you`}
      aside={
        <span className={styles['all']}>
          <GroupLinks />
        </span>
      }
    >
      {failed && <WaitingProblem error={failed.error} onRetry={retry} />}
      {!failed && !isLoaded && <WaitingSkeleton count={likelyRows} />}
      {isLoaded && shown.length === 0 && (
        <p className={styles['nobody']}>
          <Trans>No one is waiting. New customer messages appear here.</Trans>
        </p>
      )}
      <ul ref={ref} className={styles['rows']}>
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
      {unanswerable > 0 && (
        <p className={styles['nobody']}>
          <Plural
            value={unanswerable}
            one="Not shown: # customer who has to write before you can reply"
            other="Not shown: # customers who have to write before you can reply"
          />
        </p>
      )}
    </Card>
  )
}
