import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/database.ts'
import { Failure } from '../failure.ts'

const TIMEOUT_MS = 2_000
const RETRY_S = 5

/** For load balancers and monitors: 200 while the server and its database answer. */
export function answerHealth(app: FastifyInstance, database: Database): void {
  app.get('/healthz', async (_request, reply) => {
    try {
      await database.ping(TIMEOUT_MS)
    } catch {
      throw new Failure('unavailable', { retryAfter: RETRY_S })
    }
    return reply.header('cache-control', 'no-store').send({ status: 'ok' })
  })
}
