import type { FastifyRequest } from 'fastify'
import type { Database } from '../database/database.ts'
import type { Limits } from '../config/limits-config.ts'
import { createRateLimit, type RateLimit } from '../rate-limits/rate-limit.ts'
import { senderOf } from '../rate-limits/sender.ts'
import { callerOf } from './authorization.ts'

const DAY_MS = 24 * 3_600_000
/** What is counted by: a day's bytes would not fit into the count. In bytes. */
const UNIT = 1024
/** It takes visitors of so many senders to use up what all visitors of a company may upload in a day. */
const SENDERS = 10

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
  const ofSender = createRateLimit(database, {
    name: 'visitor-uploads',
    attempts: Math.floor(uploadBytesPerDay / UNIT / SENDERS),
    windowMs: DAY_MS,
    failure: 'upload-limit',
  })
  /** What a form counts for. */
  const countsOf = (request: FastifyRequest): [RateLimit, string][] => {
    const caller = callerOf(request)
    if (!('companyId' in caller)) return []
    const { companyId } = caller
    if (caller.kind === 'person') return [[limit, companyId]]
    const sender = senderOf(request.ip, request.socket.remoteAddress)
    return [
      [ofSender, `${companyId} ${sender}`],
      // Visitors have as much of their own: none of them keeps the team from uploading.
      [limit, `visitors ${companyId}`],
    ]
  }
  return {
    async requireRest(request, bytes) {
      for (const [each, name] of countsOf(request)) await each.requireRest(name, unitsOf(bytes))
    },
    async count(request, bytes) {
      for (const [each, name] of countsOf(request)) await each.take(name, unitsOf(bytes))
    },
  }
}

/** A file without bytes counts too. */
function unitsOf(bytes: number): number {
  return Math.max(1, Math.ceil(bytes / UNIT))
}
