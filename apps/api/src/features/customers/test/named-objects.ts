import type { NamedObjects } from '../../../../test/named-objects.ts'
import { newId } from '../../../platform/database/ids.ts'
import { customers } from '../tables.ts'

export const namedObjects: NamedObjects = {
  places: { getCustomer: { id: 'customer' }, updateCustomer: { id: 'customer' } },
  async add({ server, companyId }) {
    const id = newId()
    const row = {
      id,
      companyId,
      name: 'Noor Named',
      email: `noor@${companyId}.example`,
      createdAt: new Date(),
    }
    await server.database.queries.insert(customers).values(row)
    return { customer: id }
  },
}
