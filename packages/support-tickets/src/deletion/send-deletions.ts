import { customerMutations, runMutation, ticketMutations } from '@replybay/api-client'
import { pendingQueue } from '@replybay/sync'
import { applyToLists } from '../live/apply-signal.ts'
import { deletionsUnder } from '../model/kept-under.ts'
import { unlessGone } from '../model/unless-gone.ts'
import { deletions } from './deletions.ts'

/** Deletes tickets once that can't be undone any more, and blocks their customers where that is wanted. */
export const sendDeletions = pendingQueue(deletions, {
  earlierList: deletionsUnder,
  async attempt({ ticketId, blocks }, { client }) {
    await unlessGone(runMutation(client, ticketMutations.delete(), ticketId))
    // Not before: to block closes their open tickets, and this one could not be brought back as it was.
    if (blocks !== undefined) {
      await runMutation(client, customerMutations.update(blocks), { blocked: true })
    }
    // Else its row would come back until the lists are read again.
    applyToLists(client, ticketId, undefined)
    return undefined
  },
  refuse(_deletion, error, { tell }) {
    tell(error)
    return undefined
  },
})
