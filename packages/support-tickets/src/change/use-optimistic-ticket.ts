import type { Ticket } from '@replybay/api-client'
import { useMutationState } from '@tanstack/react-query'
import { useMemo } from 'react'
import { applyStep, type TicketStep } from './ticket-step.ts'

/** Names the steps of a ticket that are on their way. */
export const stepsKey = (ticketId: string) => ['ticket-step', ticketId]

/**
 * The ticket as it will be once all steps are through that are on their way. Whatever the server answers meanwhile, they
 * stay in sight; one that it refuses goes, and takes no other with it.
 */
export function useOptimisticTicket(ticketId: string, ticket: Ticket | undefined): Ticket | undefined {
  const steps = useMutationState({
    filters: { mutationKey: stepsKey(ticketId), status: 'pending' },
    // Sound: only `useTicketChange` makes mutations of this name, of steps.
    select: ({ state }) => state.variables as TicketStep,
  })
  return useMemo(() => ticket && steps.reduce(applyStep, ticket), [steps, ticket])
}
