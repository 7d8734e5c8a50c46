import { useLingui } from '@lingui/react/macro'
import { emptyInbox, SlotOutlet } from '@replybay/feature-kit'
import { Button, EmptyState, FilteredState } from '@replybay/ui-kit'
import {
  type InboxChannel,
  type InboxSearch,
  isFiltered,
  offersAllTickets,
  searchOfAll,
  withoutFilters,
} from '../model/inbox-search.ts'
import { exactView, isWholeView } from '../model/ticket-views.ts'
import { useViewCounts } from '../views/use-view-counts.ts'

interface EmptyViewProps {
  webId: string
  channel: InboxChannel
  search: InboxSearch
  onSearch: (change: Partial<InboxSearch>) => void
}

/** A list that holds nothing, and where to go on from there: to where tickets are, or to what brings the first. */
export function EmptyView({ webId, channel, search, onSearch }: EmptyViewProps) {
  const { t } = useLingui()
  const countOf = useViewCounts(webId)
  if (isFiltered(search) && !isWholeView(search)) {
    const hasWordsAlone = isWholeView({ ...search, q: undefined })
    return (
      <FilteredState
        title={t`No matching tickets`}
        detail={
          hasWordsAlone
            ? t`No ticket in this view matches your search.`
            : t`Clear the filters to see the other tickets in this view.`
        }
        action={
          <>
            {offersAllTickets(search) && (
              <Button variant="primary" onClick={() => onSearch(searchOfAll(search))}>
                {t`Search all tickets`}
              </Button>
            )}
            <Button onClick={() => onSearch(withoutFilters(search))}>
              {hasWordsAlone ? t`Clear search` : t`Clear filters`}
            </Button>
          </>
        }
      />
    )
  }
  const open = countOf('open', channel) ?? 0
  const isEmpty = countOf('all', 'all') === 0
  const elsewhere = channel !== 'all' && (countOf('open', 'all') ?? 0) > 0
  const answered = countOf('answered', channel) ?? 0
  if (isEmpty) {
    return (
      <EmptyState
        title={t`No tickets yet`}
        detail={t`New customer messages appear here.`}
        action={<SlotOutlet slot={emptyInbox} />}
      />
    )
  }
  if (exactView(search) !== 'open') {
    return (
      <FilteredState
        title={t`No tickets in this view`}
        detail={t`Try another view.`}
        action={
          <Button
            onClick={() =>
              onSearch({
                ...withoutFilters(search),
                status: open > 0 ? undefined : 'all',
              })
            }
          >
            {open > 0 ? t`Show open tickets` : t`Show all tickets`}
          </Button>
        }
      />
    )
  }
  return (
    <EmptyState
      title={t`No one is waiting`}
      detail={t`New customer messages appear here.`}
      action={
        elsewhere ? (
          <Button onClick={() => onSearch({ channel: 'all' })}>{t`Show all channels`}</Button>
        ) : (
          answered > 0 && (
            <Button onClick={() => onSearch({ status: 'answered' })}>{t`Show answered tickets`}</Button>
          )
        )
      }
    />
  )
}
