import type { Ticket } from '@replybay/api-client'
import { useUser } from '@replybay/feature-kit'
import { usePending } from '@replybay/sync'
import { useMutationState } from '@tanstack/react-query'
import { useMemo } from 'react'
import { allSteps, type KeyedStep } from './take-step.ts'
import { applyStep, withBefore } from './ticket-step.ts'
import { undoings } from './undoings.ts'

/** A step that is on its way. */
export interface StepOnItsWay extends KeyedStep {
  ticketId: string
  /** When it was taken, in ms since 1970. */
  at: number
}

/** The steps of all tickets that are on their way, without those that were undone meanwhile. */
export function useStepsOnTheirWay(): readonly StepOnItsWay[] {
  const taken = useMutationState<StepOnItsWay>({
    filters: { mutationKey: allSteps, status: 'pending' },
    // Sound: only `takeStep` makes mutations of this name.
    select: ({ options, state }) => ({
      ticketId: options.mutationKey?.at(-1) as string,
      ...(state.variables as KeyedStep),
      at: state.submittedAt,
    }),
  })
  const undone = usePending(undoings, useUser()._id)
  return useMemo(
    () => taken.filter(({ key }) => !undone.some((undoing) => undoing.key === key)),
    [taken, undone],
  )
}

/**
 * The ticket as it will be once all steps are through that are on their way, and what was undone is. Whatever the server
 * answers meanwhile, they stay in sight; one that it refuses goes, and takes no other with it.
 */
export function useOptimisticTicket(ticketId: string, ticket: Ticket | undefined): Ticket | undefined {
  const taken = useStepsOnTheirWay()
  const undone = usePending(undoings, useUser()._id)
  return useMemo(() => {
    if (!ticket) return undefined
    const before = undone
      .filter((undoing) => undoing.ticketId === ticketId)
      .reduce((shown, undoing) => withBefore(shown, undoing.before), ticket)
    return taken
      .filter((one) => one.ticketId === ticketId)
      .reduce((shown, { step }) => applyStep(shown, step), before)
  }, [taken, undone, ticket, ticketId])
}
