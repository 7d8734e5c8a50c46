import { randomFill } from 'node:crypto'
import { promisify } from 'node:util'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Database } from '../database/database.ts'
import { Failure } from '../contract/failure.ts'

const TIMEOUT_MS = 2_000
const RETRY_S = 5
/** A server with too much to do is neither stuck nor stopping. */
const UNCOUNTED = { config: { isCounted: false } } as const

const fill = promisify<Uint8Array, Uint8Array>(randomFill)

/**
 * For what runs and watches the server. `/livez`: 200 while the process works, its event loop and its thread pool; what
 * does not is to be started anew. `/readyz`, and `/healthz` as before: 200 while calls can be answered, with the
 * database and before it stops; what is not ready is to be left alone for now.
 */
export function answerHealth(app: FastifyInstance, database: Database): void {
  let isStopping = false
  app.addHook('preClose', async () => {
    isStopping = true
  })
  const askPool = createPoolProbe()
  app.get('/livez', UNCOUNTED, async (_request, reply) => {
    if (!(await askPool())) throw new Failure('stuck', { retryAfter: RETRY_S })
    return sendOk(reply)
  })
  for (const path of ['/readyz', '/healthz']) {
    app.get(path, UNCOUNTED, async (_request, reply) => {
      if (isStopping) throw new Failure('stopping', { retryAfter: RETRY_S })
      try {
        await database.ping(TIMEOUT_MS)
      } catch {
        throw new Failure('unavailable', { retryAfter: RETRY_S })
      }
      return sendOk(reply)
    })
  }
}

function sendOk(reply: FastifyReply) {
  return reply.header('cache-control', 'no-store').send({ status: 'ok' })
}

/** @returns what asks whether the thread pool does a task in time. While one task waits, no other is added to it. */
function createPoolProbe(): () => Promise<boolean> {
  let task: Promise<boolean> | undefined
  return async () => {
    task ??= fill(new Uint8Array(1))
      .then(() => true)
      .finally(() => (task = undefined))
    const timeout = Promise.withResolvers<boolean>()
    const timer = setTimeout(() => timeout.resolve(false), TIMEOUT_MS)
    return await Promise.race([task, timeout.promise]).finally(() => clearTimeout(timer))
  }
}
