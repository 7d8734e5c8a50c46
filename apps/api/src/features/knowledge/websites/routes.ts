import { personOf, type Handlers } from '../../../platform/contract/handlers.ts'
import type { WebsiteLooks } from './look.ts'
import type { WebsiteService } from './service.ts'

export function websiteHandlers(websites: WebsiteService, looks: WebsiteLooks) {
  return {
    async listKnowledgeWebsites(call) {
      return { data: await websites.list(personOf(call), call.query) }
    },
    async getKnowledgeWebsite(call) {
      return { data: { website: await websites.find(personOf(call), call.path.id) } }
    },
    async listWebsitePages(call) {
      return { data: { pages: await websites.pages(personOf(call), call.path.id) } }
    },
    async learnFromWebsite(call) {
      return { data: { website: await websites.add(personOf(call), call.body) } }
    },
    async lookAtWebsite(call) {
      return { data: { look: await looks.look(personOf(call), call.body, call.over()) } }
    },
    async removeKnowledgeWebsite(call) {
      await websites.remove(personOf(call), call.path.id)
      return { data: {} }
    },
  } satisfies Partial<Handlers>
}
