import { useLingui } from '@lingui/react/macro'
import { useUser } from '@replybay/feature-kit'
import { StaleStrip, type VirtualListHandle } from '@replybay/ui-kit'
import type { Ref } from 'react'
import type { Selection } from '../bulk/use-selection.ts'
import { wordError } from '../errors.ts'
import type { InboxPath } from '../routes.ts'
import { SavedViews } from '../views/saved-views.tsx'
import { ViewLinks } from '../views/view-links.tsx'
import { ArrivalsStrip } from './arrivals-strip.tsx'
import { inboxFilter } from './inbox-filter.ts'
import { InboxFilters } from './inbox-filters.tsx'
import styles from './inbox-list.module.css'
import type { InboxSearch } from './inbox-search.ts'
import { ListHead } from './list-head.tsx'
import { ListState } from './list-state.tsx'
import { TicketRows } from './ticket-rows.tsx'
import type { Inbox } from './use-inbox.ts'

export interface InboxListProps {
  inbox: Inbox
  webId: string
  path: InboxPath
  search: InboxSearch
  onSearch: (change: Partial<InboxSearch>, isReplacing?: boolean) => void
  channel: string
  title: string
  /** Names what is listed. */
  listKey: string
  selection: Selection
  ref: Ref<VirtualListHandle>
  onShowArrivals: () => void
}

/** The middle pane: what the list holds, and the list itself in each of its states. */
export function InboxList(props: InboxListProps) {
  const { inbox, webId, path, search, onSearch, channel, title, listKey, selection, ref } = props
  const { i18n } = useLingui()
  const { ticket: _, customer: _customer, ...listSearch } = search
  const views = { webId, path, search: listSearch, channel, shape: 'chips' } as const
  const { sort } = inboxFilter(useUser(), channel, search)
  const tags = [...new Set(inbox.tickets.flatMap((ticket) => ticket.tags ?? []))].slice(0, 50)
  return (
    <div className={styles['pane']}>
      <ListHead title={title} search={search} sort={sort} onSearch={onSearch} actions={[]} />
      <div className={styles['views']}>
        <ViewLinks {...views}>
          <SavedViews {...views} />
        </ViewLinks>
      </div>
      <InboxFilters
        search={search}
        onSearch={onSearch}
        tags={tags}
        count={inbox.state === 'loaded' && !inbox.hasMore ? inbox.tickets.length : undefined}
      />
      {inbox.error && inbox.asOf && (
        <StaleStrip
          title={wordError(i18n, 'listTickets', inbox.error)}
          asOf={inbox.asOf}
          onRetry={inbox.retry}
        />
      )}
      <ArrivalsStrip count={inbox.arrivals} onShow={props.onShowArrivals} />
      {inbox.tickets.length === 0 ? (
        <ListState inbox={inbox} search={search} onSearch={onSearch} />
      ) : (
        <TicketRows
          ref={ref}
          inbox={inbox}
          listKey={listKey}
          path={path}
          search={search}
          title={title}
          selection={selection}
        />
      )}
    </div>
  )
}
