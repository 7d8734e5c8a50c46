import type { NamedObjects } from '../../../../test/named-objects.ts'
import { addIntegrationEvent, findIntegrationOf, holdIntegration } from '../store.ts'

export const namedObjects: NamedObjects = {
  places: {
    getIntegration: { id: 'integration' },
    removeIntegration: { id: 'integration' },
    checkIntegration: { id: 'integration' },
    changeImport: { id: 'integration' },
    hasSendcloud: { companyId: 'company' },
  },
  async add({ server, companyId }) {
    const { queries } = server.database
    const { id } = await holdIntegration(queries, companyId, 'prestashop', {
      url: null,
      now: new Date(),
    })
    const row = await findIntegrationOf(queries, companyId, 'prestashop')
    if (row) await addIntegrationEvent(queries, row, { kind: 'checked' })
    return { integration: id }
  },
}
