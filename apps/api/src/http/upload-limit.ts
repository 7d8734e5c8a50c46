import type { FastifyRequest } from 'fastify'
import type { Database } from '../database/database.ts'
import type { Limits } from '../limits-config.ts'
import { createRateLimit } from '../rate-limits/rate-limit.ts'
import { callerOf } from './authorization.ts'

const DAY_MS = 24 * 3_600_000
/** What is counted by: a day's bytes would not fit into the count. In bytes. */
const UNIT = 1024

/** Counts the bytes of a file for the company of who sends it. @throws Failure `upload-limit` beyond the limit. */
export type CountUpload = (request: FastifyRequest, bytes: number) => Promise<void>

/** What a company uploads in a day, over all instances. */
export function createUploadLimit(database: Database, { uploadBytesPerDay }: Limits): CountUpload {
  const limit = createRateLimit(database, {
    name: 'uploads',
    attempts: Math.floor(uploadBytesPerDay / UNIT),
    windowMs: DAY_MS,
    failure: 'upload-limit',
  })
  return async (request, bytes) => {
    const caller = callerOf(request)
    if ('companyId' in caller) await limit.take(caller.companyId, Math.max(1, Math.ceil(bytes / UNIT)))
  }
}
