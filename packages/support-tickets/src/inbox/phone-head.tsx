import { useLingui } from '@lingui/react/macro'
import { LazyBoundary, useTypedSearch } from '@replybay/feature-kit'
import { type Filter, IconButton, type MenuItem, SearchField, useShortcut } from '@replybay/ui-kit'
import { IconAdjustmentsHorizontal, IconChevronLeft, IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import type { InboxChannel, InboxSearch, Sort } from '../model/inbox-search.ts'
import { NewTicket } from '../opening/new-ticket.tsx'
import type { InboxPath } from '../routes.ts'
import { useViewName } from '../views/use-view-name.ts'
import { ViewMenu } from '../views/view-menu.tsx'
import styles from './phone-head.module.css'
import { onDemand } from '../on-demand/on-demand.ts'

const FilterSheet = onDemand(async () => (await import('./filter-sheet.tsx')).FilterSheet)

interface PhoneHeadProps {
  webId: string
  path: InboxPath
  channel: InboxChannel
  /** What the channel is called. */
  title: string
  search: InboxSearch
  sort: Sort
  /** How many tickets match, where that is known. */
  count: number | undefined
  filters: readonly Filter[]
  /** The filters that are on, beside the view. */
  isNarrowed: boolean
  /** What can be done with the list as a whole. */
  actions: readonly MenuItem[]
  onSearch: (change: Partial<InboxSearch>, isReplacing?: boolean) => void
  onOpen: (ticketId: string) => void
}

/** The one row above a list on a phone: its view, search, filters, and a new ticket. */
export function PhoneHead(props: PhoneHeadProps) {
  const { webId, path, channel, title, search, count, filters, isNarrowed, onSearch, onOpen } = props
  const { t } = useLingui()
  const name = useViewName(webId, search) ?? title
  const [isFiltering, setFiltering] = useState(false)
  const [isBegun, setBegun] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const typed = useTypedSearch(search.q, (q) => onSearch({ q: q || undefined }, search.q !== undefined))
  const isSearching = isBegun || search.q !== undefined
  useEffect(() => {
    if (isBegun) field.current?.focus()
  }, [isBegun])
  useShortcut({
    id: 'search-tickets',
    keys: '/',
    label: t`Search tickets`,
    group: t`Tickets`,
    run: () => (isSearching ? field.current?.focus() : setBegun(true)),
  })
  function endSearch() {
    setBegun(false)
    if (search.q !== undefined || typed.text !== '') typed.onChange('')
  }
  return (
    <div className={styles['head']}>
      <h1 className={isSearching ? styles['hidden'] : styles['title']}>
        <ViewMenu {...{ webId, path, search, channel, title, count }} isHidden={isSearching} />
      </h1>
      {isSearching ? (
        <>
          <IconButton
            size="lg"
            label={t`Close search`}
            icon={<IconChevronLeft aria-hidden />}
            onClick={endSearch}
          />
          <SearchField
            ref={field}
            label={t`Search tickets`}
            placeholder={search.status === 'all' ? undefined : t`Search in ${name}`}
            maxLength={200}
            value={typed.text}
            onChange={typed.onChange}
          />
        </>
      ) : (
        <IconButton
          size="lg"
          label={t`Search tickets`}
          shortcut="/"
          icon={<IconSearch aria-hidden />}
          onClick={() => setBegun(true)}
        />
      )}
      <span className={styles['filters']} data-on={isNarrowed || undefined}>
        <IconButton
          size="lg"
          label={isNarrowed ? t`Filters, some active` : t`Filters`}
          aria-haspopup="dialog"
          aria-expanded={isFiltering}
          icon={<IconAdjustmentsHorizontal aria-hidden />}
          onClick={() => setFiltering(true)}
        />
      </span>
      <NewTicket hasButton onOpened={onOpen} />
      <LazyBoundary>
        {isFiltering && (
          <FilterSheet
            filters={filters}
            sort={props.sort}
            actions={props.actions}
            onSearch={onSearch}
            onClose={() => setFiltering(false)}
          />
        )}
      </LazyBoundary>
    </div>
  )
}
