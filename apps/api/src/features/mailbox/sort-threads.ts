import type { components } from '@replybay/api-client'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { holdMailbox } from './receive.ts'
import type { Mailbox } from './store.ts'
import { emails } from './tables.ts'
import { sortIntoThread } from './threads.ts'

/** The caller waits a minute for the answer; in ms. */
const SORTS_MS = 40_000
const AT_ONCE = 100

/** Sorts the emails that have no thread yet, the oldest first. */
export async function sortThreads(
  database: Database,
  { id: mailboxId }: Mailbox,
  over: AbortSignal,
): Promise<components['schemas']['EmailThreadMapping']> {
  const isUnsorted = and(eq(emails.mailboxId, mailboxId), isNull(emails.threadId))
  const end = performance.now() + SORTS_MS
  let sorted = AT_ONCE
  while (sorted === AT_ONCE && performance.now() < end && !over.aborted) {
    sorted = await database.transaction(async (queries) => {
      await holdMailbox(queries, mailboxId)
      const rows = await queries
        .select()
        .from(emails)
        .where(isUnsorted)
        .orderBy(asc(emails.date), asc(emails.id))
        .limit(AT_ONCE)
      for (const row of rows) {
        const threadId = await sortIntoThread(queries, row)
        await queries.update(emails).set({ threadId }).where(eq(emails.id, row.id))
      }
      return rows.length
    })
  }
  const total = await database.queries.$count(emails, eq(emails.mailboxId, mailboxId))
  const left = await database.queries.$count(emails, isUnsorted)
  return { done: left === 0, mapped: total - left, total, lastSyncAt: new Date().toISOString() }
}
