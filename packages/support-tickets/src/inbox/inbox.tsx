import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { ticketQueries } from '@replybay/api-client'
import { LazyBoundary, useFirstInteraction, useLatest, useSelection, useUser } from '@replybay/feature-kit'
import {
  EmptyState,
  ProblemState,
  SplitView,
  useFromBreakpoint,
  type VirtualListHandle,
} from '@replybay/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNavigate } from '../links.ts'
import type { InboxPath } from '../routes.ts'
import { AfterClose } from '../ticket/after-close.tsx'
import { BackToList } from '../ticket/back-to-list.tsx'
import { EmptyPane } from '../ticket/empty-pane.tsx'
import { ReplyKey } from '../ticket/reply-key.tsx'
import { TicketSkeleton } from '../ticket/ticket-skeleton.tsx'
import { ViewsPane } from '../views/views-pane.tsx'
import styles from './inbox.module.css'
import { inboxFilter } from '../model/inbox-filter.ts'
import { InboxList } from './inbox-list.tsx'
import { CustomerPanel, ListPosition, preloadTicket, TicketPane } from './open-ticket.ts'
import type { InboxChannel, InboxSearch } from '../model/inbox-search.ts'
import { useInbox } from './use-inbox.ts'
import { useInboxKeys } from './use-inbox-keys.ts'
import { useListSearch } from './use-list-search.ts'
import { useNextTicket } from './use-next-ticket.ts'
import { useOpenRow } from './use-open-row.ts'
import { usePrefetchedTicket } from './use-prefetched-ticket.ts'

interface InboxProps {
  webId: string
  path: InboxPath
  /** The channel that is shown, or `all`. */
  channel: InboxChannel
  search: InboxSearch
  title: string
}

/** Views, list, ticket and customer, as many of them as there is room for. */
export function Inbox({ webId, path, channel, search, title }: InboxProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const hasPanes = useFromBreakpoint('md')
  const filter = inboxFilter(useUser(), channel, search)
  const inbox = useInbox(webId, filter)
  const listKey = JSON.stringify([webId, filter])
  const selection = useSelection(listKey)
  const chosen = selection.ids.size
  const list = useRef<VirtualListHandle>(null)
  const { ticket: openId, customer: isCustomerOpen = false } = search
  const listSearch = useListSearch(search)
  const { data: openTicket } = useQuery({ ...ticketQueries.detail(openId ?? ''), enabled: false })
  useOpenRow(inbox, filter, openTicket)
  const next = useNextTicket(inbox.tickets, openId)
  const back = !hasPanes && <BackToList to={path} search={listSearch} />
  const ticketSearch = { ...listSearch, ...(openId && { ticket: openId }) }
  useFirstInteraction(preloadTicket)
  usePrefetchedTicket(openId, next.belowId, openTicket !== undefined)

  const onSearch = useLatest((change: Partial<InboxSearch>, isReplacing?: boolean) => {
    // What was typed is told late: the address may have gone on since this was drawn.
    void navigate({ to: path, search: (now) => ({ ...now, ...change }), replace: isReplacing === true })
  })
  const open = (id: string | undefined) =>
    void navigate({
      to: path,
      search: { ...listSearch, ...(id && { ticket: id }) },
      replace: true,
      // The router would put the list back to where it stood at this address.
      resetScroll: false,
    })
  function leave() {
    if (openId === undefined) return
    // The router would put the list back to where it stood at this address.
    void navigate({ to: path, search: listSearch, resetScroll: false })
    list.current?.focus(openId)
  }
  useInboxKeys({
    list,
    listed: () => inbox.tickets.map(({ _id }) => _id),
    openId,
    selection,
    onMove(step) {
      const id = next.move(step)
      if (id !== undefined) open(id)
      else if (step === 1) inbox.loadMore()
      return id
    },
    onLeave: leave,
  })

  return (
    <SplitView
      detailOpen={openId !== undefined}
      views={
        <ViewsPane
          webId={webId}
          path={path}
          search={listSearch}
          channel={channel}
          listHash={inbox.queryHash}
          isStale={Boolean(inbox.error)}
        />
      }
      list={
        <InboxList
          list={list}
          filter={filter}
          inbox={inbox}
          webId={webId}
          path={path}
          search={search}
          listSearch={listSearch}
          onSearch={onSearch}
          channel={channel}
          title={title}
          listKey={listKey}
          selection={selection}
          onShowArrivals={() => {
            inbox.showArrivals()
            list.current?.scrollToStart()
          }}
          onChanged={(ids, change) => {
            const isLeaving = change.delete === true || change.status === 'closed'
            if (openId !== undefined && isLeaving && ids.includes(openId)) open(undefined)
          }}
        />
      }
      detail={
        openId === undefined ? (
          <EmptyPane back={null}>
            <div className={styles['nothing']}>
              <EmptyState
                title={
                  chosen > 0
                    ? t`${plural(chosen, { one: '# ticket selected', other: '# tickets selected' })}`
                    : t`No ticket selected`
                }
                detail={chosen === 0 && t`Select a ticket to read it and reply.`}
              />
            </div>
            {hasPanes && <AfterClose />}
          </EmptyPane>
        ) : (
          <>
            <ReplyKey ticketId={openId} ticket={openTicket} />
            <LazyBoundary
              pending={<TicketSkeleton back={back} />}
              renderProblem={() => (
                <EmptyPane back={back}>
                  <ProblemState
                    title={t`This ticket can’t be shown`}
                    detail={t`Check your connection. The rest of the page works.`}
                    // A browser that could not load a module does not ask for it again in the same page.
                    onRetry={() => location.reload()}
                  />
                </EmptyPane>
              )}
            >
              <TicketPane
                key={openId}
                ticketId={openId}
                back={back}
                position={
                  <LazyBoundary>
                    <ListPosition
                      ticketId={openId}
                      webId={webId}
                      channel={channel}
                      search={listSearch}
                      inbox={inbox}
                    />
                  </LazyBoundary>
                }
                searched={search.q}
                takesFocus={next.isFollowing || !hasPanes}
                onShowCustomer={() =>
                  void navigate({ to: path, search: { ...ticketSearch, customer: true } })
                }
                onOpen={open}
                onLeave={leave}
                onDone={() => open(next.follow())}
              />
            </LazyBoundary>
          </>
        )
      }
      side={
        openTicket && (
          <LazyBoundary>
            <CustomerPanel ticket={openTicket} onOpen={open} onDone={() => open(next.follow())} />
          </LazyBoundary>
        )
      }
      sideLabel={t`Customer`}
      sideOpen={isCustomerOpen}
      onSideClose={() => void navigate({ to: path, search: ticketSearch, replace: true })}
    />
  )
}
