import { useLingui } from '@lingui/react/macro'
import { ticketQueries } from '@replybay/api-client'
import { EmptyState, SplitView, useFromBreakpoint } from '@replybay/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '../links.ts'
import type { InboxPath } from '../routes.ts'
import { BackToList } from '../ticket/back-to-list.tsx'
import { CustomerPanel } from '../ticket/customer-panel.tsx'
import { TicketPane } from '../ticket/ticket-pane.tsx'
import { InboxList } from './inbox-list.tsx'
import type { InboxSearch } from './inbox-search.ts'
import { useInbox } from './use-inbox.ts'
import { useNextTicket } from './use-next-ticket.ts'
import { ViewsPane } from './views-pane.tsx'

interface InboxProps {
  webId: string
  path: InboxPath
  /** The channel that is shown, or `all`. */
  channel: string
  search: InboxSearch
  title: string
}

/** Views, list, ticket and customer, as many of them as there is room for. */
export function Inbox({ webId, path, channel, search, title }: InboxProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const hasPanes = useFromBreakpoint('md')
  const inbox = useInbox(webId, channel, search)
  const { ticket: openId, customer: isCustomerOpen = false, ...listSearch } = search
  const { data: openTicket } = useQuery({ ...ticketQueries.detail(openId ?? ''), enabled: false })
  const next = useNextTicket(inbox.tickets, openId)
  const ticketSearch = { ...listSearch, ...(openId && { ticket: openId }) }

  return (
    <SplitView
      detailOpen={openId !== undefined}
      views={<ViewsPane webId={webId} path={path} search={listSearch} channel={channel} asOf={inbox.asOf} />}
      list={
        <InboxList inbox={inbox} webId={webId} path={path} search={search} channel={channel} title={title} />
      }
      detail={
        openId === undefined ? (
          <EmptyState
            title={t`No ticket is open`}
            detail={t`Choose one from the list to read and answer it.`}
          />
        ) : (
          <TicketPane
            key={openId}
            ticketId={openId}
            back={!hasPanes && <BackToList to={path} search={listSearch} />}
            takesFocus={next.isFollowing || !hasPanes}
            onShowCustomer={() => void navigate({ to: path, search: { ...ticketSearch, customer: true } })}
            onDone={() => {
              const id = next.follow()
              void navigate({ to: path, search: { ...listSearch, ...(id && { ticket: id }) }, replace: true })
            }}
          />
        )
      }
      side={openTicket && <CustomerPanel ticket={openTicket} />}
      sideLabel={t`Customer`}
      sideOpen={isCustomerOpen}
      onSideClose={() => void navigate({ to: path, search: ticketSearch, replace: true })}
    />
  )
}
