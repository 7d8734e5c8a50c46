import { ticketMutations, ticketQueries } from '@replybay/api-client'
import { pendingQueue } from '@replybay/sync'
import { MutationObserver } from '@tanstack/react-query'
import { closings } from './closings.ts'

/**
 * Brings tickets back whose closing was undone. One that its customer has opened again meanwhile stays as it is: what
 * they have written waits for an answer.
 */
export const sendClosings = pendingQueue(closings, {
  async attempt({ key: id, webId, status, snoozedUntil }, { client }) {
    const now = await client.fetchQuery({ ...ticketQueries.detail(id), staleTime: 0 })
    if (now.status === 'closed') {
      // One that would be awake by now comes back awake.
      const sleeps = snoozedUntil !== undefined && Date.parse(snoozedUntil) > Date.now()
      const before = { status, ...(sleeps && { snoozedUntil }) }
      await new MutationObserver(client, ticketMutations.update({ id, webId })).mutate(before)
    }
    return undefined
  },
  refuse(_closing, error, { tell }) {
    tell(error)
    return undefined
  },
})
