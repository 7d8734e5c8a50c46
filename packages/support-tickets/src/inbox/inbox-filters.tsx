import { useLingui } from '@lingui/react/macro'
import { useFormats } from '@replybay/i18n'
import { FilterBar } from '@replybay/ui-kit'
import { IconBookmarkPlus, IconSearch } from '@tabler/icons-react'
import { memo } from 'react'
import { type InboxSearch, isFiltered, offersAllTickets, searchOfAll } from '../model/inbox-search.ts'
import { isWholeView } from '../model/ticket-views.ts'
import { useInboxFilters } from './filters/use-inbox-filters.tsx'

interface InboxFiltersProps {
  search: InboxSearch
  onSearch: (change: Partial<InboxSearch>) => void
  /** The tags that are in sight, to choose from. */
  tags: readonly string[]
  /** How many tickets match, where that is known. */
  count: number | undefined
  /** What was typed is being searched for. */
  isSearching: boolean
  /** Saves what is chosen as a view, where the backend knows of views. */
  onSave: (() => void) | undefined
}

/** What the list is narrowed by, beside its view. Filters that this backend can't tell apart are not offered. */
export const InboxFilters = memo(function InboxFilters(props: InboxFiltersProps) {
  const { search, onSearch, tags, count, isSearching, onSave } = props
  const { t } = useLingui()
  const formats = useFormats()
  return (
    <FilterBar
      filters={useInboxFilters({ search, onSearch, tags })}
      count={isSearching ? t`Searching…` : count === undefined ? undefined : formats.number(count)}
      actions={[
        ...(onSave && isFiltered(search) && !isWholeView(search)
          ? [{ label: t`Save view`, icon: <IconBookmarkPlus aria-hidden />, onSelect: onSave }]
          : []),
        ...(offersAllTickets(search, count)
          ? [
              {
                label: t`Search all tickets`,
                icon: <IconSearch aria-hidden />,
                onSelect: () => onSearch(searchOfAll(search)),
              },
            ]
          : []),
      ]}
    />
  )
})
