import type { FeatureJob, ServerContext } from '../../../platform/server-feature.ts'
import { tellOfEmails } from '../topic.ts'
import type { HandedOver } from '../port.ts'
import { portOf } from '../ports.ts'
import { findWaiting, setDelivery, type Waiting } from './store.ts'

/**
 * Hands an email to the mail server: at once, then after 30 s, 1 min, 2 min … for a day and a half. Where the process dies
 * after the mail server took it and before that is noted, it is handed over again, under the same Message-ID.
 */
export const deliverEmail: FeatureJob<{ emailId: string }> = {
  name: 'mailbox-deliver',
  retries: 14,
  retryDelay: 30,
  retryDelayMax: 6 * 3_600,
  timeLimit: 120,
  async run({ emailId }, context) {
    const waiting = await findWaiting(context.database.queries, emailId)
    if (waiting) await settle(context, waiting, await portOf(waiting.mailbox).handOver(context, waiting))
  },
  async onGivenUp({ emailId }, context) {
    const waiting = await findWaiting(context.database.queries, emailId)
    if (waiting) await settle(context, waiting, { delivery: 'failed' })
  },
}

async function settle(
  { database, outbox }: ServerContext,
  { email, recipients, mailbox }: Waiting,
  { delivery, refused }: HandedOver,
): Promise<void> {
  const { id, companyId, subject, text, html, messageId, inReplyTo, references } = email
  await database.transaction(async (queries) => {
    await setDelivery(queries, id, { delivery, refused })
    if (delivery === 'sent') await portOf(mailbox).noteSent(queries, email)
    if (delivery === 'local') {
      const headers = {
        ...email.headers,
        'message-id': messageId,
        ...(inReplyTo && { 'in-reply-to': inReplyTo }),
        ...(references.length > 0 && { references: references.join(' ') }),
      }
      await outbox.keep(queries, { id, companyId, recipients, subject, text, html, headers })
    }
    await tellOfEmails(queries, companyId)
  })
}
