import { type Handlers, personOf } from '../../platform/contract/handlers.ts'
import { textAt } from './json.ts'
import type { IntegrationService } from './service.ts'

export function integrationHandlers(service: IntegrationService) {
  return {
    async listIntegrations(call) {
      return { data: await service.list(personOf(call)) }
    },
    async getIntegration(call) {
      return { data: await service.get(personOf(call), call.path.id) }
    },
    async removeIntegration(call) {
      await service.remove(personOf(call), call.path.id)
      return { data: {} }
    },
    async integrateShopify(call) {
      return { data: await service.connect(personOf(call), 'shopify', { ...call.body }) }
    },
    async integrateSendcloud(call) {
      return { data: await service.connect(personOf(call), 'sendcloud', { ...call.body }) }
    },
    async integrateWoocommerce(call) {
      return { data: await service.connect(personOf(call), 'woocommerce', { ...call.body }) }
    },
    async integratePrestashop(call) {
      return { data: await service.connect(personOf(call), 'prestashop', { ...call.body }) }
    },
    async integrateStripe(call) {
      return { data: await service.connect(personOf(call), 'stripe', { ...call.body }) }
    },
    async integrateTelegram(call) {
      const { webId, bot_token = '' } = call.body
      return { data: await service.connect(personOf(call), 'telegram', { bot_token }, webId) }
    },
    async integrateWhatsapp(call) {
      const { webId, phone_number_id = '', access_token = '', verify_token = '', app_secret = '' } = call.body
      const typed = { phone_number_id, access_token, verify_token, app_secret }
      return { data: await service.connect(personOf(call), 'whatsapp', typed, webId) }
    },
    async integrateMessenger(call) {
      const { webId, page_id = '', page_access_token = '', verify_token = '', app_secret = '' } = call.body
      const typed = { page_id, page_access_token, verify_token, app_secret }
      return { data: await service.connect(personOf(call), 'messenger', typed, webId) }
    },
    async hasSendcloud(call) {
      // A body that may be left out has no type; the contract's check has read it.
      const asked = textAt(call.body, 'companyId')
      return { data: { hasSendcloud: await service.hasSendcloud(personOf(call), asked) } }
    },
    async testIntegration(call) {
      return { data: await service.test(personOf(call), call.body) }
    },
    async changeImport(call) {
      return { data: await service.changeImport(personOf(call), call.path.id, call.body.isPaused) }
    },
    async checkIntegration(call) {
      return { data: await service.check(personOf(call), call.path.id) }
    },
  } satisfies Partial<Handlers>
}
