/** Whether the AI agents of a company reply, as whoever has the switch on screen is told. */
import type { Database, Queries } from '../../../platform/database/database.ts'
import type { Topic } from '../../../platform/stream/topic.ts'
import { findAgentSwitch } from '../../users/index.ts'
import { publishToCompany } from '../../webs/index.ts'

/** Tells everybody, by each web of the company, once the transaction is through. */
export async function tellAgentsTurned(queries: Queries, companyId: string): Promise<void> {
  await publishToCompany(queries, 'agents', companyId)
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
