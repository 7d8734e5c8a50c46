import type { Ticket } from '@replybay/api-client'
import { useMutationState } from '@tanstack/react-query'
import { useMemo } from 'react'
import { applyStep, type TicketStep } from './ticket-step.ts'

/** Names the steps of a ticket that are on their way. */
const steps = ['ticket-step']
export const stepsKey = (ticketId: string) => [...steps, ticketId]

/** The steps of all tickets that are on their way. */
export interface StepOnItsWay {
  ticketId: string
  step: TicketStep
  /** When it was taken, in ms since 1970. */
  at: number
}

export function useStepsOnTheirWay(): readonly StepOnItsWay[] {
  return useMutationState({
    filters: { mutationKey: steps, status: 'pending' },
    // Sound: only `useTicketChange` makes mutations of this name, of steps.
    select: ({ options, state }) => ({
      ticketId: options.mutationKey?.at(-1) as string,
      step: state.variables as TicketStep,
      at: state.submittedAt,
    }),
  })
}

/**
 * The ticket as it will be once all steps are through that are on their way. Whatever the server answers meanwhile, they
 * stay in sight; one that it refuses goes, and takes no other with it.
 */
export function useOptimisticTicket(ticketId: string, ticket: Ticket | undefined): Ticket | undefined {
  const taken = useMutationState({
    filters: { mutationKey: stepsKey(ticketId), status: 'pending' },
    // Sound: only `useTicketChange` makes mutations of this name, of steps.
    select: ({ state }) => state.variables as TicketStep,
  })
  return useMemo(() => ticket && taken.reduce(applyStep, ticket), [taken, ticket])
}
