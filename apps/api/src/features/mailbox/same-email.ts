/** Which emails are one that was sent twice, and which only say so. */
import { createHash } from 'node:crypto'
import { and, asc, eq } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import { emailAttachments, emails } from './tables.ts'

interface Words {
  subject: string
  from?: { address: string } | null | undefined
  text: string
  html?: string | null | undefined
  files: readonly { name: string; size: number }[]
}

const plain = (words: string) => words.replaceAll(/\s+/gu, ' ').trim()

/** The same for emails in which people read the same. */
function digestOf({ subject, from, text, html, files }: Words): string {
  const said = [subject, from?.address ?? '', plain(text), plain(html ?? '')]
  const all = JSON.stringify([...said, ...files.map(({ name, size }) => [name, size])])
  return createHash('sha256').update(all).digest('hex')
}

/**
 * Programs that give many emails one Message-ID exist, and people who want an email not to arrive.
 *
 * @returns the Message-ID under which an email is kept: another one where that is taken by an email with other words.
 */
export async function keptMessageId(
  queries: Queries,
  { mailboxId, messageId, ...words }: Words & { mailboxId: string; messageId: string },
): Promise<string> {
  const [other] = await queries
    .select({
      id: emails.id,
      subject: emails.subject,
      from: emails.from,
      text: emails.text,
      html: emails.html,
    })
    .from(emails)
    .where(and(eq(emails.mailboxId, mailboxId), eq(emails.messageId, messageId)))
  if (!other) return messageId
  const files = await queries
    .select({ name: emailAttachments.name, size: emailAttachments.size })
    .from(emailAttachments)
    .where(eq(emailAttachments.emailId, other.id))
    .orderBy(asc(emailAttachments.position))
  const digest = digestOf(words)
  if (digestOf({ ...other, files }) === digest) return messageId
  const named = createHash('sha256').update(messageId).update(digest).digest('hex')
  return `<${named.slice(0, 40)}@replybay>`
}
