import type { Database } from '../../platform/database/database.ts'
import { newId } from '../../platform/database/ids.ts'
import { Failure } from '../../platform/contract/failure.ts'
import { sampleDataFailures } from './failures.ts'
import { insertTold, tell } from '../tickets/index.ts'
import { readSampleTickets } from './sample-tickets.ts'
import { insertSampleWeb } from '../webs/index.ts'
import { deleteSampleData, hasPlaces, lockCompany } from './store.ts'

export interface SampleDataService {
  /** @throws Failure `not-empty` where the company has a web or a guild. */
  add(companyId: string): Promise<void>
  /** Removes the sample webs with all that is in them, and nothing else. */
  remove(companyId: string): Promise<void>
}

export function createSampleDataService(database: Database): SampleDataService {
  return {
    async add(companyId) {
      const webId = newId()
      const now = new Date()
      // The colleagues who answer in them are nobody's.
      const setting = { companyId, webId, userIds: new Map<string, string>(), idsOf: `${webId} ` }
      const rows = tell(
        (await readSampleTickets()).map((ticket) => ({ ticket, from: now })),
        setting,
      )
      await database.transaction(async (queries) => {
        await lockCompany(queries, companyId)
        if (await hasPlaces(queries, companyId)) throw new Failure(sampleDataFailures.notEmpty)
        await insertSampleWeb(queries, { id: webId, companyId, createdAt: now })
        await insertTold(queries, rows)
      })
    },
    remove: (companyId) => database.transaction((queries) => deleteSampleData(queries, companyId)),
  }
}
