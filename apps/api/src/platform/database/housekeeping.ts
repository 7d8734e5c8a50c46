import { and, isNull, lt, ne, or } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { tidyAttachments } from '../../features/attachments/service.ts'
import { SESSION_IDLE_MS } from '../../features/auth/store.ts'
import { tidyUnproved } from '../../features/auth/unproved.ts'
import type { BlobStore } from '../blobs/blob-store.ts'
import { sweepBlobs } from '../blobs/sweep.ts'
import { emptyDeletedTickets } from '../../features/tickets/emptying.ts'
import { OPENING_KEY } from '../../features/tickets/opening-keys.ts'
import { TOKEN_LIFE_MS } from '../../features/visitor/service.ts'
import type { Database } from './database.ts'
import { codes, passwordResets, sessions } from '../../features/auth/tables.ts'
import { idempotencyKeys } from '../../features/tickets/tables.ts'
import { visitorTokens } from '../../features/visitor/tables.ts'
import { captchaPasses } from '../captcha/tables.ts'
import { mails } from '../mail/tables.ts'
import { rateLimits } from '../rate-limits/tables.ts'

const EVERY_MS = 3_600_000
const DAY_MS = 24 * 3_600_000
/** Longer than anybody repeats an answer that they did not see arrive. */
const KEY_LIFE_MS = 7 * DAY_MS

/** Mails that were sent stay in the local outbox for so long. */
const MAIL_LIFE_MS = DAY_MS

/** Removes what has ended. Any number of instances may do so. */
export async function tidy(database: Database, now: Date): Promise<void> {
  const keysBefore = new Date(now.getTime() - KEY_LIFE_MS)
  const tokensBefore = new Date(now.getTime() - TOKEN_LIFE_MS)
  const mailsBefore = new Date(now.getTime() - MAIL_LIFE_MS)
  const idleSince = new Date(now.getTime() - SESSION_IDLE_MS)
  await database.queries
    .delete(sessions)
    .where(or(lt(sessions.expiresAt, now), lt(sessions.lastSeenAt, idleSince)))
  await database.queries.delete(codes).where(lt(codes.expiresAt, now))
  await database.queries.delete(passwordResets).where(lt(passwordResets.expiresAt, now))
  await database.queries.delete(captchaPasses).where(lt(captchaPasses.expiresAt, now))
  await database.queries.delete(mails).where(and(lt(mails.createdAt, mailsBefore), isNull(mails.dueAt)))
  await database.queries.delete(rateLimits).where(lt(rateLimits.resetAt, now))
  await database.queries.delete(visitorTokens).where(lt(visitorTokens.lastUsedAt, tokensBefore))
  // The key that a ticket was opened under goes with the ticket.
  await database.queries
    .delete(idempotencyKeys)
    .where(and(lt(idempotencyKeys.createdAt, keysBefore), ne(idempotencyKeys.key, OPENING_KEY)))
}

interface Housekeeping {
  database: Database
  blobs: BlobStore
  /** After how many days a deleted ticket is emptied. */
  deletedTicketDays: number
  log: FastifyBaseLogger
}

/** Does once what is to be done every hour. What fails is logged, keeps nothing else from being done, and is done later. */
export async function keepHouse(
  { database, blobs, deletedTicketDays, log }: Housekeeping,
  now: Date,
): Promise<void> {
  const deletedBefore = new Date(now.getTime() - deletedTicketDays * DAY_MS)
  for (const task of [
    () => tidy(database, now),
    () => tidyAttachments(database, blobs, now),
    () => tidyUnproved(database, now),
    () => emptyDeletedTickets(database, blobs, deletedBefore),
    () => sweepBlobs(database, blobs, now),
  ]) {
    await task().catch((error: unknown) => log.warn({ err: error }, 'Housekeeping failed'))
  }
}

/** @returns the way to stop it. */
export function startHousekeeping(house: Housekeeping): () => void {
  const timer = setInterval(() => void keepHouse(house, new Date()), EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}
