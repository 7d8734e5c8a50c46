import { useLingui } from '@lingui/react/macro'
import { ticketQueries } from '@replybay/api-client'
import { useUser } from '@replybay/feature-kit'
import { channelLabel, EmptyState, SplitView, useFromBreakpoint } from '@replybay/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '../links.ts'
import type { InboxPath } from '../routes.ts'
import { BackToList } from '../ticket/back-to-list.tsx'
import { CustomerPanel } from '../ticket/customer-panel.tsx'
import { TicketPane } from '../ticket/ticket-pane.tsx'
import { InboxList } from './inbox-list.tsx'
import type { InboxSearch } from './inbox-search.ts'
import { nextTicketId } from './next-ticket.ts'
import { useInbox } from './use-inbox.ts'
import { ViewsPane } from './views-pane.tsx'

interface InboxPageProps {
  path: InboxPath
  /** The page's own channel. */
  channel: string
  search: InboxSearch
}

/** The tickets of a channel, and the one that is open beside them. @see specification §2 */
export function InboxPage({ path, channel, search }: InboxPageProps) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const hasPanes = useFromBreakpoint('md')
  const webId = useUser().owner_webs[0]
  const inbox = useInbox(webId, channel, search)
  const shown = search.channel ?? channel
  const title = shown === 'all' ? t`All channels` : i18n._(channelLabel(shown))
  const { ticket: openId, ...listSearch } = search
  const { data: openTicket } = useQuery({
    ...ticketQueries.detail(openId ?? ''),
    enabled: openId !== undefined,
  })

  function toNext() {
    const next = openId === undefined ? undefined : nextTicketId(inbox.tickets, openId)
    void navigate({
      to: path,
      search: next === undefined ? listSearch : { ...listSearch, ticket: next },
      replace: true,
    })
  }

  if (webId === undefined) {
    return (
      <>
        <title>{`${title} · Replybay`}</title>
        <EmptyState
          title={t`No website yet`}
          detail={t`Tickets arrive through a website. None belongs to your account.`}
        />
      </>
    )
  }

  return (
    <>
      <title>{`${title} · Replybay`}</title>
      <SplitView
        detailOpen={openId !== undefined}
        views={<ViewsPane webId={webId} path={path} search={listSearch} channel={shown} asOf={inbox.asOf} />}
        list={
          <InboxList inbox={inbox} webId={webId} path={path} search={search} channel={shown} title={title} />
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
              onDone={toNext}
            />
          )
        }
        side={openTicket && <CustomerPanel ticket={openTicket} />}
      />
    </>
  )
}
