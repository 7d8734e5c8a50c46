import { useLingui } from '@lingui/react/macro'
import { ticketQueries } from '@replybay/api-client'
import { useRouteParams } from '@replybay/feature-kit'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '../links.ts'
import { ticketRoute } from '../routes.ts'
import { BackToList } from './back-to-list.tsx'
import { customerName } from './customer-name.ts'
import { CustomerPanel } from './customer-panel.tsx'
import { TicketPane } from './ticket-pane.tsx'
import styles from './ticket-page.module.css'

/** /ticket/{id}: one conversation by itself, for links from elsewhere. @see specification §2 */
export function TicketPage() {
  const { t, i18n } = useLingui()
  const { id } = useRouteParams(ticketRoute)
  const { data: ticket } = useQuery(ticketQueries.detail(id))
  const navigate = useNavigate()
  const toList = () => void navigate({ to: '/webs/tickets', search: { channel: 'all' } })
  return (
    <div className={styles['page']} data-detail-open="true">
      <title>{`${ticket ? ticket.subject || customerName(i18n, ticket.customer) : t`Ticket`} · Replybay`}</title>
      <TicketPane
        ticketId={id}
        back={<BackToList to="/webs/tickets" search={{ channel: 'all' }} />}
        onDone={toList}
      />
      {ticket && (
        <div className={styles['side']}>
          <CustomerPanel ticket={ticket} />
        </div>
      )}
    </div>
  )
}
