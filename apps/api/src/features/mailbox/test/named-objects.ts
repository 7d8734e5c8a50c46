import { eq } from 'drizzle-orm'
import type { NamedObjects } from '../../../../test/named-objects.ts'
import { testBlobs } from '../../../../test/test-server.ts'
import { createBlobStore } from '../../../platform/blobs/blob-store.ts'
import { openMailbox, storeEmail } from '../receive.ts'
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
    const [file] = await database.queries
      .select({ id: emailAttachments.id })
      .from(emailAttachments)
      .where(eq(emailAttachments.emailId, email ?? ''))
    return { email: email ?? '', 'email attachment': file?.id ?? '' }
  },
}
