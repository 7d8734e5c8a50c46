import { type Ticket, ticketQueries } from '@replybay/api-client'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { newestMessageId } from '../outbox/conflict.ts'
import { useFactWords } from './use-fact-words.ts'

interface SuggestionOptions {
  /** Whether it is asked for. */
  isAsked: boolean
  /** Whether somebody may be reading it: it does not change then. */
  isSeen: boolean
}

/** What could be replied to a ticket, as it was when that was first asked for. */
export function useSuggestion(ticket: Ticket, { isAsked, isSeen }: SuggestionOptions) {
  const newest = newestMessageId(ticket)
  const [seen, setSeen] = useState(newest)
  const [isShort, setShort] = useState(false)
  const query = useQuery({ ...ticketQueries.suggestion(ticket._id, seen), enabled: isAsked })
  const { data, error, isFetching, refetch } = query
  if (newest !== seen && (data === null || !isSeen)) setSeen(newest)
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
