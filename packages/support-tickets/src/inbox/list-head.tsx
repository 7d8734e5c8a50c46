import { useLingui } from '@lingui/react/macro'
import {
  IconButton,
  Menu,
  type MenuItem,
  SearchField,
  useDensity,
  useFromBreakpoint,
  useShortcut,
} from '@replybay/ui-kit'
import { IconArrowsSort, IconDots } from '@tabler/icons-react'
import { memo, useRef } from 'react'
import { NewTicket } from '../opening/new-ticket.tsx'
import type { InboxSearch, Sort } from '../model/inbox-search.ts'
import { currentView } from '../model/ticket-views.ts'
import { useViewLabels } from '../views/use-view-labels.ts'
import styles from './list-head.module.css'
import { useTypedSearch } from '../model/use-typed-search.ts'

interface ListHeadProps {
  title: string
  search: InboxSearch
  /** The order that the list has now. */
  sort: Sort
  onSearch: (change: Partial<InboxSearch>, isReplacing?: boolean) => void
  /** What can be done with the list as a whole. */
  actions: readonly MenuItem[]
  onOpen: (ticketId: string) => void
}

/** The first row of the list: search, order, and what can be done with all of it. */
export const ListHead = memo(function ListHead({
  title,
  search,
  sort,
  onSearch,
  actions,
  onOpen,
}: ListHeadProps) {
  const { t } = useLingui()
  const field = useRef<HTMLInputElement>(null)
  const labels = useViewLabels()
  const view = currentView(search)
  const viewName = view && labels[view]
  const { density, setDensity } = useDensity()
  const typed = useTypedSearch(search.q, (q) => onSearch({ q: q || undefined }, search.q !== undefined))
  useShortcut({
    id: 'search-tickets',
    keys: '/',
    label: t`Search tickets`,
    group: t`Tickets`,
    run: () => field.current?.focus(),
  })
  // Beside a title there is room for two buttons.
  const hasRoom = useFromBreakpoint('lg')
  const sorts: [Sort, string][] = [
    ['waiting', t`Longest waiting first`],
    ['newest', t`Newest change first`],
    ['oldest', t`Oldest change first`],
  ]
  const order: MenuItem[] = [
    ...sorts.map(([each, label]) => ({
      key: each,
      label,
      group: t`Sort`,
      checked: each === sort,
      onSelect: () => onSearch({ sort: each }),
    })),
    {
      key: 'compact',
      label: t`Compact rows`,
      group: t`Density`,
      independent: true,
      checked: density === 'compact',
      onSelect: () => setDensity(density === 'compact' ? 'comfortable' : 'compact'),
    },
  ]
  const more = hasRoom ? actions : [...actions, ...order]
  return (
    <div className={styles['head']}>
      <h1 className={styles['title']}>{title}</h1>
      <SearchField
        ref={field}
        label={t`Search tickets`}
        placeholder={viewName && view !== 'all' ? t`Search in ${viewName}` : undefined}
        shortcut="/"
        maxLength={200}
        value={typed.text}
        onChange={typed.onChange}
      />
      <NewTicket hasButton onOpened={onOpen} />
      {hasRoom && (
        <Menu
          label={t`Sort and density`}
          placement="bottom-end"
          trigger={<IconButton label={t`Sort and density`} icon={<IconArrowsSort aria-hidden />} />}
          items={order}
        />
      )}
      {more.length > 0 && (
        <Menu
          label={t`More about this list`}
          placement="bottom-end"
          trigger={<IconButton label={t`More about this list`} icon={<IconDots aria-hidden />} />}
          items={more}
        />
      )}
    </div>
  )
})
