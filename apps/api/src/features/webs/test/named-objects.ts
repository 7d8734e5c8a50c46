import type { NamedObjects } from '../../../../test/named-objects.ts'
import { newId } from '../../../platform/database/ids.ts'
import { webs } from '../tables.ts'

export const namedObjects: NamedObjects = {
  places: { getWebInfo: { id: 'web' } },
  async add({ server, companyId }) {
    const id = newId()
    const row = { id, companyId, name: 'Named website', createdAt: new Date() }
    await server.database.queries.insert(webs).values(row)
    return { web: id }
  },
}
