import { eq } from 'drizzle-orm'
import type { NamedObjects } from '../../../../test/named-objects.ts'
import { testBlobs } from '../../../../test/test-server.ts'
import type { Database } from '../../../platform/database/database.ts'
import { newId } from '../../../platform/database/ids.ts'
import { createBlobStore } from '../../../platform/blobs/blob-store.ts'
import { type Mailbox, openMailbox, storeEmail } from '../receive.ts'
import { emailReplies } from '../answering/tables.ts'
import { addAct } from '../remote/remote-store.ts'
import { mailboxConnections, mailboxSignIns } from '../remote/tables.ts'
import { findMailbox } from '../store.ts'
import { emailAttachments } from '../tables.ts'

export const namedObjects: NamedObjects = {
  places: {
    getEmailThread: { header_id: 'email' },
    archiveEmail: { header_id: 'email' },
    deleteEmail: { header_id: 'email' },
    updateEmail: { id: 'email' },
    getEmailPicture: { id: 'email' },
    answerEmail: { header_id: 'email', attachment_ids: 'email attachment' },
    getEmailAttachment: { id: 'email', attachmentId: 'email attachment' },
    getEmailOriginal: { id: 'email' },
    suggestEmailAnswer: { header_id: 'email' },
    learnFromEmail: { emailId: 'email' },
    proposeEmailLesson: { id: 'email' },
    skipEmail: { emailId: 'email' },
  },
  async add({ server, companyId }) {
    const { database } = server
    const address = `desk@${companyId}.example`
    // The demo shop has one.
    const mailbox =
      (await findMailbox(database.queries, companyId)) ??
      (await openMailbox(database.queries, { companyId, address }))
    const raw = [
      'From: Noor <noor@customer.example>',
      `To: desk@${companyId}.example`,
      'Subject: Named',
      'Content-Type: multipart/mixed; boundary=part',
      '',
      '--part\r\nContent-Type: text/plain\r\n\r\nWhich of them is it?',
      '--part\r\nContent-Type: text/csv\r\nContent-Disposition: attachment; filename=list.csv\r\n\r\na,b',
      '--part--',
    ].join('\r\n')
    const email = await storeEmail({ database, blobs: createBlobStore(testBlobs) }, mailbox, Buffer.from(raw))
    await addRemoteRows(database, mailbox, email ?? '')
    await database.queries.insert(emailReplies).values({
      id: email ?? '',
      companyId,
      mode: 'suggest',
      outcome: 'skipped',
      createdAt: new Date(),
    })
    const [file] = await database.queries
      .select({ id: emailAttachments.id })
      .from(emailAttachments)
      .where(eq(emailAttachments.emailId, email ?? ''))
    return { email: email ?? '', 'email attachment': file?.id ?? '' }
  },
}

/** What a mailbox has that lives at a server. */
async function addRemoteRows(
  { queries }: Database,
  { id, companyId }: Mailbox,
  emailId: string,
): Promise<void> {
  const now = new Date()
  const server = { host: 'mail.example', port: 993, encryption: 'tls' } as const
  const starting = { state: 'starting', at: now.toISOString() } as const
  await queries
    .insert(mailboxConnections)
    .values({
      id: newId(),
      mailboxId: id,
      companyId,
      provider: 'other',
      user: 'desk',
      incoming: server,
      outgoing: server,
      secret: '',
      receiving: starting,
      sending: starting,
      changedAt: now,
    })
    .onConflictDoNothing()
  await queries.insert(mailboxSignIns).values({
    stateHash: newId(),
    companyId,
    sessionHash: '',
    provider: 'gmail',
    verifier: '',
    expiresAt: new Date(now.getTime() + 600_000),
  })
  await addAct(queries, { companyId, mailboxId: id, emailId, act: 'flags', flags: {} })
}
