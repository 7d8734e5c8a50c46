import { and, eq, gt, sql } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { rateLimits } from './tables.ts'

interface Attempts {
  attempts: number
  now: Date
  /** When a window that begins with them ends. */
  resetAt: Date
}

/** Counts attempts; the first after a window has ended begin the next. */
export async function countAttempts(queries: Queries, key: string, { attempts, now, resetAt }: Attempts) {
  const isOver = sql`${rateLimits.resetAt} <= ${now.toISOString()}::timestamptz`
  const [row] = await queries
    .insert(rateLimits)
    .values({ key, count: attempts, resetAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isOver} then excluded.count else ${rateLimits.count} + excluded.count end`,
        resetAt: sql`case when ${isOver} then excluded.reset_at else ${rateLimits.resetAt} end`,
      },
    })
    .returning({ count: rateLimits.count, resetAt: rateLimits.resetAt })
  if (!row) throw new Error('An upsert returns its row.')
  return row
}

/** @returns undefined where no window is open. */
export async function findAttempts(queries: Queries, key: string, now: Date) {
  const [row] = await queries
    .select({ count: rateLimits.count, resetAt: rateLimits.resetAt })
    .from(rateLimits)
    .where(and(eq(rateLimits.key, key), gt(rateLimits.resetAt, now)))
  return row
}

export async function takeBackAttempt(queries: Queries, key: string) {
  await queries
    .update(rateLimits)
    .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
    .where(eq(rateLimits.key, key))
}

export async function forgetAttempts(queries: Queries, key: string) {
  await queries.delete(rateLimits).where(eq(rateLimits.key, key))
}
