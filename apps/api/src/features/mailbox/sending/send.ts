/** Sends emails from a mailbox: each is in its folder Sent at once, and handed to the mail server by a job. */
import { createHash } from 'node:crypto'
import type { components } from '@replybay/api-client'
import { eq } from 'drizzle-orm'
import { Failure } from '../../../platform/contract/failure.ts'
import type { Person } from '../../../platform/contract/handlers.ts'
import type { Queries } from '../../../platform/database/database.ts'
import { newId } from '../../../platform/database/ids.ts'
import { fileNameOf } from '../../../platform/http/form-reader.ts'
import { plainFileName } from '../../../platform/plain-file-name.ts'
import { createRateLimit } from '../../../platform/rate-limits/rate-limit.ts'
import type { ServerContext } from '../../../platform/server-feature.ts'
import { createTurns } from '../../../platform/turns.ts'
import { findCompanyText } from '../../users/index.ts'
import { compareReply } from '../answering/reply-store.ts'
import { portOf } from '../ports.ts'
import { type Mailbox, storeEmail, type Storing } from '../receive.ts'
import { findMailbox } from '../store.ts'
import { emails, emailSendings } from '../tables.ts'
import { tellOfEmails } from '../topic.ts'
import {
  type Composed,
  type Original,
  recipientsOf,
  type Recipients,
  referencesOf,
  subjectOf,
  writeEmail,
} from './compose.ts'
import { deliverEmail } from './deliver.ts'
import { outgoingHtml } from './outgoing-html.ts'
import { findOriginal, findSent, listFiles } from './store.ts'

type Answer = Omit<components['schemas']['EmailAnswer'], 'attachments'> & { attachments?: Uint8Array[] }

/** Of one email, those that are sent along among them. */
const MOST_FILES = 20
const MOST_BYTES = 25 * 1_048_576
/** To whom a company writes in an hour. */
const MOST_RECIPIENTS = 500
const HOUR_MS = 3_600_000
/** Each email is as a whole in memory while it is written, more than once. */
const inTurn = createTurns({ atOnce: 2, mostWaiting: 20 })

/** What is sent, as whom, and under which key. */
export interface Sending {
  mailbox: Mailbox
  /** The id of a person, or `agent`. */
  writer: string
  key: string | undefined
  /** Of what was asked for: the same key with another one is refused. */
  digest: string
  original: Original | undefined
  /** Who has answered the original by it; undefined where it is no answer. */
  answeredBy: 'support' | 'agent' | undefined
  /** Whether it is still to be sent, looked at while the mailbox is held. @default it is */
  mayStill?: (queries: Queries) => Promise<boolean>
  /** What happens along with it, in its transaction. */
  along?: (queries: Queries) => Promise<void>
}

export type Sender = ReturnType<typeof createSender>

