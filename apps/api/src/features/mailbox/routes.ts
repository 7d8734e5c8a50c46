import { personOf, type Handlers } from '../../platform/contract/handlers.ts'
import type { MailboxService } from './service.ts'

export function mailboxHandlers(mailbox: MailboxService) {
  return {
    async connectMailbox(call) {
      return { data: { mailbox: await mailbox.connect(personOf(call), call.body) } }
    },
    async removeEmailSettings(call) {
      await mailbox.disconnect(personOf(call))
      return { data: {} }
    },
    async listEmailHeaders(call) {
      return { data: await mailbox.list(personOf(call), call.body) }
    },
    async getEmailThread(call) {
      return { data: { thread: await mailbox.thread(personOf(call), call.body) } }
    },
    async getEmailPicture(call) {
      return await mailbox.picture(personOf(call), call.path.id, call.body.url, call.over())
    },
    async listNewEmailHeaders(call) {
      return { data: { headers: await mailbox.numbered(personOf(call), call.body.uids_map) } }
    },
    async pollEmails(call) {
      return { data: await mailbox.poll(personOf(call), call.body.last_uids) }
    },
    async findEmailsBySubject(call) {
      return { data: { headers: await mailbox.ofSubject(personOf(call), call.body.subject) } }
    },
    async listArchivedEmails(call) {
      return { data: await mailbox.archived(personOf(call), call.query) }
    },
    async updateEmail(call) {
      return { data: { header: await mailbox.change(personOf(call), call.path.id, call.body) } }
    },
    async archiveEmail(call) {
      return { data: { header: await mailbox.archive(personOf(call), call.body.header_id) } }
    },
    async deleteEmail(call) {
      await mailbox.delete(personOf(call), call.body.header_id)
      return { data: {} }
    },
    async syncThreadMapping(call) {
      return { data: { mapping: await mailbox.sortThreads(personOf(call), call.over()) } }
    },
  } satisfies Partial<Handlers>
}
