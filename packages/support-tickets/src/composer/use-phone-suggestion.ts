import type { Ticket } from '@replybay/api-client'
import { useCan } from '@replybay/feature-kit'
import { useFromBreakpoint } from '@replybay/ui-kit'
import { useSuggestion } from '../suggestion/use-suggestion.ts'
import { useTakesAnswers } from './reply-window.tsx'

/**
 * A suggestion on a phone, where its number stands in the composer at rest: it is asked for beforehand while the customer
 * waits for a reply. Nothing where there is room for the button that asks.
 * @param wanted - What was done about it: `shown` asks for it in any case, `none` and `over` show it no more.
 */
export function usePhoneSuggestion(ticket: Ticket, wanted: 'shown' | 'none' | 'over' | undefined) {
  const hasRoom = useFromBreakpoint('md')
  const canSuggest = useCan('tickets')
  const takesAnswers = useTakesAnswers(ticket)
  const isWaiting = ticket.status === 'open' && ticket.messages.at(-1)?.author === 'customer' && takesAnswers
  const isOffered = !hasRoom && canSuggest
  const suggestion = useSuggestion(ticket, isOffered && (isWaiting || wanted === 'shown'))
  if (!isOffered) return undefined
  const isThere = Boolean(suggestion.data) || (wanted === 'shown' && suggestion.data !== null)
  const isShown = isThere && wanted !== 'over' && wanted !== 'none'
  return { suggestion, isShown, isReady: isShown && Boolean(suggestion.data) }
}
