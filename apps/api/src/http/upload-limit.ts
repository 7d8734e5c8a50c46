import type { FastifyRequest } from 'fastify'
import type { Database } from '../database/database.ts'
import type { Limits } from '../limits-config.ts'
import { createRateLimit } from '../rate-limits/rate-limit.ts'
import { callerOf } from './authorization.ts'

const DAY_MS = 24 * 3_600_000
/** What is counted by: a day's bytes would not fit into the count. In bytes. */
const UNIT = 1024

export interface UploadLimit {
  /** Counts nothing. @throws Failure `too-many-requests` where the company has no room left for so many bytes. */
  requireRest(request: FastifyRequest, bytes: number): Promise<void>
  /** Counts the bytes of a file for the company of who sends it. @throws Failure `too-many-requests` beyond the limit. */
  count(request: FastifyRequest, bytes: number): Promise<void>
}

/** What a company uploads in a day, over all instances. */
export function createUploadLimit(database: Database, { uploadBytesPerDay }: Limits): UploadLimit {
  const limit = createRateLimit(database, {
    name: 'uploads',
    attempts: Math.floor(uploadBytesPerDay / UNIT),
    windowMs: DAY_MS,
  })
  const forCompany = async (
    request: FastifyRequest,
    bytes: number,
    ask: (company: string, units: number) => Promise<void>,
  ) => {
    const caller = callerOf(request)
    if ('companyId' in caller) await ask(caller.companyId, Math.max(1, Math.ceil(bytes / UNIT)))
  }
  return {
    requireRest: (request, bytes) => forCompany(request, bytes, limit.requireRest),
    count: (request, bytes) => forCompany(request, bytes, limit.take),
  }
}
