import { personOf, type Handlers } from '../../platform/contract/handlers.ts'
import type { BotSettingsService } from './bot-settings.ts'
import type { WebService } from './service.ts'

/** @see specification §7, Webs */
export function webHandlers(webs: WebService, botSettings: BotSettingsService) {
  return {
    async getWebInfo(call) {
      const web = await webs.info(personOf(call).companyId, call.path.id)
      return { data: { web } }
    },
    async getBotSettings(call) {
      const settings = await botSettings.read(personOf(call).companyId, call.path.id)
      return { data: { settings } }
    },
    async updateBotSettings(call) {
      const settings = await botSettings.change(personOf(call).companyId, call.path.id, call.body)
      return { data: { settings } }
    },
  } satisfies Partial<Handlers>
}
