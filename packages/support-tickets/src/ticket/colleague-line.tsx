import { Trans, useLingui } from '@lingui/react/macro'
import type { Ticket, TicketEvent } from '@replybay/api-client'
import { useNow, useUser } from '@replybay/feature-kit'
import { RelativeTime } from '@replybay/ui-kit'
import { AssignedElsewhere } from './assigned-elsewhere.tsx'
import styles from './ticket-pane.module.css'
import { useEventWords } from './use-event-words.ts'

const JUST_NOW_MS = 60_000

/**
 * The line above the composer: what a colleague has just done, else that the ticket is the person's since they reply, or
 * who looks after it. Its place is always kept, so that it moves nothing.
 */
export function ColleagueLine({ ticket, news }: { ticket: Ticket; news: TicketEvent | undefined }) {
  const userId = useUser()._id
  const isClaimed = Boolean(ticket.claimedAt) && ticket.assigneeId === userId
  return (
    <div className={styles['quiet']}>
      <span role="status">
        {news ? <ActWords act={news} /> : isClaimed && <Trans>This ticket is now assigned to you.</Trans>}
      </span>
      {news ? <ActTime moment={new Date(news.createdAt)} /> : <AssignedElsewhere ticket={ticket} />}
    </div>
  )
}

function ActWords({ act }: { act: TicketEvent }) {
  return useEventWords(act)
}

/** Beside what is read out, since it changes by itself. */
function ActTime({ moment }: { moment: Date }) {
  const { t } = useLingui()
  const now = useNow()
  const isFresh = now.getTime() - moment.getTime() < JUST_NOW_MS
  return <> · {isFresh ? t`just now` : <RelativeTime moment={moment} now={now} />}</>
}
