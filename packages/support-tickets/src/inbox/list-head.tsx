import { useLingui } from '@lingui/react/macro'
import { LazyBoundary, lazyPart, useTypedSearch } from '@replybay/feature-kit'
import {
  IconButton,
  Menu,
  type MenuItem,
  SearchField,
  useFromBreakpoint,
  useShortcut,
} from '@replybay/ui-kit'
import { IconArrowsSort, IconDots } from '@tabler/icons-react'
import { memo, useRef } from 'react'
import { NewTicket } from '../opening/new-ticket.tsx'
import type { InboxChannel, InboxSearch, Sort } from '../model/inbox-search.ts'
import type { InboxPath } from '../routes.ts'
import { useViewName } from '../views/use-view-name.ts'
import styles from './list-head.module.css'
import { useListOrder } from './use-list-order.ts'

const ViewMenu = lazyPart(async () => (await import('../views/view-menu.tsx')).ViewMenu)

interface ListHeadProps {
  webId: string
  path: InboxPath
  channel: InboxChannel
  /** What the channel is called. */
  title: string
  search: InboxSearch
  /** How many tickets match, where that is known. */
  count: number | undefined
  /** The order that the list has now. */
  sort: Sort
  onSearch: (change: Partial<InboxSearch>, isReplacing?: boolean) => void
  /** What can be done with the list as a whole. */
  actions: readonly MenuItem[]
  onOpen: (ticketId: string) => void
  /** The keys of the search go on to the rows. */
  onEnterRows: () => void
}

/** The first row of the list: search, order, and what can be done with all of it. */
export const ListHead = memo(function ListHead({
  webId,
  path,
  channel,
  title,
  search,
  count,
  sort,
  onSearch,
  actions,
  onOpen,
  onEnterRows,
}: ListHeadProps) {
  const { t } = useLingui()
  const field = useRef<HTMLInputElement>(null)
  const viewName = useViewName(webId, search)
  const typed = useTypedSearch(search.q, (q) => onSearch({ q: q || undefined }, search.q !== undefined))
  useShortcut({
    id: 'search-tickets',
    keys: '/',
    label: t`Search tickets`,
    group: t`Tickets`,
    run: () => field.current?.select(),
  })
  // Beside a title there is room for two buttons.
  const hasRoom = useFromBreakpoint('lg')
  const order = useListOrder(sort, onSearch)
  const more = hasRoom ? actions : [...actions, ...order]
  return (
    <div className={styles['head']}>
      <h1 className={styles['title']}>
        {/* Beside them it needs none of their links. */}
        {hasRoom ? (
          title
        ) : (
          <LazyBoundary pending={title}>
            <ViewMenu {...{ webId, path, search, channel, title, count }} />
          </LazyBoundary>
        )}
      </h1>
      <SearchField
        ref={field}
        label={t`Search tickets`}
        placeholder={viewName && search.status !== 'all' ? t`Search in ${viewName}` : undefined}
        shortcut="/"
        maxLength={200}
        value={typed.text}
        onChange={typed.onChange}
        // Not to rows that are about to go.
        onEnter={() => typed.text === (search.q ?? '') && onEnterRows()}
      />
      <NewTicket hasButton onOpened={onOpen} />
      {hasRoom && (
        <Menu
          label={t`Sort and display`}
          placement="bottom-end"
          trigger={<IconButton label={t`Sort and display`} icon={<IconArrowsSort aria-hidden />} />}
          items={order}
        />
      )}
      {more.length > 0 && (
        <Menu
          label={t`List options`}
          placement="bottom-end"
          trigger={<IconButton label={t`List options`} icon={<IconDots aria-hidden />} />}
          items={more}
        />
      )}
    </div>
  )
})
