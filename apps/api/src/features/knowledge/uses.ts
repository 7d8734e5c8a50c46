/** Which documents replies rest on, so that one sees what is of use. */
import { lt, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Queries } from '../../platform/database/database.ts'
import { newId } from '../../platform/database/ids.ts'
import type { HousekeepingTask } from '../../platform/server-feature.ts'
import { knowledgeUses } from './tables.ts'

/** Uses are counted for so long; in days. */
const COUNTED_DAYS = 30
const DAY_MS = 24 * 3_600_000

/** Notes that a reply rests on documents. */
export async function noteUses(
  queries: Queries,
  reply: { companyId: string; ticketId: string; createdAt: Date },
  documentIds: readonly string[],
): Promise<void> {
  if (documentIds.length === 0) return
  await queries
    .insert(knowledgeUses)
    .values(documentIds.map((documentId) => ({ ...reply, id: newId(), documentId })))
}

/** How many replies of the last 30 days rest on the document of a row. */
export function usesOf(documentId: PgColumn) {
  const from = countedSince().toISOString()
  return sql<number>`(select count(*) from ${knowledgeUses} as used
    where used.document_id = ${documentId} and used.created_at >= ${from}::timestamptz)::int`
}

/** From when on uses are counted. */
export function countedSince(now = Date.now()): Date {
  return new Date(now - COUNTED_DAYS * DAY_MS)
}

/** Forgets uses that are counted no more. */
export const forgetUses: HousekeepingTask = async ({ database }, now) => {
  const before = countedSince(now.getTime())
  await database.queries.delete(knowledgeUses).where(lt(knowledgeUses.createdAt, before))
}
