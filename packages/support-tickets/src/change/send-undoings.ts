import { ticketMutations, ticketQueries } from '@replybay/api-client'
import { pendingQueue } from '@replybay/sync'
import { MutationObserver } from '@tanstack/react-query'
import { scopeOf } from './take-step.ts'
import { undoings } from './undoings.ts'

/** Undoes changes of tickets, each after those of its ticket that are still on their way. */
export const sendUndoings = pendingQueue(undoings, {
  async attempt({ key, ticketId }, { client }) {
    const undo = { ...ticketMutations.undo(ticketId), scope: scopeOf(ticketId) }
    await new MutationObserver(client, undo).mutate(key)
    return undefined
  },
  refuse({ ticketId }, error, { client, tell }) {
    // What somebody else has made of it is to be seen.
    void client.invalidateQueries({ queryKey: ticketQueries.detail(ticketId).queryKey })
    tell(error)
    return undefined
  },
})
