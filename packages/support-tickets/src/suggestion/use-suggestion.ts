import { type Ticket, ticketQueries } from '@replybay/api-client'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { newestMessageId } from '../outbox/conflict.ts'
import { useFactWords } from './use-fact-words.ts'

/**
 * What could be replied to a ticket, as it was when that was first asked for.
 * @param isWanted - Whether it is asked for.
 */
export function useSuggestion(ticket: Ticket, isWanted: boolean) {
  const [seen] = useState(() => newestMessageId(ticket))
  const [isShort, setShort] = useState(false)
  const query = useQuery({ ...ticketQueries.suggestion(ticket._id, seen), enabled: isWanted })
  const { data, error, isFetching, refetch } = query
  const parts = (isShort && data?.shorter) || data?.parts || []
  return {
    /** Nothing until it is there, null where there is none. */
    data,
    error,
    isBusy: isFetching,
    retry: () => void refetch(),
    isShort,
    setShort,
    parts,
    ...useFactWords(parts),
  }
}
