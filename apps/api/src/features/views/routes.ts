import { personOf, type Handlers } from '../../platform/contract/handlers.ts'
import type { ViewService } from './service.ts'

export function viewHandlers(views: ViewService) {
  return {
    async listViews(call) {
      return { data: { views: await views.list(personOf(call), call.path.webId) } }
    },
    async createView(call) {
      return { data: { view: await views.create(personOf(call), call.path.webId, call.body) } }
    },
    async updateView(call) {
      return { data: { view: await views.update(personOf(call), call.path.id, call.body) } }
    },
    async deleteView(call) {
      await views.delete(personOf(call), call.path.id)
      return { data: {} }
    },
  } satisfies Partial<Handlers>
}
