import { ticketQueries } from '@replybay/api-client'
import { pendingQueue } from '@replybay/sync'
import { sendUndo } from './undo-step.ts'
import { undoings } from './undoings.ts'

/** Undoes changes of tickets that no tab has got through to the server. */
export const sendUndoings = pendingQueue(undoings, {
  async attempt({ key, ticketId }, { client }) {
    await sendUndo(client, ticketId, key)
    return undefined
  },
  refuse({ ticketId }, error, { client, tell }) {
    // What somebody else has made of it is to be seen.
    void client.invalidateQueries({ queryKey: ticketQueries.detail(ticketId).queryKey })
    tell(error)
    return undefined
  },
})
