/** How many emails the folders hold, without looking at them. */
import { inArray, sql, type SQL } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import type { HousekeepingTask } from '../../platform/server-feature.ts'
import { FIRST_UNNUMBERED } from './receive.ts'
import { emailCounts } from './tables.ts'

/** The counts of a folder are folded when there are more rows of them. */
const MOST_ROWS = 500

export interface Counted {
  total: number
  unread: number
  unanswered: number
  attachments: number
  /** The greatest number that an email of it has; null where none has one. */
  lastUid: number | null
}

export async function countFolders(
  queries: Queries,
  folderIds: readonly string[],
): Promise<ReadonlyMap<string, Counted>> {
  if (folderIds.length === 0) return new Map()
  const { folderId, total, unread, unanswered, attachments } = emailCounts
  const sum = (of: typeof total | typeof unread | typeof unanswered | typeof attachments) =>
    sql<number>`greatest(0, sum(${of}))::int`
  const rows = await queries
    .select({
      folderId,
      total: sum(total),
      unread: sum(unread),
      unanswered: sum(unanswered),
      attachments: sum(attachments),
      lastUid: sql`(
        select max(uid) from emails
        where emails.folder_id = email_counts.folder_id and uid < ${FIRST_UNNUMBERED}
      )`.mapWith((uid: unknown) => (uid === null ? null : Number(uid))),
    })
    .from(emailCounts)
    .where(inArray(folderId, [...folderIds]))
    .groupBy(folderId)
  return new Map(rows.map(({ folderId: id, ...counted }) => [id, counted]))
}

/** Many rows of a folder become one. */
export const foldEmailCounts: HousekeepingTask = async ({ database }) => {
  await database.transaction((queries) =>
    fold(queries, sql`select folder_id from email_counts group by folder_id having count(*) > ${MOST_ROWS}`),
  )
}

/** The rows of this folder become one. */
export async function foldCounts(queries: Queries, folderId: string): Promise<void> {
  await fold(queries, sql`${folderId}::text`)
}

const fold = (queries: Queries, folderIds: SQL) =>
  queries.execute(sql`
    with folded as (delete from email_counts where folder_id in (${folderIds}) returning *)
    insert into email_counts (company_id, folder_id, total, unread, unanswered, attachments)
    select company_id, folder_id, sum(total), sum(unread), sum(unanswered), sum(attachments) from folded
    group by company_id, folder_id`)
