import { and, eq, gt } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { captchaPasses } from './tables.ts'

export async function insertPass(queries: Queries, sender: string, expiresAt: Date) {
  await queries
    .insert(captchaPasses)
    .values({ sender, expiresAt })
    .onConflictDoUpdate({ target: captchaPasses.sender, set: { expiresAt } })
}

export async function hasPass(queries: Queries, sender: string, now: Date): Promise<boolean> {
  const rows = await queries
    .select({ sender: captchaPasses.sender })
    .from(captchaPasses)
    .where(and(eq(captchaPasses.sender, sender), gt(captchaPasses.expiresAt, now)))
  return rows.length > 0
}

/** @returns whether the sender had one that counted. */
export async function deletePass(queries: Queries, sender: string, now: Date): Promise<boolean> {
  const rows = await queries
    .delete(captchaPasses)
    .where(and(eq(captchaPasses.sender, sender), gt(captchaPasses.expiresAt, now)))
    .returning({ sender: captchaPasses.sender })
  return rows.length > 0
}
