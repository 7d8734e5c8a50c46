import { type Ticket, ticketQueries, type TicketSummary } from '@replybay/api-client'
import { useCan } from '@replybay/feature-kit'
import { useQuery } from '@tanstack/react-query'
import { useSuggestion } from '../suggestion/use-suggestion.ts'
import { isHandedOff } from '../model/hand-off.ts'
import { useTakesAnswers } from './reply-window.tsx'

/** What a person did about a suggestion: it is wanted, or it was taken or is not wanted. */
export type Suggesting = 'shown' | 'over' | undefined

/** Asks for the suggestion of a ticket whose messages are on their way: it is there with them. */
export function usePrefetchedSuggestion(ticket: TicketSummary): void {
  const canSuggest = useCan('tickets')
  const { _id: id, lastMessage, status } = ticket
  const isAsked = canSuggest && status === 'open' && lastMessage?.author === 'customer'
  useQuery({ ...ticketQueries.suggestion(id, lastMessage?._id ?? null), enabled: isAsked })
}

/** A suggestion, asked for beforehand while the customer waits for a reply: where none fits, nothing offers one. */
export function useOfferedSuggestion(ticket: Ticket, wanted: Suggesting) {
  const canSuggest = useCan('tickets')
  const takesAnswers = useTakesAnswers(ticket)
  const isAsked = canSuggest && (ticket.messages.at(-1)?.author === 'customer' || isHandedOff(ticket))
  const isWaiting = isAsked && ticket.status === 'open' && takesAnswers
  const isWanted = wanted === 'shown'
  const suggestion = useSuggestion(ticket, { isAsked: isWaiting || isWanted, isSeen: wanted !== 'over' })
  const { data, error } = suggestion
  const isAwaited = isWaiting && wanted === undefined && data === undefined && !error
  return {
    suggestion,
    isShown: wanted !== 'over' && (Boolean(data) || (isWanted && data !== null)),
    /** Whether there is one is not known yet. */
    isAwaited,
    /** It was asked for, and none fits. */
    isMissed: isWanted && data === null,
    /** It can be shown, or asked for. */
    isOffered: isAsked && (Boolean(data) || (data === undefined && (!isWaiting || error !== null))),
  }
}
