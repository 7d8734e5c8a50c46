import { afterCommit, type Database, type Queries } from '../database/database.ts'
import { newId } from '../database/ids.ts'
import type { Job } from '../jobs/job.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Locale, MailContent } from './content.ts'
import { htmlOfText, renderMail } from './render.ts'
import { deleteMail, findMail, insertMail, insertSentMails, setSent } from './store.ts'
import type { MailTransport, Relayed, WrittenMail } from './transport.ts'

interface NewMail {
  companyId: string
  recipient: string
  locale: Locale
  content: MailContent
}

/** What is to be mailed, kept in the database until it was: a crash loses none of it. */
export interface Outbox {
  /** Stores a mail along with what it is about. It is sent when the transaction is through. */
  add(queries: Queries, mail: NewMail): Promise<void>
  /** Whether mails stay here, for want of a mail server. */
  isLocal: boolean
  /** Hands a mail that was written elsewhere to the mail server. @throws when it was not taken: to be tried again later. */
  relay(mail: WrittenMail): Promise<Relayed>
  /** Keeps a mail that was written elsewhere here, for a day, once for each id. Without a mail server it is written where the server is watched. */
  keep(queries: Queries, mail: KeptMail): Promise<void>
}

interface KeptMail {
  id: string
  companyId: string
  recipients: readonly string[]
  subject: string
  text: string
  html: string | null
  headers: Readonly<Record<string, string>>
}

type MailJob = Job<{ mailId: string }>

export function createOutbox(jobs: Jobs, sendMail: MailJob, transport: MailTransport): Outbox {
  return {
    isLocal: transport.isLocal,
    relay: (mail) => transport.relay(mail),
    async keep(queries, { id, recipients, html, ...written }) {
      const now = new Date()
      const rows = recipients.map((recipient, place) => ({
        ...written,
        id: `${id}-${place}`,
        recipient,
        html: html === null ? htmlOfText(written.text) : `<body>${html}</body>`,
        sentAt: now,
        createdAt: now,
      }))
      const kept = await insertSentMails(queries, rows)
      if (!transport.isLocal) return
      afterCommit(queries, () => {
        for (const mail of kept) void transport.send(mail)
      })
    },
    async add(queries, { companyId, recipient, locale, content }) {
      const id = newId()
      const rendered = renderMail(content, locale)
      await insertMail(queries, { id, companyId, recipient, ...rendered, createdAt: new Date() })
      await jobs.add(queries, sendMail, { mailId: id })
    },
  }
}

/** Hands a stored mail to the mail server: at once, then after 30 s, 1 min, 2 min … for a day and a half. */
export function mailJob({ queries }: Pick<Database, 'queries'>, transport: MailTransport): MailJob {
  return {
    name: 'send-mail',
    retries: 14,
    retryDelay: 30,
    retryDelayMax: 6 * 3_600,
    timeLimit: 120,
    async run({ mailId }) {
      const mail = await findMail(queries, mailId)
      if (!mail || mail.sentAt) return
      await transport.send(mail)
      // What it says is needed no more, and some of it is secret.
      await (transport.isLocal ? setSent(queries, mailId, new Date()) : deleteMail(queries, mailId))
    },
    onGivenUp: ({ mailId }) => deleteMail(queries, mailId),
  }
}
