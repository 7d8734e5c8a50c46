/** Whether the AI agents of a company reply, as whoever has the switch on screen is told. */
import { sql } from 'drizzle-orm'
import type { Database, Queries } from '../../../platform/database/database.ts'
import { publish } from '../../../platform/stream/publish.ts'
import type { Topic } from '../../../platform/stream/topic.ts'
import { findAgentSwitch } from '../../users/index.ts'

/** Tells everybody, by each web of the company, once the transaction is through. */
export async function tellAgentsTurned(queries: Queries, companyId: string): Promise<void> {
  const rows = sql`select company_id, id as web_id, id, now() as at from webs where company_id = ${companyId}`
  await publish(queries, 'agents', rows)
}

export function agentsTopic({ queries }: Database): Topic {
  return {
    name: 'agents',
    mayFollow: (rights) => rights.has('main'),
    async since({ companyId, webId }, moment) {
      const { turnedAt } = await findAgentSwitch(queries, companyId)
      return turnedAt && turnedAt > moment ? [{ id: webId, at: turnedAt.getTime(), by: null }] : []
    },
    async read({ companyId }, written) {
      const { isPaused } = await findAgentSwitch(queries, companyId)
      return written.map(({ id }) => ({ topic: 'agents', id, isPaused }))
    },
  }
}
