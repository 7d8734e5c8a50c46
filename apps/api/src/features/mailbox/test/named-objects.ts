import type { NamedObjects } from '../../../../test/named-objects.ts'
import { parseEmail } from '../parse.ts'
import { keepEmail, openMailbox } from '../receive.ts'
import { findMailbox } from '../store.ts'

export const namedObjects: NamedObjects = {
  places: {
    getEmailThread: { header_id: 'email' },
    archiveEmail: { header_id: 'email' },
    deleteEmail: { header_id: 'email' },
    updateEmail: { id: 'email' },
    getEmailPicture: { id: 'email' },
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
    const parsed = await parseEmail(Buffer.from(raw))
    const kept = { blob: `emails/${companyId}`, size: raw.length, key: '<named@customer.example>' }
    const email = await database.transaction((queries) =>
      keepEmail(queries, mailbox, { ...parsed, raw: kept }),
    )
    return { email: email ?? '' }
  },
}
