import { Trans, useLingui } from '@lingui/react/macro'
import { type TicketSummary, ticketMutations } from '@replybay/api-client'
import { useCurrentWeb, useUser } from '@replybay/feature-kit'
import { Button, Card, ProblemState, Tag, textLinkClassName, useToasts } from '@replybay/ui-kit'
import { useMutation } from '@tanstack/react-query'
import { useInbox } from '../inbox/use-inbox.ts'
import { Link, useNavigate } from '../links.ts'
import { customerName } from '../model/customer-name.ts'
import { inboxFilter } from '../model/inbox-filter.ts'
import { useKeptRows } from './use-kept-rows.ts'
import styles from './waiting-card.module.css'
import { wordWaitingError } from './waiting-errors.ts'
import { WaitingRow, WaitingSkeleton } from './waiting-row.tsx'

/** How many rows there is room for. */
const ROOM_FOR = 6

/** What somebody who answers tickets does next: their own, then those of nobody, who waits longest first. */
export function NextCard() {
  const { t, i18n } = useLingui()
  const user = useUser()
  const web = useCurrentWeb()
  const own = useInbox(web, inboxFilter(user, 'all', { assignee: 'me' }))
  const free = useInbox(web, inboxFilter(user, 'all', { assignee: 'none' }))
  const lists = [own, free]
  const failed = lists.find(({ state }) => state === 'failed')
  const isLoaded = lists.every(({ state }) => state === 'loaded')
  const tickets = [...own.tickets, ...free.tickets.filter(({ waitingSince }) => waitingSince)]
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
      {failed && (
        <ProblemState
          title={wordWaitingError(i18n, 'listTickets', failed.error)}
          onRetry={() => lists.forEach(({ state, retry }) => state === 'failed' && retry())}
        />
      )}
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

/** Gives a ticket to who presses it, and opens it. */
function TakeButton({ ticket }: { ticket: TicketSummary }) {
  const { t, i18n } = useLingui()
  const user = useUser()
  const toasts = useToasts()
  const navigate = useNavigate()
  const take = useMutation({
    ...ticketMutations.update({ id: ticket._id, webId: ticket.webId }),
    onError: (error) => toasts.show({ tone: 'danger', title: wordWaitingError(i18n, 'updateTicket', error) }),
  })
  const name = customerName(i18n, ticket.customer)
  return (
    <Button
      size="sm"
      loading={take.isPending}
      aria-label={t`Assign to me: ${name}`}
      onClick={() =>
        take.mutate(
          { assigneeId: user._id },
          {
            onSuccess: () =>
              void navigate({ to: '/webs/tickets', search: { channel: 'all', ticket: ticket._id } }),
          },
        )
      }
    >
      <Trans>Assign to me</Trans>
    </Button>
  )
}
