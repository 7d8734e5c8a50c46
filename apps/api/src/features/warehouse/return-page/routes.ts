import { customerOf, type Handlers } from '../../../platform/contract/handlers.ts'
import type { ReturnPageService } from './service.ts'

/** The customer's own return page: an addition to the specification. */
export function returnPageHandlers(returns: ReturnPageService) {
  return {
    async getReturnPage({ path, query, sender }) {
      return { data: { page: await returns.page(path.id, query.language, sender) } }
    },
    async findCustomerOrder({ body, sender }) {
      return { data: await returns.find(body, sender) }
    },
    async getCustomerOrder(call) {
      return { data: { order: await returns.read(customerOf(call)) } }
    },
    async listExchangeArticles(call) {
      return { data: { articles: await returns.exchanges(customerOf(call), call.query) } }
    },
    async addReturnPhoto(call) {
      return { data: { photo: await returns.addPhoto(customerOf(call), call.body.file) } }
    },
    async askForReturn(call) {
      return { data: { order: await returns.ask(customerOf(call), call.body, call.idempotencyKey) } }
    },
    async writeAboutReturn(call) {
      const order = await returns.write(customerOf(call), call.body.message, call.idempotencyKey)
      return { data: { order } }
    },
  } satisfies Partial<Handlers>
}
