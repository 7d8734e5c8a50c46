import { useLingui } from '@lingui/react/macro'
import { ticketQueries } from '@replybay/api-client'
import { useRouteParams } from '@replybay/feature-kit'
import { Sheet, useFromBreakpoint, useShortcut } from '@replybay/ui-kit'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from '../links.ts'
import { NewTicket } from '../opening/new-ticket.tsx'
import { ticketRoute } from '../routes.ts'
import { BackToList } from './back-to-list.tsx'
import { ticketTitle } from '../model/customer-name.ts'
import { CustomerPanel } from '../customer/customer-panel.tsx'
import { neighboursOf } from '../model/loaded-lists.ts'
import { ReplyKey } from './reply-key.tsx'
import { TicketPane } from './ticket-pane.tsx'
import styles from './ticket-page.module.css'

/** /ticket/{id}: one conversation by itself, for links from elsewhere. @see specification §2 */
export function TicketPage() {
  const { t, i18n } = useLingui()
  const { id } = useRouteParams(ticketRoute)
  const { data: ticket } = useQuery(ticketQueries.detail(id))
  const navigate = useNavigate()
  const client = useQueryClient()
  const hasSide = useFromBreakpoint('lg')
  const isPhone = !useFromBreakpoint('md')
  /** The ticket whose customer is shown, where there is no room for them beside it. */
  const [shownFor, setShownFor] = useState<string>()
  const open = (next: string | undefined) =>
    next !== undefined && navigate({ to: '/ticket/$id', params: { id: next }, replace: true })
  const group = t`Tickets`
  useShortcut({
    id: 'next-ticket',
    keys: 'j',
    label: t`Next ticket`,
    group,
    run: () => void open(neighboursOf(client, id).after),
  })
  useShortcut({
    id: 'previous-ticket',
    keys: 'k',
    label: t`Previous ticket`,
    group,
    run: () => void open(neighboursOf(client, id).before),
  })
  useShortcut({ id: 'leave-ticket', keys: 'escape', label: t`Back to the list`, group, run: leave })
  function leave() {
    const field = document.activeElement
    // Who types leaves the field first, and nothing that was typed.
    if (field instanceof HTMLElement && field.matches('input, textarea, [contenteditable]')) field.blur()
    else toList()
  }
  const toList = () => void navigate({ to: '/webs/tickets', search: { channel: 'all' } })
  const goTo = (other: string) => void navigate({ to: '/ticket/$id', params: { id: other } })
  const customer = ticket && <CustomerPanel ticket={ticket} onOpen={goTo} onDone={toList} />
  return (
    <div className={styles['page']} data-detail-open="true">
      <title>{`${ticket ? ticketTitle(i18n, ticket) : t`Ticket`} · Replybay`}</title>
      <ReplyKey ticketId={id} ticket={ticket} />
      <TicketPane
        key={id}
        ticketId={id}
        back={<BackToList to="/webs/tickets" search={{ channel: 'all' }} />}
        {...(!hasSide && { onShowCustomer: () => setShownFor(id) })}
        onOpen={(next) => void open(next)}
        onLeave={toList}
        onDone={toList}
      />
      {customer && hasSide && <div className={styles['side']}>{customer}</div>}
      {customer && !hasSide && (
        <Sheet
          side={isPhone ? 'bottom' : 'end'}
          label={t`Customer`}
          isOpen={shownFor === id}
          onClose={() => setShownFor(undefined)}
        >
          {customer}
        </Sheet>
      )}
      <NewTicket onOpened={goTo} />
    </div>
  )
}
