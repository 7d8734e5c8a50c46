import type { FastifyInstance } from 'fastify'
import { API_PREFIX } from '../contract/contract.ts'
import type { Database } from '../database/database.ts'
import { Failure } from '../contract/failure.ts'
import { SAFE_METHODS } from './safe-methods.ts'

/** Space has to be freed first; in seconds. */
export const FULL_DISK_RETRY_S = 60

/** While the disk is full, refuses every call that could write, and lets those pass that only read. */
export function requireFreeDiskSpace(app: FastifyInstance, database: Database): void {
  app.addHook('onRequest', async (request) => {
    if (SAFE_METHODS.has(request.method) || !request.url.startsWith(`${API_PREFIX}/`)) return
    if (!(await database.hasFreeDiskSpace())) throw new Failure('no-room', { retryAfter: FULL_DISK_RETRY_S })
  })
}
