import type { ServerContext } from '../../platform/server-feature.ts'
import type { Receive } from './local/local-mail.ts'
import { storeEmail } from './receive.ts'
import { tellOfEmails } from './topic.ts'

/** Takes what comes from outside into a mailbox. */
export function receiverOf(context: Pick<ServerContext, 'database' | 'blobs' | 'jobs'>): Receive {
  return (mailbox, raw, envelopeFrom) =>
    storeEmail(context, mailbox, raw, {
      envelopeFrom,
      after: (queries) => tellOfEmails(queries, mailbox.companyId),
    })
}
