/** Tells whoever works with a mailbox, in whatever process, that there is something to do. */
import { sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/database/database.ts'
import { CHANNEL } from '../../../platform/database/notifications.ts'

/** No stream follows it: it is read by those who hold mailboxes alone. */
const TOPIC = 'mailbox-work'

/** Once the transaction is through. */
export async function wakeMailbox(
  queries: Queries,
  { companyId, mailboxId }: { companyId: string; mailboxId: string },
): Promise<void> {
  await queries.execute(sql`
    select pg_notify(${CHANNEL}, json_build_object(
      'topic', ${TOPIC}::text, 'companyId', ${companyId}::text, 'webId', '', 'id', ${mailboxId}::text,
      'at', floor(extract(epoch from now()) * 1000), 'by', null::text
    )::text)`)
}

/** @returns the mailbox that is to be woken; undefined for what is about something else. */
export function wokenBy(payload: string): string | undefined {
  if (!payload.includes(TOPIC)) return undefined
  const told: unknown = JSON.parse(payload)
  const isOurs = typeof told === 'object' && told !== null && 'topic' in told && told.topic === TOPIC
  return isOurs && 'id' in told && typeof told.id === 'string' ? told.id : undefined
}
