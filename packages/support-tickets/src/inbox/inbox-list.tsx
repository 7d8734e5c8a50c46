import { useLingui } from '@lingui/react/macro'
import { LazyBoundary, lazyPart, type Selection, useCan, useLatest, useUser } from '@replybay/feature-kit'
import {
  StaleStrip,
  ToastPlace,
  useFromBreakpoint,
  useIsOnline,
  type VirtualListHandle,
} from '@replybay/ui-kit'
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { BulkChange } from '../model/bulk-change.ts'
import { useTicketAct } from '../acts/use-ticket-act.ts'
import { useExport } from '../bulk/use-export.ts'
import { changeOf } from '../change/ticket-step.ts'
import { AfterClose } from '../ticket/after-close.tsx'
import { wordError } from '../errors.ts'
import type { InboxPath } from '../routes.ts'
import { savedSearch } from '../model/ticket-views.ts'
import { viewFilter } from '../model/inbox-filter.ts'
import { ticketToTake } from '../model/taken-ticket.ts'
import { useViewName } from '../views/use-view-name.ts'
import { useIsSavedView } from '../views/use-is-saved-view.ts'
import { ChosenTickets } from './chosen-tickets.tsx'
import { type InboxFilter } from '../model/inbox-filter.ts'
import { FILTER_STRIP } from './filter-strip-height.ts'
import { filtersOn } from './filters/filters-on.ts'
import { useInboxFilters } from './filters/use-inbox-filters.tsx'
import { InboxFilters } from './inbox-filters.tsx'
import styles from './inbox-list.module.css'
import { type InboxChannel, type InboxSearch, offersAllTickets, searchOfAll } from '../model/inbox-search.ts'
import { ListHead } from './list-head.tsx'
import { ListState } from './list-state.tsx'
import { type OpenRowMenu, type RowAct, RowTools } from './row-tools.tsx'
import { TicketRows } from './ticket-rows.tsx'
import type { Inbox } from './use-inbox.ts'
import { useReturnToTicket } from '../use-return-to-ticket.ts'
import { useListActions } from './use-list-actions.tsx'
import { useMatchCount } from './use-match-count.ts'
import { useReturnToRows } from './use-return-to-rows.ts'
import { onDemand } from '../on-demand/on-demand.ts'

const FilterStrip = lazyPart(async () => (await import('./filter-strip.tsx')).FilterStrip)
const PhoneHead = lazyPart(async () => (await import('./phone-head.tsx')).PhoneHead)
const NewTickets = onDemand(async () => (await import('./new-tickets.tsx')).NewTickets)
const ExportStrip = onDemand(async () => (await import('../bulk/export-strip.tsx')).ExportStrip)
const ViewDialog = onDemand(async () => (await import('../views/view-dialog.tsx')).ViewDialog)

export interface InboxListProps {
  inbox: Inbox
  webId: string
  path: InboxPath
  search: InboxSearch
  /** What it says of the list alone. */
  listSearch: InboxSearch
  onSearch: (change: Partial<InboxSearch>, isReplacing?: boolean) => void
  channel: InboxChannel
  title: string
  filter: InboxFilter
  /** Names what is listed. */
  listKey: string
  selection: Selection
  list: RefObject<VirtualListHandle | null>
  onShowArrivals: () => void
  /** These tickets are changed from here on. */
  onChanged: (ids: readonly string[], change: BulkChange) => void
}

