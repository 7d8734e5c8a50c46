import type { components } from '@replybay/api-client'
import type { Database } from '../../platform/database/database.ts'
import { Failure } from '../../platform/contract/failure.ts'
import { findWeb } from './store.ts'

export interface WebService {
  /** @throws Failure `not-found` when the company has no such web. */
  info(companyId: string, id: string): Promise<components['schemas']['Web']>
}

export function createWebService(database: Database): WebService {
  return {
    async info(companyId, id) {
      const web = await findWeb(database.queries, companyId, id)
      if (!web) throw new Failure('not-found')
      return { _id: web.id, name: web.name, domain: web.domain }
    },
  }
}
