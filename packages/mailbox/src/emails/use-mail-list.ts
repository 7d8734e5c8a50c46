import { type EmailFolder, emailFolders, type EmailHeader, emailQueries } from '@replybay/api-client'
import { useUser } from '@replybay/feature-kit'
import { usePending } from '@replybay/sync'
import { type QueryKey, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { afterActs, emailActs } from '../acts/email-acts.ts'
import { ARCHIVED, folderOf, foldersIn } from '../model/folders.ts'
import { groupThreads, type MailRow } from '../model/group-threads.ts'
import { filterOf, type MailSearch } from '../model/mail-filter.ts'
import { useArrivals } from '../watch/arrivals.ts'

/** The emails of a folder, as far as they are loaded. */
export interface MailList {
  /** Names what is listed. */
  key: string
  /** The folder that is shown; nothing while its mailbox is not known. */
  folder: EmailFolder | undefined
  folders: readonly EmailFolder[]
  rows: readonly MailRow[]
  state: 'loading' | 'loaded' | 'failed'
  /** Which call reads it. */
  operation: 'listEmailHeaders' | 'listArchivedEmails'
  /** What the last attempt threw; older emails may still be shown. */
  error: Error | null
  /** Where they could not be read again: when they were last known to be as shown. */
  asOf: Date | undefined
  /** The rows were found for other words: those for these are on their way. */
  isSearching: boolean
  hasMore: boolean
  loadMore: () => void
  /** How many emails have come since it was read. */
  arrivals: number
  /** Reads the list from its begin, with what has come. */
  showArrivals: () => void
  retry: () => void
}

/** The list of an address. */
export function useMailList(search: MailSearch): MailList {
  const client = useQueryClient()
  const pending = usePending(emailActs, useUser()._id)
  const arrivals = useArrivals()
  const { data: head } = useQuery(emailFolders())
  const filter = filterOf(search)
  const isArchive = search.folder === ARCHIVED
  const isWhole = !search.q && filter === undefined
  const isPlainArchive = isArchive && isWhole
  const folders = foldersIn(head)
  const archive = folders.find(({ kind }) => kind === 'archive')
  const folderName = isArchive ? archive?.folder : search.folder
  const body = {
    ...(filter && { filter }),
    ...(search.q && { subject_filter: search.q }),
    ...(folderName !== undefined && { folder: folderName }),
  }
  const quiet = {
    // No row moves because somebody comes back to the tab.
    refetchOnWindowFocus: false,
    refetchInterval: false,
  } as const
  const pages = useInfiniteQuery({
    ...emailQueries.pages(body),
    ...quiet,
    enabled: !isPlainArchive,
    // While one types, what was found before stays until there is more to show.
    placeholderData: (data, before) =>
      before && withoutWords(before.queryKey) === withoutWords(emailQueries.pages(body).queryKey)
        ? data
        : undefined,
  })
  const archived = useInfiniteQuery({ ...emailQueries.archived(), ...quiet, enabled: isPlainArchive })
  const query = isPlainArchive ? archived : pages
  const { error, hasNextPage, isFetching } = query
  const read = query.data?.pages
  const headers = useMemo(() => read?.flatMap((page): EmailHeader[] => page.headers), [read])
  const rows = useMemo(() => afterActs(groupThreads(headers ?? []), pending), [headers, pending])
  const key = JSON.stringify([search.folder, filter, search.q])
  const { queryKey } = isPlainArchive ? emailQueries.archived() : emailQueries.pages(body)
  const loaded = new Set(headers?.map(({ _id }) => _id))
  const folder = isArchive ? archive : folderOf(folders, search.folder)
  const hasCome = ({ _id, folder: place }: EmailHeader) => place === folder?.folder && !loaded.has(_id)

  return {
    key,
    folder,
    folders,
    rows,
    operation: isPlainArchive ? 'listArchivedEmails' : 'listEmailHeaders',
    state: headers ? 'loaded' : error ? 'failed' : 'loading',
    error,
    asOf: error && headers ? new Date(query.dataUpdatedAt) : undefined,
    isSearching: query.isPlaceholderData && !error,
    hasMore: hasNextPage,
    loadMore: () => {
      if (hasNextPage && !isFetching) void query.fetchNextPage()
    },
    arrivals: isWhole && headers ? arrivals.filter(hasCome).length : 0,
    showArrivals: () => {
      // The pages below are read again when somebody comes to them.
      client.setQueryData(queryKey, firstPage)
      void query.refetch()
    },
    retry: () => void query.refetch(),
  }
}

interface Pages {
  pages: unknown[]
  pageParams: unknown[]
}

function firstPage<Data extends Pages>(loaded: Data | undefined): Data | undefined {
  return loaded && { ...loaded, pages: loaded.pages.slice(0, 1), pageParams: loaded.pageParams.slice(0, 1) }
}

/** Whether two lists are one but for the words that are searched for, this tells. */
function withoutWords(key: QueryKey): string {
  return JSON.stringify(key, (name, value: unknown) => (name === 'subject_filter' ? undefined : value))
}