/** The middle pane: what the list holds, and the list itself in each of its states. */
export function InboxList(props: InboxListProps) {
  const {
    inbox,
    webId,
    path,
    search,
    listSearch,
    onSearch,
    channel,
    title,
    filter,
    listKey,
    selection,
    list,
  } = props
  const { i18n } = useLingui()
  const user = useUser()
  const canSave = useCan('views')
  const { write, running } = useExport()
  const viewName = useViewName(webId, search)
  const act = useTicketAct()
  const returnTo = useReturnToTicket()
  const [isSaving, setSaving] = useState(false)
  const [menu, setMenu] = useState<OpenRowMenu>()
  const pane = useRef<HTMLDivElement>(null)
  const returnToRows = useReturnToRows(list, pane, inbox.tickets)
  const onUndone = useLatest((ids: readonly string[]) => {
    const [id] = ids
    // Keys mean the open ticket: where there is one, it is the one that is back.
    const isOpened = ids.length === 1 && (search.ticket !== undefined || !pane.current)
    if (isOpened && id !== undefined) returnTo(id)
    else returnToRows(ids)
  })
  const onAct: RowAct = (ticket, step, action) => {
    act(ticket, step, { action, onUndone: () => onUndone([ticket._id]) })
    props.onChanged([ticket._id], changeOf(step))
  }
  const takeAsked = useEffectEvent(() => {
    const ticket = ticketToTake(search.ticket)
    if (ticket) act(ticket, { assigneeId: user._id })
  })
  useEffect(() => takeAsked(), [])
  // The strip above every page says so already, and nobody can do anything about it here.
  const isOnline = useIsOnline()
  const hasPanes = useFromBreakpoint('md')
  const matching = useMatchCount(webId, channel, search, inbox)
  const tags = useMemo(
    () => [...new Set(inbox.tickets.flatMap((ticket) => ticket.tags ?? []))].slice(0, 50),
    [inbox.tickets],
  )
  const exportTickets = useLatest((ids?: ReadonlySet<string>) =>
    write({ webId, filter, ids, viewName: `${title} ${viewName ?? ''}` }),
  )
  const save = useLatest(() => setSaving(true))
  const openOne = useLatest((ticket: string) => onSearch({ ticket }))
  const enterRows = useLatest(() => !inbox.isSearching && list.current?.focus(inbox.tickets[0]?._id ?? ''))
  const openMenu = useLatest((ticketId: string, button: HTMLElement) =>
    setMenu({ ticketId, button, turn: (menu?.turn ?? 0) + 1 }),
  )
  const isSaved = useIsSavedView(webId, search, viewFilter(user, channel, search))
  const onSave = canSave && !isSaved ? save : undefined
  const canExport = running === undefined && inbox.tickets.length > 0
  const actions = useListActions({ onSave, onExport: exportTickets, canExport })
  const place = { webId, path, search: listSearch, channel }
  const head = { title, sort: filter.sort, onSearch, actions, onOpen: openOne, count: matching }
  const narrowing = { search: listSearch, onSearch, tags, count: matching }
  const filters = useInboxFilters(narrowing)
  const on = hasPanes ? [] : filtersOn(listSearch, filters)
  const isElsewhere = !hasPanes && offersAllTickets(search, matching)
  const strip = (on.length > 0 || isElsewhere) && (
    <LazyBoundary pending={<div style={{ blockSize: FILTER_STRIP }} />}>
      <FilterStrip
        filters={on}
        onSearchAll={isElsewhere ? () => onSearch(searchOfAll(listSearch)) : undefined}
      />
    </LazyBoundary>
  )
  return (
    <div ref={pane} className={styles['pane']} data-searching={inbox.isSearching || undefined}>
      {hasPanes ? (
        <>
          <ListHead {...place} {...head} onEnterRows={enterRows} />
          <div className={styles['filters']}>
            <InboxFilters {...narrowing} isSearching={inbox.isSearching} onSave={onSave} />
          </div>
        </>
      ) : (
        <LazyBoundary pending={<div className={styles['phoneHead']} />}>
          <PhoneHead {...place} {...head} filters={filters} isNarrowed={on.length > 0} />
        </LazyBoundary>
      )}
      {isOnline && inbox.error && inbox.asOf && (
        <StaleStrip
          title={wordError(i18n, 'listTickets', inbox.error)}
          asOf={inbox.asOf}
          onRetry={inbox.retry}
        />
      )}
      <div role="status">
        <LazyBoundary>
          {inbox.arrivals.length > 0 && (
            <NewTickets arrivals={inbox.arrivals} onShow={props.onShowArrivals} />
          )}
        </LazyBoundary>
      </div>
      {inbox.tickets.length === 0 ? (
        <>
          {strip}
          <ListState webId={webId} channel={channel} inbox={inbox} search={search} onSearch={onSearch} />
        </>
      ) : (
        <TicketRows
          ref={list}
          inbox={inbox}
          listKey={listKey}
          path={path}
          search={search}
          title={title}
          selection={selection}
          head={strip}
          onMenu={openMenu}
        />
      )}
      <RowTools pane={pane} inbox={inbox} list={list} selection={selection} menu={menu} onAct={onAct} />
      <LazyBoundary>{running && <ExportStrip running={running} total={matching} />}</LazyBoundary>
      <ChosenTickets
        webId={webId}
        filter={filter}
        inbox={inbox}
        list={list}
        selection={selection}
        matching={matching}
        openId={search.ticket}
        onExport={exportTickets}
        onAct={onAct}
        onUndone={onUndone}
        onChanged={props.onChanged}
      />
      {/* Where there is no room for a pane beside the list. */}
      {!hasPanes && search.ticket === undefined && <AfterClose />}
      {/* Behind a ticket that fills the page the list is not in sight. */}
      {(hasPanes || search.ticket === undefined) && <ToastPlace />}
      {isSaving && (
        <LazyBoundary>
          <ViewDialog
            filter={viewFilter(user, channel, search)}
            hasDays={search.from !== undefined || search.to !== undefined}
            onSaved={(view) => onSearch(savedSearch(view))}
            onClose={() => setSaving(false)}
          />
        </LazyBoundary>
      )}
    </div>
  )
}
