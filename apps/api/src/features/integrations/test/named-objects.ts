import type { NamedObjects } from '../../../../test/named-objects.ts'
import { newId } from '../../../platform/database/ids.ts'
import { addIntegrationEvent, findIntegrationOf, holdIntegration } from '../store.ts'
import { integrationDeliveries } from '../tables.ts'

export const namedObjects: NamedObjects = {
  places: {
    getIntegration: { id: 'integration' },
    removeIntegration: { id: 'integration' },
    checkIntegration: { id: 'integration' },
    changeImport: { id: 'integration' },
    integrateTelegram: { webId: 'web' },
    integrateWhatsapp: { webId: 'web' },
    integrateMessenger: { webId: 'web' },
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
    const receivedAt = new Date()
    await queries
      .insert(integrationDeliveries)
      .values({ id: newId(), companyId, integrationId: id, deliveryId: newId(), topic: 'order', receivedAt })
    return { integration: id }
  },
}
