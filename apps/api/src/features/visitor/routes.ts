import { visitorOf, type Handlers } from '../../platform/contract/handlers.ts'
import { FileAnswer } from '../../platform/http/file-answer.ts'
import type { VisitorService } from './service.ts'

/** The visitor's side of the website chat: an addition to the specification. */
export function visitorHandlers(visitor: VisitorService) {
  return {
    async getWidget({ path, query, site, sender }) {
      return { data: { widget: await visitor.widget(path.id, query.language, { site, sender }) } }
    },
    async openConversation({ body, site, sender, idempotencyKey }) {
      return { data: await visitor.open(body, { site, sender }, idempotencyKey) }
    },
    async getConversation(call) {
      return { data: await visitor.read(visitorOf(call), call.path.id, call.query, call.sender) }
    },
    async followConversation(call) {
      return await visitor.follow(visitorOf(call), call.path.id, call.over())
    },
    async continueConversation(call) {
      const { path, body, idempotencyKey } = call
      return { data: await visitor.write(visitorOf(call), path.id, body, idempotencyKey) }
    },
    async addVisitorAttachment(call) {
      return { data: { attachment: await visitor.addFile(visitorOf(call), call.path.id, call.body) } }
    },
    async getVisitorAttachment(call) {
      const { id, attachmentId } = call.path
      const { name, size, bytes } = await visitor.openFile(visitorOf(call), id, attachmentId)
      return new FileAnswer(name, size, bytes)
    },
    async askForPerson(call) {
      return { data: await visitor.askForPerson(visitorOf(call), call.path.id) }
    },
    async leaveContact(call) {
      return { data: await visitor.leaveContact(visitorOf(call), call.path.id, call.body.email) }
    },
    async rateConversation(call) {
      return { data: await visitor.rate(visitorOf(call), call.path.id, call.body) }
    },
  } satisfies Partial<Handlers>
}
