/** That the webs of a company have changed, as whoever shows them is told. */
import type { Database, Queries } from '../../platform/database/database.ts'
import type { Topic } from '../../platform/stream/topic.ts'
import { findWebsChange, noteWebsChange } from '../users/index.ts'
import { publishToCompany } from './publish-to-company.ts'

/** Tells everybody, by each web of the company, once the transaction is through. The company is held from here on. */
export async function tellWebsChanged(queries: Queries, companyId: string): Promise<void> {
  await publishToCompany(queries, 'webs', companyId)
  await noteWebsChange(queries, companyId)
}

export function websTopic({ queries }: Database): Topic {
  return {
    name: 'webs',
    mayFollow: () => true,
    async since({ companyId, webId }, moment) {
      const changedAt = await findWebsChange(queries, companyId)
      return changedAt && changedAt > moment ? [{ id: webId, at: changedAt.getTime(), by: null }] : []
    },
    read: async (_web, written) => written.map(({ id }) => ({ topic: 'webs', id })),
  }
}
