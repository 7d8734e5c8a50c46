import { runMutation, ticketMutations, type TicketSummary, type User } from '@replybay/api-client'
import { heldFor } from '@replybay/sync'
import type { QueryClient } from '@tanstack/react-query'
import { sampleOf } from '../model/sample-web.ts'
import { type KeyedStep, scopeOf } from './take-step.ts'
import { beforeStep } from './ticket-step.ts'
import { undoings } from './undoings.ts'

/** So long it is left to this tab; where that is closed, or does not get through, it goes by itself then. In ms. */
const AT_FIRST_MS = 5_000

/** Undoes a step that was taken with a ticket as it was before; what is done with the ticket from now on comes after it. */
export function undoStep(
  client: QueryClient,
  user: User,
  ticket: TicketSummary,
  { step, key }: KeyedStep,
): void {
  const { _id: ticketId, webId } = ticket
  const userId = user._id
  const before = beforeStep(ticket, step) ?? {}
  undoings.keep(userId, { key, ticketId, before, ...sampleOf(user, webId), ...heldFor(AT_FIRST_MS) })
  sendUndo(client, ticketId, key).then(
    () => undoings.forget(userId, key),
    () => undoings.hurry(userId, key),
  )
}

/** Undone twice is undone once. */
export function sendUndo(client: QueryClient, ticketId: string, key: string): Promise<unknown> {
  const undo = { ...ticketMutations.undo(ticketId), scope: scopeOf(ticketId) }
  return runMutation(client, undo, key)
}
