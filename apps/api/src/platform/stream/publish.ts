import { sql, type SQL } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { CHANNEL } from '../database/notifications.ts'
import type { ToldProcesses } from './told.ts'
import type { TopicName, Web } from './topic.ts'

/**
 * Tells everybody who follows the topic of each row that is found, once the transaction is through.
 *
 * @param rows selects `company_id`, `web_id`, `id` and `at`, when it was written.
 */
export async function publish(
  queries: Queries,
  topic: TopicName,
  rows: SQL,
  by: string | null = null,
): Promise<void> {
  await queries.execute(sql`
    select pg_notify(${CHANNEL}, json_build_object(
      'topic', ${topic}::text, 'companyId', company_id, 'webId', web_id, 'id', id,
      'at', floor(extract(epoch from at) * 1000), 'by', ${by}::text
    )::text) from (${rows}) as written`)
}

/** What a process says to all others, and to itself, of something that is not written. */
interface Moment extends Web {
  id: string
  by: string | null
  /** At most some thousand bytes as JSON: PostgreSQL passes on no more than 8,000 at once. */
  said: object
}

/** Tells every process that follows the topic. */
export async function publishMoment(
  queries: Queries,
  topic: TopicName,
  { companyId, webId, id, by, said }: Moment,
): Promise<void> {
  await queries.execute(sql`
    select pg_notify(${CHANNEL}, json_build_object(
      'topic', ${topic}::text, 'companyId', ${companyId}::text, 'webId', ${webId}::text, 'id', ${id}::text,
      'at', floor(extract(epoch from now()) * 1000), 'by', ${by}::text, 'said', ${JSON.stringify(said)}::json
    )::text)`)
}

/** Tells every process, once the transaction is through. */
export async function tellProcesses(queries: Queries, told: ToldProcesses): Promise<void> {
  await queries.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify(told)})`)
}
