import type { NamedObjects } from '../../../../test/named-objects.ts'
import { noteModelUse } from '../uses.ts'

export const namedObjects: NamedObjects = {
  async add({ server, companyId }) {
    await noteModelUse(server.database.queries, companyId, { sent: 300, answered: 40 }, new Date())
  },
}
