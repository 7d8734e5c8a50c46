import { ticketQueries, type UnreadMention } from '@replybay/api-client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMentionCount } from './use-mention-count.ts'

interface UnreadMentions {
  /** The newest ones, the newest first; undefined until they are known. */
  mentions: readonly UnreadMention[] | undefined
  /** In all; undefined until it is known. */
  count: number | undefined
  /** Why they could not be read. */
  error: Error | null
  retry: () => void
}

/** Notes that mention the person and that they have not read yet: asked for where the counts say that there are any. */
export function useUnreadMentions(): UnreadMentions {
  const counted = useMentionCount()
  const { data: count } = counted
  const { data, error, refetch } = useQuery({
    ...ticketQueries.mentions(count ?? 0),
    enabled: Boolean(count),
    placeholderData: keepPreviousData,
  })
  return {
    mentions: count === 0 ? none : data?.mentions,
    count,
    error: data ? null : (counted.error ?? error),
    retry: () => void (count === undefined ? counted.refetch() : refetch()),
  }
}

const none: readonly UnreadMention[] = []
