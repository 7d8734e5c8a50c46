import { ApiError, runMutation, ticketMutations } from '@replybay/api-client'
import { type PendingOwner, refusalIn } from '@replybay/sync'
import type { QueryClient } from '@tanstack/react-query'
import type { BulkChange } from '../model/bulk-change.ts'
import type { Job } from './jobs.ts'

/**
 * Changes some of a job's tickets: in one call where the backend has that, else by the documented calls, one by one.
 * @returns the ids of those that can't be changed, such as those that are not there.
 * @throws {ApiError} where none of them can be changed now.
 */
export async function sendChunk(
  client: QueryClient,
  can: PendingOwner['can'],
  { webId, change, done, total }: Job,
  ids: readonly string[],
): Promise<string[]> {
  const moreFollow = done + ids.length < total
  // What is not there needs no deleting: an attempt whose reply was lost has done it, or somebody else.
  const missing = (gone: readonly string[]) => (change.delete ? [] : [...gone])
  try {
    if (!can('tickets')) return await sendEach(client, webId, change, ids)
    const body = { ids: [...ids], ...change }
    const answer = await runMutation(client, ticketMutations.changeMany(webId, { moreFollow }), body)
    return missing(answer?.failed ?? [])
  } catch (error) {
    if (error instanceof ApiError && error.isNotFound) return missing(ids)
    throw error
  }
}

async function sendEach(client: QueryClient, webId: string, change: BulkChange, ids: readonly string[]) {
  // No documented call adds a tag or takes one away.
  if (change.addTags ?? change.removeTags) return [...ids]
  const failed: string[] = []
  for (const id of ids) {
    try {
      // One after the other: what comes later must not be sent where the server is gone.
      await sendOne(client, webId, change, id)
    } catch (error) {
      const refusal = refusalIn(error)
      if (!refusal) throw error
      if (!change.delete || !refusal.isNotFound) failed.push(id)
    }
  }
  return failed
}

function sendOne(
  client: QueryClient,
  webId: string,
  { delete: isDeletion, addTags: _added, removeTags: _removed, ...fields }: BulkChange,
  id: string,
): Promise<unknown> {
  if (isDeletion) return runMutation(client, ticketMutations.delete(), id)
  if (fields.status === 'closed') return runMutation(client, ticketMutations.close(id))
  return runMutation(client, ticketMutations.update({ id, webId }), fields)
}
