import { useLingui } from '@lingui/react/macro'
import { ticketQueries } from '@replybay/api-client'
import { LazyBoundary, lazyPart, useCan } from '@replybay/feature-kit'
import { useFormats } from '@replybay/i18n'
import type { Filter } from '@replybay/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { type InboxSearch, searchOfTags, tagsOf } from '../../model/inbox-search.ts'
import { onDemand } from '../../on-demand/on-demand.ts'

const AssigneeEditor = lazyPart(async () => (await import('./assignee-editor.tsx')).AssigneeEditor)
const DaysEditor = lazyPart(async () => (await import('./days-editor.tsx')).DaysEditor)
const TagEditor = onDemand(async () => (await import('./tag-editor.tsx')).TagEditor)
const WakesEditor = onDemand(async () => (await import('./wakes-editor.tsx')).WakesEditor)
const UnreadEditor = onDemand(async () => (await import('./unread-editor.tsx')).UnreadEditor)

interface InboxFilterOptions {
  search: InboxSearch
  onSearch: (change: Partial<InboxSearch>) => void
  /** The tags that are in sight, to choose from. */
  tags: readonly string[]
}

/** What a list can be narrowed by, beside its view. Filters that this backend can't tell apart are not offered. */
export function useInboxFilters({ search, onSearch, tags }: InboxFilterOptions): Filter[] {
  const { t, i18n } = useLingui()
  const formats = useFormats()
  const canFilterMore = useCan('tickets')
  const assignee = useAssigneeName(search.assignee)
  const { unread, from, to, snoozed, wakes } = search
  const wanted = tagsOf(search)
  const dayOf = (day: string) => formats.shortMoment(new Date(`${day}T12:00:00`), new Date(0))
  const first = from && dayOf(from)
  const last = to && dayOf(to)
  const days = first && last ? `${first} – ${last}` : first ? t`from ${first}` : last && t`until ${last}`

  const filters: Filter[] = [
    {
      key: 'days',
      label: t`Last updated`,
      value: days,
      editor: <DaysEditor from={from} to={to} onSearch={onSearch} />,
      onClear: () => onSearch({ from: undefined, to: undefined }),
    },
    {
      key: 'tag',
      label: t`Tag`,
      value: wanted.length > 0 ? new Intl.ListFormat(i18n.locale).format(wanted) : undefined,
      editor: <TagEditor wanted={wanted} mayMore={canFilterMore} tags={tags} onSearch={onSearch} />,
      onClear: () => onSearch(searchOfTags([])),
    },
  ]
  if (canFilterMore) {
    filters.push({
      key: 'unread',
      label: t`Unread`,
      value: unread === undefined ? undefined : unread ? t`yes` : t`no`,
      editor: <UnreadEditor unread={unread} onSearch={onSearch} />,
      onClear: () => onSearch({ unread: undefined }),
    })
    filters.push({
      key: 'assignee',
      label: t`Assignee`,
      value: assignee,
      editor: <AssigneeEditor assignee={search.assignee} onSearch={onSearch} />,
      onClear: () => onSearch({ assignee: undefined }),
    })
  }
  if (snoozed) {
    filters.push({
      key: 'wakes',
      label: t`Snooze ends`,
      value: wakes && t`today`,
      editor: <WakesEditor wakes={wakes} onSearch={onSearch} />,
      onClear: () => onSearch({ wakes: undefined }),
    })
  }
  return filters.map((filter) => ({ ...filter, editor: <LazyBoundary>{filter.editor}</LazyBoundary> }))
}

/** The words for whoever tickets are filtered by. */
function useAssigneeName(assignee: string | undefined): string | undefined {
  const { t } = useLingui()
  const isColleague = assignee !== undefined && assignee !== 'me' && assignee !== 'none'
  const { data } = useQuery({ ...ticketQueries.assignees(), enabled: isColleague })
  if (!isColleague)
    return assignee && (assignee === 'me' ? t`me` : t({ context: 'assignee filter', message: 'unassigned' }))
  return data?.find(({ _id }) => _id === assignee)?.name ?? t`a teammate`
}
