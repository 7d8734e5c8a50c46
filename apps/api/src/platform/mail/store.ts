import { desc, eq } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { mails } from './tables.ts'

export async function insertMail(queries: Queries, mail: typeof mails.$inferInsert) {
  await queries.insert(mails).values(mail)
}

/** Mails that are not to be sent any more. One that is there stays as it is. @returns those that were not there. */
export async function insertSentMails(queries: Queries, some: (typeof mails.$inferInsert)[]) {
  if (some.length === 0) return []
  return await queries.insert(mails).values(some).onConflictDoNothing().returning()
}

export async function findMail(queries: Queries, id: string) {
  const [mail] = await queries.select().from(mails).where(eq(mails.id, id))
  return mail
}

export async function setSent(queries: Queries, id: string, sentAt: Date) {
  await queries.update(mails).set({ sentAt }).where(eq(mails.id, id))
}

export async function deleteMail(queries: Queries, id: string) {
  await queries.delete(mails).where(eq(mails.id, id))
}

/** @param recipient undefined for anybody's. */
export async function listMails(queries: Queries, recipient: string | undefined, most: number) {
  return queries
    .select()
    .from(mails)
    .where(recipient === undefined ? undefined : eq(mails.recipient, recipient))
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(most)
}