export function createSender(context: ServerContext) {
  const { database, blobs, jobs } = context
  const { queries } = database
  const limit = createRateLimit(database, {
    name: 'email-recipients',
    attempts: MOST_RECIPIENTS,
    windowMs: HOUR_MS,
  })

  /** @returns the email that was sent under the key. */
  async function findKnown({ mailbox, writer, key, digest }: Sending): Promise<string | undefined> {
    const known =
      key === undefined ? undefined : await findSent(queries, { mailboxId: mailbox.id, writer, key })
    if (known && known.digest !== digest) throw new Failure('key-reused')
    return known?.emailId
  }

  /**
   * Sends an email, once for each key.
   *
   * @returns its id; undefined where it was not to be sent any more.
   * @throws Failure `key-reused`, or `too-many-requests` where the company writes to too many.
   */
  async function send(
    sending: Sending,
    { recipients, ...composed }: Omit<Composed, 'messageId' | 'from'>,
  ): Promise<string | undefined> {
    const known = await findKnown(sending)
    if (known !== undefined) return known
    const { mailbox, writer, key, digest, original, answeredBy, mayStill, along } = sending
    const { companyId } = mailbox
    const all = allOf(recipients)
    await limit.take(companyId, all.length)
    const company = await findCompanyText(queries, companyId)
    const from = { address: mailbox.address, ...(company?.name && { name: company.name }) }
    const messageId = `<${newId()}@${mailbox.address.split('@').at(-1)}>`
    const storing: Storing = {
      folder: 'sent',
      seen: true,
      delivery: 'waiting',
      before: async (held) => {
        const isNew = key === undefined || !(await findSent(held, { mailboxId: mailbox.id, writer, key }))
        return isNew && (mayStill === undefined || (await mayStill(held)))
      },
      after: async (held, emailId) => {
        await held.insert(emailSendings).values({
          emailId,
          companyId,
          mailboxId: mailbox.id,
          writer,
          key: key ?? null,
          digest,
          recipients: all,
          createdAt: new Date(),
        })
        if (original && answeredBy) {
          await held.update(emails).set({ answeredBy }).where(eq(emails.id, original.id))
          await portOf(mailbox).noteChange(
            held,
            { ...original, companyId, mailboxId: mailbox.id },
            { answeredBy },
          )
        }
        await along?.(held)
        await jobs.add(held, deliverEmail, { emailId }, { companyId })
        await tellOfEmails(held, companyId)
      },
    }
    const id = await inTurn(async () => {
      const raw = await writeEmail({ ...composed, recipients, messageId, from })
      return await storeEmail({ database, blobs }, mailbox, raw, storing)
    })
    return id ?? (await findKnown(sending))
  }

  /** Files of the original that are sent along. @throws Failure `not-found`. */
  async function readFiles(
    original: Original | undefined,
    ids: readonly string[],
  ): Promise<Composed['files']> {
    const rows = original ? await listFiles(queries, original.id, ids) : []
    if (rows.length < ids.length) throw new Failure('not-found')
    if (rows.reduce((sum, { size }) => sum + size, 0) > MOST_BYTES) throw new Failure('too-large')
    return await Promise.all(
      rows.map(async ({ name, type, blob }) => {
        const content = blob === null ? undefined : await blobs.get(blob)
        if (!content) throw new Failure('not-found')
        return { name, type, content }
      }),
    )
  }

  return {
    send,
    /**
     * What a person writes.
     *
     * @returns the id of the email that is sent.
     * @throws Failure `not-found`, `conflict` without a mailbox, `invalid-request` without a recipient, `too-large`.
     */
    async answer({ companyId, userId }: Person, body: Answer, key: string | undefined): Promise<string> {
      const mailbox = await findMailbox(queries, companyId)
      const { header_id: id, mode = 'reply', attachments = [], attachment_ids: ids = [] } = body
      const original = id && mailbox ? await findOriginal(queries, mailbox.id, id) : undefined
      if (id && !original) throw new Failure('not-found')
      if (!mailbox) throw new Failure('conflict')
      const recipients = recipientsOf(original, mode, body, mailbox.address)
      if (allOf(recipients).length === 0) {
        throw new Failure('invalid-request', {
          fields: [{ path: '/body/to', message: 'must name a recipient' }],
        })
      }
      const given = attachments.map((content) => ({
        name: plainFileName(fileNameOf(content) ?? '', 'attachment'),
        content,
      }))
      const files = [...(await readFiles(original, ids)), ...given]
      const size = files.reduce((sum, { content }) => sum + content.byteLength, 0)
      if (files.length > MOST_FILES || size > MOST_BYTES) throw new Failure('too-large')
      const isForwarded = mode === 'forward'
      const sent = await send(
        {
          mailbox,
          writer: userId,
          key,
          digest: digestOf(body, given),
          original,
          answeredBy: isForwarded ? undefined : 'support',
          ...(original &&
            !isForwarded && {
              along: (held: Queries) => compareReply(held, { emailId: original.id, text: body.message }),
            }),
        },
        {
          recipients,
          subject: subjectOf(original, mode, body.subject),
          text: body.message,
          html: body.html && outgoingHtml(body.html),
          inReplyTo: isForwarded ? undefined : original?.messageId,
          references: original ? referencesOf(original) : [],
          files,
        },
      )
      // Nothing keeps what a person writes from being sent.
      if (sent === undefined) throw new Error('An email was neither sent nor had been.')
      return sent
    },
  }
}

/** Each once, in whatever place. */
function allOf({ to, cc, bcc }: Recipients): string[] {
  return [...new Set([...to, ...cc, ...bcc].map(({ address }) => address.toLowerCase()))]
}

function digestOf(
  { attachments: _bytes, ...said }: Answer,
  files: readonly { name: string; content: Uint8Array }[],
): string {
  const parts = files.map(({ name, content }) => [name, createHash('sha256').update(content).digest('hex')])
  const fields = Object.entries(said).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([fields, parts]))
    .digest('base64url')
}
