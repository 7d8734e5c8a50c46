import { ApiError, knowledgeMutations, knowledgeQueries, runMutation } from '@replybay/api-client'
import { pendingQueue } from '@replybay/sync'
import type { QueryClient } from '@tanstack/react-query'
import { partsOfKey } from '../model/source.ts'
import { dropFromLists } from './drop-from-lists.ts'
import { removals } from './removals.ts'

/** Sources an attempt: few enough that Pause is heard soon. */
const CHUNK = 5

/** Deletes sources once that can't be undone any more, some at a time: `done` says how far that has come. */
export const sendRemovals = pendingQueue(removals, {
  goes: ({ isPaused }) => !isPaused,
  async attempt(removal, { client, userId, keep }) {
    const { sources, key } = removal
    const chunk = sources.slice(removal.done, removal.done + CHUNK)
    for (const [place, source] of chunk.entries()) {
      await remove(client, source)
      const now = removals.find(userId, key)
      // What comes after a failure begins where this one ended.
      if (now) keep({ ...now, done: removal.done + place + 1, failures: 0 })
    }
    const done = removal.done + chunk.length
    if (done < sources.length) return removals.find(userId, key)
    // Else their rows would come back until the lists are read again.
    dropFromLists(client, sources)
    void client.invalidateQueries({ queryKey: knowledgeQueries.all })
    return undefined
  },
  refuse({ sources, done }, error, { client, tell }) {
    dropFromLists(client, sources.slice(0, done))
    void client.invalidateQueries({ queryKey: knowledgeQueries.all })
    tell(error)
    return undefined
  },
})

/** One that is gone already need not be deleted. */
async function remove(client: QueryClient, key: string): Promise<void> {
  const { id, isWebsite } = partsOfKey(key)
  const call = isWebsite ? knowledgeMutations.removeWebsite(id) : knowledgeMutations.removeDocument(id)
  try {
    await runMutation(client, call)
  } catch (error) {
    if (!(error instanceof ApiError && error.isNotFound)) throw error
  }
}
