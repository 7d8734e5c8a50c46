import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { errorCause, useCan, useCurrentWeb, useUser } from '@replybay/feature-kit'
import { type Command, type PaletteSourceProps, usePaletteSource } from '@replybay/ui-kit'
import { IconSearch } from '@tabler/icons-react'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useDeletedTicketIds } from '../deletion/use-deleted-ticket-ids.ts'
import { wordError } from '../errors.ts'
import { listOptions } from '../inbox/list-options.ts'
import { useNavigate } from '../links.ts'
import { inboxFilter } from '../model/inbox-filter.ts'
import { searchTickets, selectTickets } from '../model/select-tickets.ts'
import { useTicketCommand } from './use-ticket-command.tsx'

/** More are not looked at here. */
const MOST = 10

/** Tickets of all channels that hold what is searched for, and the way to the list of all of them. */
export function TicketSource({ search: { words, settled, prefix }, onFound }: PaletteSourceProps) {
  const { t, i18n } = useLingui()
  const webId = useCurrentWeb()
  const user = useUser()
  // A backend that does not search answers everything.
  const isFiltered = useCan('tickets')
  const deleted = useDeletedTicketIds()
  const navigate = useNavigate()
  const toCommand = useTicketCommand()
  const isMeant = prefix !== '@' && webId !== undefined && words !== ''
  const { data, error, isPlaceholderData, isFetching, hasNextPage, refetch } = useInfiniteQuery({
    // The list of all that match, as its page asks for it: going there, it is there.
    ...listOptions(user, webId ?? '', inboxFilter(user, 'all', { status: 'all', q: settled })),
    enabled: isMeant && settled !== '',
    placeholderData: keepPreviousData,
  })
  const isAnswered = settled === words && data !== undefined && !isPlaceholderData && !error
  const loaded = selectTickets(data?.pages.flatMap(({ tickets }) => tickets) ?? [], {})
  const tickets = (isFiltered ? loaded : searchTickets(loaded, settled)).filter(
    ({ _id }) => !deleted.has(_id),
  )
  const count = tickets.length
  const all: Command = {
    id: 'search-all-tickets',
    label: t`Search all tickets for “${words}”`,
    ...(isMeant &&
      isAnswered &&
      !hasNextPage && {
        detail: t`${plural(count, { one: '# ticket', other: '# tickets' })}`,
      }),
    icon: <IconSearch />,
    keys: 'mod+enter',
    run: (q) => void navigate({ to: '/webs/tickets', search: { channel: 'all', status: 'all', q } }),
  }
  usePaletteSource('tickets', onFound, {
    prefix: { sign: '#', label: t`for orders` },
    isSearching: isMeant && !error && (settled !== words || isFetching),
    ...(isMeant &&
      error && {
        problem: {
          title: wordError(i18n, 'listTickets', error),
          detail: errorCause(error) && t`The tickets couldn’t be loaded. Try again.`,
          onRetry: () => void refetch(),
        },
      }),
    sections: [
      {
        id: 'tickets',
        title: t`Tickets`,
        found: isAnswered ? 'now' : 'before',
        commands: isMeant ? tickets.slice(0, MOST).map(toCommand) : [],
      },
      { id: 'search-all', isLast: true, commands: words !== '' && webId !== undefined ? [all] : [] },
    ],
  })
  return null
}
