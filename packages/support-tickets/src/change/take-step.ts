import { runMutation, ticketMutations, ticketQueries, type TicketSummary } from '@replybay/api-client'
import type { QueryClient } from '@tanstack/react-query'
import { findKnown } from '../live/find-known.ts'
import { applyToLists } from '../live/apply-signal.ts'
import { applyStep, changeOf, type TicketStep } from './ticket-step.ts'

/** Names the steps that are on their way: those of all tickets, and those of one. */
export const allSteps = ['ticket-step']
const stepsKey = (ticketId: string) => [...allSteps, ticketId]
/** What comes second of a ticket is made of what the first has left. */
export const scopeOf = (ticketId: string) => ({ id: stepsKey(ticketId).join(' ') })

/** A step, and the key that it is sent under. */
export interface KeyedStep {
  step: TicketStep
  key: string
}

/** Brings a step to the server, after those of its ticket that came before; shown at once by `useStepsOnTheirWay`. */
export function takeStep(
  client: QueryClient,
  ticket: TicketSummary,
  { step, key }: KeyedStep,
): Promise<void> {
  const { _id: id } = ticket
  const taking = {
    mutationKey: stepsKey(id),
    scope: scopeOf(id),
    mutationFn: async (_taken: KeyedStep) => {
      await send(client, ticket, step, key)
      // Lists that are loaded show it at once, so that no row comes back for a moment.
      applyToLists(client, id, applyStep(findKnown(client, id) ?? ticket, step))
    },
    onError: () => {
      // Its answer alone may be what was lost.
      void client.invalidateQueries({ queryKey: ticketQueries.detail(id).queryKey })
      void client.invalidateQueries({ queryKey: [...ticketQueries.all, 'counts'] })
    },
  }
  return runMutation(client, taking, { step, key })
}

async function send(
  client: QueryClient,
  { _id: id, webId }: TicketSummary,
  step: TicketStep,
  key: string,
): Promise<void> {
  if (step.status === 'closed') {
    await runMutation(client, ticketMutations.close(id, { key }))
    return
  }
  const { addTags, removeTags, ...change } = changeOf(step)
  if (!addTags && !removeTags) {
    await runMutation(client, ticketMutations.update({ id, webId, key }), change)
    return
  }
  // Tags that a colleague puts on it meanwhile stay.
  const many = ticketMutations.changeMany(webId, { key })
  await runMutation(client, many, { ids: [id], ...changeOf(step) })
  const { queryKey } = ticketQueries.detail(id)
  client.setQueryData(queryKey, (known) => known && applyStep(known, step))
}
