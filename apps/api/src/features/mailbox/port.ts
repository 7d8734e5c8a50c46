/** Between a mailbox as people see it here and the place where its emails live. */
import type { Queries } from '../../platform/database/database.ts'
import type { ServerContext } from '../../platform/server-feature.ts'
import type { Waiting } from './sending/store.ts'
import type { Delivery, emails } from './tables.ts'

type Email = typeof emails.$inferSelect

/** Which email it is, and in which folder it was before. */
type ChangedEmail = Pick<Email, 'id' | 'companyId' | 'mailboxId'> & Partial<Pick<Email, 'folderId'>>

/** What of an email is another now. */
type EmailChange = Partial<Pick<Email, 'folderId' | 'seen' | 'flagged' | 'answeredBy'>>

export interface MailboxPort {
  /** An email was changed here: to be the same where it lives. In the transaction that changes it. */
  noteChange(queries: Queries, email: ChangedEmail, change: EmailChange): Promise<void>
  /** An email was handed over: to be among those sent where it lives. In the transaction that notes it. */
  noteSent(queries: Queries, email: ChangedEmail): Promise<void>
  /** Hands an email over. @throws to be tried again later. */
  handOver(context: ServerContext, waiting: Waiting): Promise<HandedOver>
}

/** What became of an email that was handed over. */
export interface HandedOver {
  delivery: Delivery
  /** The recipients that were refused while others were not. */
  refused?: readonly string[] | undefined
}

/** What a mail server has made of it that took an email for some of its recipients at least. */
export function takenBut(rejected: readonly string[], recipients: readonly string[]): HandedOver {
  if (rejected.length === 0) return { delivery: 'sent' }
  return rejected.length < recipients.length
    ? { delivery: 'sent', refused: rejected }
    : { delivery: 'failed' }
}
