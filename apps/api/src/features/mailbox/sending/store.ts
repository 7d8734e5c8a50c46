import { and, eq, inArray } from 'drizzle-orm'
import type { Queries } from '../../../platform/database/database.ts'
import type { HandedOver } from '../port.ts'
import { emailAttachments, emails, emailSendings, mailboxes } from '../tables.ts'
import type { Original } from './compose.ts'

export async function findOriginal(
  queries: Queries,
  mailboxId: string,
  id: string,
): Promise<Original | undefined> {
  const [row] = await queries
    .select({
      id: emails.id,
      messageId: emails.messageId,
      subject: emails.subject,
      from: emails.from,
      to: emails.to,
      cc: emails.cc,
      references: emails.references,
      headers: emails.headers,
    })
    .from(emails)
    .where(and(eq(emails.id, id), eq(emails.mailboxId, mailboxId)))
  return row
}

/** In the order of the ids; those that are not the email's are left out. */
export async function listFiles(queries: Queries, emailId: string, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await queries
    .select()
    .from(emailAttachments)
    .where(and(eq(emailAttachments.emailId, emailId), inArray(emailAttachments.id, [...ids])))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

interface Claim {
  mailboxId: string
  writer: string
  key: string
}

/** What was sent under a key. */
export async function findSent(queries: Queries, { mailboxId, writer, key }: Claim) {
  const [row] = await queries
    .select({ emailId: emailSendings.emailId, digest: emailSendings.digest })
    .from(emailSendings)
    .where(
      and(
        eq(emailSendings.mailboxId, mailboxId),
        eq(emailSendings.writer, writer),
        eq(emailSendings.key, key),
      ),
    )
  return row
}

/** Those of some emails that the agent has written. */
export async function findSentByAgent(
  queries: Queries,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await queries
    .select({ id: emailSendings.emailId })
    .from(emailSendings)
    .where(and(inArray(emailSendings.emailId, [...ids]), eq(emailSendings.writer, 'agent')))
  return new Set(rows.map(({ id }) => id))
}

export type Waiting = NonNullable<Awaited<ReturnType<typeof findWaiting>>>

/** An email that waits to be handed over; undefined where none does. */
export async function findWaiting(queries: Queries, emailId: string) {
  const [row] = await queries
    .select({ email: emails, recipients: emailSendings.recipients, mailbox: mailboxes })
    .from(emailSendings)
    .innerJoin(emails, eq(emails.id, emailSendings.emailId))
    .innerJoin(mailboxes, eq(mailboxes.id, emails.mailboxId))
    .where(and(eq(emailSendings.emailId, emailId), eq(emails.delivery, 'waiting')))
  return row
}

export async function setDelivery(
  queries: Queries,
  emailId: string,
  { delivery, refused }: HandedOver,
): Promise<void> {
  await queries
    .update(emails)
    .set({ delivery, refused: refused ? [...refused] : null })
    .where(eq(emails.id, emailId))
}
