import { personOf, type Handlers } from '../../platform/contract/handlers.ts'
import { FileAnswer } from '../../platform/http/file-answer.ts'
import type { EmailAgent } from './answering/settings.ts'
import type { MailboxConnection } from './connection.ts'
import type { EmailFiles } from './files.ts'
import type { Sender } from './sending/send.ts'
import type { MailboxService } from './service.ts'
import type { EmailTeaching } from './teaching/service.ts'

interface MailboxParts {
  connection: MailboxConnection
  mailbox: MailboxService
  sender: Sender
  files: EmailFiles
  agent: EmailAgent
  teaching: EmailTeaching
}

export function mailboxHandlers({ connection, mailbox, sender, files, agent, teaching }: MailboxParts) {
  return {
    async learnFromEmail(call) {
      return { data: { document: await teaching.teach(personOf(call), call.body) } }
    },
    async proposeEmailLesson(call) {
      return { data: { proposal: await teaching.propose(personOf(call), call.path.id) } }
    },
    async skipEmail(call) {
      return { data: await teaching.skip(personOf(call), call.body) }
    },
    async listUntaughtEmails(call) {
      return { data: await teaching.listUntaught(personOf(call), call.query) }
    },
    async answerEmail(call) {
      const person = personOf(call)
      const id = await sender.answer(person, call.body, call.idempotencyKey)
      return { data: { message: await mailbox.message(person, id) } }
    },
    async suggestEmailAnswer(call) {
      return { data: { suggestion: await agent.suggest(personOf(call), call.body, call.over()) } }
    },
    async setAutomaticAnswer(call) {
      return { data: await agent.setAutomatic(personOf(call), call.body) }
    },
    async listEmailAgentReplies(call) {
      return { data: await agent.replies(personOf(call), call.query) }
    },
    async setEmailPrompt(call) {
      return { data: { emailPrompt: await agent.setPrompt(personOf(call), call.body.emailPrompt) } }
    },
    async getEmailAttachment(call) {
      const { name, size, bytes } = await files.openAttachment(personOf(call), call.path)
      return new FileAnswer(name, size, bytes)
    },
    async getEmailOriginal(call) {
      const { name, size, bytes } = await files.openOriginal(personOf(call), call.path.id)
      return new FileAnswer(name, size, bytes)
    },
    async connectMailbox(call) {
      return { data: { mailbox: await connection.connect(personOf(call), call.body) } }
    },
    async beginMailboxSignIn(call) {
      return { data: { signIn: await connection.beginSignIn(personOf(call), call.body.provider) } }
    },
    async finishMailboxSignIn(call) {
      return { data: { mailbox: await connection.finishSignIn(personOf(call), call.body) } }
    },
    async getMailboxSettings(call) {
      return { data: await connection.settings(personOf(call)) }
    },
    async testMailbox(call) {
      return { data: { result: await connection.test(personOf(call), call.body) } }
    },
    async chooseMailboxFolder(call) {
      await connection.chooseFolder(personOf(call), call.body)
      return { data: {} }
    },
    async removeEmailSettings(call) {
      await connection.disconnect(personOf(call))
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
