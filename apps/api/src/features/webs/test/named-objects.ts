import type { NamedObjects } from '../../../../test/named-objects.ts'
import { newId } from '../../../platform/database/ids.ts'
import { botSettings, webs } from '../tables.ts'

export const namedObjects: NamedObjects = {
  places: { getWebInfo: { id: 'web' }, getBotSettings: { id: 'web' }, updateBotSettings: { id: 'web' } },
  async add({ server, companyId }) {
    const id = newId()
    const row = { id, companyId, name: 'Named website', createdAt: new Date() }
    await server.database.queries.insert(webs).values(row)
    await server.database.queries.insert(botSettings).values({ id, companyId, replyMode: 'off' })
    return { web: id }
  },
}
