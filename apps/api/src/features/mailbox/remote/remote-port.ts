/** A mailbox that lives at a server: what changes here is noted in the same transaction, and done there by who holds the mailbox. */
import { and, asc, eq } from 'drizzle-orm'
import type { MailboxPort } from '../port.ts'
import { mailboxFolders } from '../tables.ts'
import { handOverBySmtp } from './hand-over.ts'
import { providerOf } from './providers.ts'
import { addAct, findConnection } from './remote-store.ts'
import { wakeMailbox } from './wake.ts'

export const remotePort: MailboxPort = {
  async noteChange(queries, { id: emailId, companyId, mailboxId, folderId: fromId }, change) {
    const flags = {
      ...(change.seen !== undefined && { '\\Seen': change.seen }),
      ...(change.flagged !== undefined && { '\\Flagged': change.flagged }),
      ...(change.answeredBy && { '\\Answered': true }),
    }
    const whose = { companyId, mailboxId, emailId }
    if (Object.keys(flags).length > 0) await addAct(queries, { ...whose, act: 'flags', flags })
    if (change.folderId !== undefined && fromId !== undefined) {
      await addAct(queries, { ...whose, act: 'move', fromId, folderId: change.folderId })
    }
    await wakeMailbox(queries, mailboxId)
  },
  async noteSent(queries, { id: emailId, companyId, mailboxId }) {
    const found = await findConnection(queries, mailboxId)
    if (!found || providerOf(found.connection.provider).keepsSent) return
    const [sent] = await queries
      .select({ id: mailboxFolders.id })
      .from(mailboxFolders)
      .where(and(eq(mailboxFolders.mailboxId, mailboxId), eq(mailboxFolders.kind, 'sent')))
      .orderBy(asc(mailboxFolders.id))
      .limit(1)
    if (!sent) return
    await addAct(queries, { companyId, mailboxId, emailId, act: 'append', folderId: sent.id })
    await wakeMailbox(queries, mailboxId)
  },
  async handOver(context, { email, recipients }) {
    const raw = email.blob === null ? undefined : await context.blobs.get(email.blob)
    if (!raw) return { delivery: 'failed' }
    const sender = email.from?.address ?? ''
    return await handOverBySmtp(context, email.mailboxId, {
      envelope: { from: sender, to: [...recipients] },
      raw: Buffer.from(raw),
    })
  },
}
