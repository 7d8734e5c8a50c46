import { asc, desc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { mails } from './tables.ts'

export async function insertMail(queries: Queries, mail: typeof mails.$inferInsert) {
  await queries.insert(mails).values(mail)
}

/** Takes mails that are due, for as long as sending them may take: another instance takes others. */
export async function claimDueMails(queries: Queries, now: Date, leaseUntil: Date, most: number) {
  const due = queries
    .select({ id: mails.id })
    .from(mails)
    .where(lte(mails.dueAt, now))
    .orderBy(asc(mails.dueAt))
    .limit(most)
    .for('update', { skipLocked: true })
  return queries
    .update(mails)
    .set({ dueAt: leaseUntil, attempts: sql`${mails.attempts} + 1` })
    .where(inArray(mails.id, due))
    .returning()
}

/** @param dueAt when to try again; null for never. */
export async function setDue(queries: Queries, id: string, dueAt: Date | null) {
  await queries.update(mails).set({ dueAt }).where(eq(mails.id, id))
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
