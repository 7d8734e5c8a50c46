import { personOf, type Handlers } from '../../platform/contract/handlers.ts'
import type { CustomerService } from './service.ts'

export function customerHandlers(customers: CustomerService) {
  return {
    async listCustomers(call) {
      return { data: { customers: await customers.search(personOf(call), call.query.search) } }
    },
    async getCustomer(call) {
      return { data: await customers.info(personOf(call), call.path.id) }
    },
    async updateCustomer(call) {
      return { data: await customers.update(personOf(call), call.path.id, call.body) }
    },
  } satisfies Partial<Handlers>
}
