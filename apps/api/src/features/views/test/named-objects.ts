import { createView } from '@replybay/api-client/operations'
import type { NamedObjects } from '../../../../test/named-objects.ts'

export const namedObjects: NamedObjects = {
  places: {
    listViews: { webId: 'web' },
    createView: { webId: 'web' },
    updateView: { id: 'view' },
    deleteView: { id: 'view' },
  },
  async add({ server, owner, idOf }) {
    const body = { name: 'Named view', shared: true, filter: {} }
    const { data } = await server.call(createView, { as: owner, path: { webId: idOf('web') }, body })
    return { view: data.view._id }
  },
}
