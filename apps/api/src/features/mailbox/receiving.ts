import type { ServerContext } from '../../platform/server-feature.ts'
import { createTurns } from '../../platform/turns.ts'
import { askForAnswer } from './answering/automatic.ts'
import type { Receive } from './local/local-mail.ts'
import { storeEmail } from './receive.ts'
import { tellOfEmails } from './topic.ts'

/** Each email is as a whole in memory while it is read, more than once. */
const inTurn = createTurns({ atOnce: 4, mostWaiting: 100 })

/** Takes what comes from outside into a mailbox. */
export function receiverOf(context: Pick<ServerContext, 'database' | 'blobs' | 'jobs'>): Receive {
  return async (mailbox, raw, envelopeFrom) =>
    await inTurn(() =>
      storeEmail(context, mailbox, raw, {
        envelopeFrom,
        after: async (queries, emailId, { isAutomated }) => {
          const { companyId } = mailbox
          await askForAnswer(context, queries, { companyId, emailId, isAutomated })
          await tellOfEmails(queries, companyId)
        },
      }),
    )
}
