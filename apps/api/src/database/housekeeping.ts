import { and, isNull, lt, ne, or } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { tidyAttachments } from '../attachments/service.ts'
import { SESSION_IDLE_MS } from '../auth/store.ts'
import { tidyUnproved } from '../auth/unproved.ts'
import type { BlobStore } from '../blobs/blob-store.ts'
import { sweepBlobs } from '../blobs/sweep.ts'
import { emptyDeletedTickets } from '../tickets/emptying.ts'
import { OPENING_KEY } from '../tickets/opening-keys.ts'
import { TOKEN_LIFE_MS } from '../visitor/service.ts'
import type { Database } from './database.ts'
import {
  captchaPasses,
  codes,
  idempotencyKeys,
  mails,
  passwordResets,
  rateLimits,
  sessions,
  visitorTokens,
} from './schema.ts'

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
export async function keepHouse(house: Housekeeping, now: Date): Promise<void> {
  await removeEnded(house, now)
  await attempt(house.log, () => sweepBlobs(house.database, house.blobs, now))
}

/** All but the blobs that nothing owns. */
async function removeEnded({ database, blobs, deletedTicketDays, log }: Housekeeping, now: Date) {
  const deletedBefore = new Date(now.getTime() - deletedTicketDays * DAY_MS)
  await attempt(log, () => tidy(database, now))
  await attempt(log, () => tidyAttachments(database, blobs, now))
  await attempt(log, () => tidyUnproved(database, now))
  await attempt(log, () => emptyDeletedTickets(database, blobs, deletedBefore))
}

async function attempt(log: FastifyBaseLogger, task: () => Promise<void>): Promise<void> {
  await task().catch((error: unknown) => log.warn({ err: error }, 'Housekeeping failed'))
}

/**
 * At once, and every hour: a server that never runs for an hour removes what has ended too. Blobs wait for the hour,
 * so that whoever started it with another database by mistake can stop it before it takes their files for unowned.
 * @returns the way to stop it.
 */
export function startHousekeeping(house: Housekeeping): () => void {
  void removeEnded(house, new Date())
  const timer = setInterval(() => void keepHouse(house, new Date()), EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}
