import { exported } from '../../platform/account/account-table.ts'
import { defineServerFeature } from '../../platform/server-feature.ts'
import { createBotSettingsService } from './bot-settings.ts'
import { webDemo } from './demo/web-demo.ts'
import { webHandlers } from './routes.ts'
import { createWebService } from './service.ts'
import { botSettings, guilds, webs } from './tables.ts'

/** Websites and community servers from which tickets come. */
export const websFeature = defineServerFeature({
  id: 'webs',
  tables: [
    exported(webs, webs.companyId, {
      name: 'webs',
      columns: ['id', 'companyId', 'name', 'domain', 'isSample', 'createdAt'],
    }),
    exported(botSettings, botSettings.companyId, { name: 'botSettings' }),
    exported(guilds, guilds.companyId, {
      name: 'guilds',
      columns: ['id', 'companyId', 'discordId', 'name', 'createdAt'],
    }),
  ],
  handlers: ({ database }) => webHandlers(createWebService(database), createBotSettingsService(database)),
  demo: webDemo,
})
