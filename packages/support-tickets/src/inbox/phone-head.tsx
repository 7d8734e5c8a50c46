import { useLingui } from '@lingui/react/macro'
import { LazyBoundary, lazyPart } from '@replybay/feature-kit'
import { useFormats } from '@replybay/i18n'
import {
  ChannelIcon,
  type Filter,
  IconButton,
  type MenuItem,
  SearchField,
  useShortcut,
} from '@replybay/ui-kit'
import { IconAdjustmentsHorizontal, IconChevronDown, IconChevronLeft, IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import type { InboxChannel, InboxSearch, Sort } from '../model/inbox-search.ts'
import { useTypedSearch } from '../model/use-typed-search.ts'
import { NewTicket } from '../opening/new-ticket.tsx'
import type { InboxPath } from '../routes.ts'
import { useViewName } from '../views/use-view-name.ts'
import styles from './phone-head.module.css'
import { onDemand } from '../on-demand/on-demand.ts'

const FilterSheet = onDemand(async () => (await import('./filter-sheet.tsx')).FilterSheet)
const ViewsSheet = lazyPart(async () => (await import('../views/views-sheet.tsx')).ViewsSheet)

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
  const formats = useFormats()
  const name = useViewName(webId, search) ?? title
  const [sheet, setSheet] = useState<'views' | 'filters'>()
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
  const close = () => setSheet(undefined)
  function endSearch() {
    setBegun(false)
    if (search.q !== undefined || typed.text !== '') typed.onChange('')
  }
  return (
    <div className={styles['head']}>
      <h1 className={isSearching ? styles['hidden'] : styles['title']}>
        <button
          type="button"
          tabIndex={isSearching ? -1 : undefined}
          className={styles['view']}
          aria-haspopup="dialog"
          aria-expanded={sheet === 'views'}
          onClick={() => setSheet('views')}
        >
          {channel !== 'all' && <ChannelIcon channel={channel} size={20} />}
          <span className={styles['name']} dir="auto">
            {name}
          </span>
          {count !== undefined && <span className={styles['count']}>{formats.number(count)}</span>}
          <IconChevronDown aria-hidden />
        </button>
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
          aria-expanded={sheet === 'filters'}
          icon={<IconAdjustmentsHorizontal aria-hidden />}
          onClick={() => setSheet('filters')}
        />
      </span>
      <NewTicket hasButton onOpened={onOpen} />
      <LazyBoundary>
        {sheet === 'views' && (
          <ViewsSheet webId={webId} path={path} search={search} channel={channel} onClose={close} />
        )}
        {sheet === 'filters' && (
          <FilterSheet
            filters={filters}
            sort={props.sort}
            actions={props.actions}
            onSearch={onSearch}
            onClose={close}
          />
        )}
      </LazyBoundary>
    </div>
  )
}
