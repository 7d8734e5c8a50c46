import { personOf, type Handlers } from '../../../platform/contract/handlers.ts'
import type { WebsiteService } from './service.ts'

export function websiteHandlers(websites: WebsiteService) {
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
    async removeKnowledgeWebsite(call) {
      await websites.remove(personOf(call), call.path.id)
      return { data: {} }
    },
  } satisfies Partial<Handlers>
}
