import { and, isNull, lt, ne } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { tidyAttachments } from '../attachments/service.ts'
import type { BlobStore } from '../blobs/blob-store.ts'
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
/** Longer than anybody repeats an answer that they did not see arrive. */
const KEY_LIFE_MS = 7 * 24 * 3_600_000

/** Mails that were sent stay in the local outbox for so long. */
const MAIL_LIFE_MS = 24 * 3_600_000

/** Removes what has ended. Any number of instances may do so. */
export async function tidy(database: Database, now: Date): Promise<void> {
  const keysBefore = new Date(now.getTime() - KEY_LIFE_MS)
  const tokensBefore = new Date(now.getTime() - TOKEN_LIFE_MS)
  const mailsBefore = new Date(now.getTime() - MAIL_LIFE_MS)
  await database.queries.delete(sessions).where(lt(sessions.expiresAt, now))
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

/** @returns the way to stop it. */
export function startHousekeeping(database: Database, blobs: BlobStore, log: FastifyBaseLogger): () => void {
  const timer = setInterval(() => {
    const now = new Date()
    Promise.all([tidy(database, now), tidyAttachments(database, blobs, now)]).catch((error: unknown) =>
      log.warn({ err: error }, 'Housekeeping failed'),
    )
  }, EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}
