import { sql } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import { publish } from '../../platform/stream/publish.ts'
import type { TopicName } from '../../platform/stream/topic.ts'
import { webs } from './tables.ts'

/**
 * Tells everybody of a company, whichever of its webs they follow, once the transaction is through.
 *
 * @param ids of what has changed. @default for each web its own
 */
export async function publishToCompany(
  queries: Queries,
  topic: TopicName,
  companyId: string,
  ids?: readonly string[],
): Promise<void> {
  const told = sql`unnest(coalesce(${sql.param(ids ?? null)}::text[], array[${webs.id}]))`
  const rows = sql`select ${webs.companyId} as company_id, ${webs.id} as web_id, told.id, now() as at
    from ${webs} cross join lateral ${told} as told (id) where ${webs.companyId} = ${companyId}`
  await publish(queries, topic, rows)
}
