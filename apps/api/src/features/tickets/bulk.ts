import type { components } from '@replybay/api-client'
import type { Database, Queries } from '../../platform/database/database.ts'
import type { tickets } from './tables.ts'
import { Failure } from '../../platform/contract/failure.ts'
import type { Person } from '../../platform/contract/handlers.ts'
import { scopeOf } from '../users/index.ts'
import { actorOf } from './actor.ts'
import { applyChange } from './changes.ts'
import { isDeleted, MOST_TAGS } from './rules.ts'
import { undoable } from './undoing.ts'
import { applyTransition, lockTicket, type Actor } from './writing.ts'

type BulkChange = components['schemas']['BulkChange']

/** What became of the tickets, by their ids. */
export interface BulkResult {
  changed: string[]
  failed: string[]
}

/**
 * Changes each ticket by itself, one after another: whoever waits for one of them does not wait for all.
 *
 * @param key names the change, so that it can be undone in each of them.
 * @throws Failure `not-found` where none of them is there, `invalid-request` for a change that no ticket can take.
 */
export async function changeEach(
  database: Database,
  person: Person,
  webId: string,
  { ids, ...change }: BulkChange,
  key?: string,
): Promise<BulkResult> {
  const result: BulkResult = { changed: [], failed: [] }
  for (const id of ids) {
    const isChanged = await database.transaction(async (queries) => {
      const ticket = await lockTicket(queries, scopeOf(person), id)
      if (!ticket || ticket.webId !== webId || ticket.status === 'deleted') return false
      return await changeOne(queries, ticket, change, key, { ...actorOf(person), at: new Date() })
    })
    result[isChanged ? 'changed' : 'failed'].push(id)
  }
  if (result.changed.length === 0) throw new Failure('not-found')
  return result
}

/** @returns whether the ticket takes the change. */
async function changeOne(
  queries: Queries,
  ticket: typeof tickets.$inferSelect,
  { delete: isToGo, addTags = [], removeTags = [], ...change }: Omit<BulkChange, 'ids'>,
  key: string | undefined,
  by: Actor & { at: Date },
): Promise<boolean> {
  if (isToGo) {
    await applyTransition(queries, ticket.companyId, ticket.id, isDeleted(ticket), by)
    return true
  }
  const kept = ticket.tags.filter((tag) => !removeTags.includes(tag))
  const tags = [...new Set([...kept, ...addTags])]
  if (tags.length > Math.max(MOST_TAGS, ticket.tags.length)) return false
  const content = { ...change, addTags, removeTags }
  await undoable(queries, ticket, { key, content, by }, () =>
    applyChange(queries, ticket, { ...change, tags }, by),
  )
  return true
}
