import type { TestServer } from '../../../../test/test-server.ts'
import { MAISON_LUMEN } from '../../../platform/demo/accounts.ts'
import { newId } from '../../../platform/database/ids.ts'
import { webs } from '../tables.ts'

/** A web of a company, beside however many it has. @returns its id. */
export async function newWeb({ database }: TestServer, companyId: string = MAISON_LUMEN): Promise<string> {
  const id = newId()
  await database.queries.insert(webs).values({ id, companyId, name: 'New', createdAt: new Date() })
  return id
}
