import { demoCompanyIds } from '../../../platform/demo/accounts.ts'
import type { FeatureJob, ServerContext } from '../../../platform/server-feature.ts'
import { tellOfEmails } from '../topic.ts'
import type { Delivery } from '../tables.ts'
import { findWaiting, setDelivery } from './store.ts'

type Waiting = NonNullable<Awaited<ReturnType<typeof findWaiting>>>

/** An email that takes longer is given up before another process tries it; in ms. */
const LONGEST_MS = 90_000

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
    if (waiting) await settle(context, waiting, await handOver(context, waiting))
  },
  async onGivenUp({ emailId }, context) {
    const waiting = await findWaiting(context.database.queries, emailId)
    if (waiting) await settle(context, waiting, 'failed')
  },
}

async function handOver(
  { config, outbox, blobs }: ServerContext,
  { email, recipients }: Waiting,
): Promise<Delivery> {
  // Everybody who reaches the demo can write in its name.
  if (outbox.isLocal || (config.smtp && demoCompanyIds.has(email.companyId))) return 'local'
  const raw = email.blob === null ? undefined : await blobs.open(email.blob)
  if (!raw) return 'failed'
  const tooSlow = setTimeout(() => raw.destroy(new Error('The mail server is too slow.')), LONGEST_MS)
  try {
    const { rejected } = await outbox.relay({ from: email.from?.address ?? '', recipients, raw })
    return rejected.length > 0 ? 'failed' : 'sent'
  } finally {
    clearTimeout(tooSlow)
  }
}

async function settle(
  { database, outbox }: ServerContext,
  { email, recipients }: Waiting,
  delivery: Delivery,
): Promise<void> {
  const { id, companyId, subject, text, html, messageId, inReplyTo, references } = email
  await database.transaction(async (queries) => {
    await setDelivery(queries, id, delivery)
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
