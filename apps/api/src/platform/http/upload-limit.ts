import type { FastifyRequest } from 'fastify'
import type { Database } from '../database/database.ts'
import type { Limits } from '../config/limits-config.ts'
import { createRateLimit } from '../rate-limits/rate-limit.ts'
import { callerOf } from './authorization.ts'

const DAY_MS = 24 * 3_600_000
/** What is counted by: a day's bytes would not fit into the count. In bytes. */
const UNIT = 1024

export interface UploadLimit {
  /** Counts nothing. @throws Failure `upload-limit` where the company has no room left for so many bytes. */
  requireRest(request: FastifyRequest, bytes: number): Promise<void>
  /** Counts the bytes of a file for the company of who sends it. @throws Failure `upload-limit` beyond the limit. */
  count(request: FastifyRequest, bytes: number): Promise<void>
}

/** What a company uploads in a day, over all instances. */
export function createUploadLimit(database: Database, { uploadBytesPerDay }: Limits): UploadLimit {
  const limit = createRateLimit(database, {
    name: 'uploads',
    attempts: Math.floor(uploadBytesPerDay / UNIT),
    windowMs: DAY_MS,
    failure: 'upload-limit',
  })
  return {
    async requireRest(request, bytes) {
      const caller = callerOf(request)
      if ('companyId' in caller) await limit.requireRest(caller.companyId, unitsOf(bytes))
    },
    async count(request, bytes) {
      const caller = callerOf(request)
      if ('companyId' in caller) await limit.take(caller.companyId, unitsOf(bytes))
    },
  }
}

/** A file without bytes counts too. */
function unitsOf(bytes: number): number {
  return Math.max(1, Math.ceil(bytes / UNIT))
}
