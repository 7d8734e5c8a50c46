import { randomFill } from 'node:crypto'
import { promisify } from 'node:util'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Database } from '../database/database.ts'
import { Failure } from '../contract/failure.ts'
import { Places } from '../places.ts'
import { senderOf } from '../rate-limits/sender.ts'
import { onceOver } from './once-over.ts'

const TIMEOUT_MS = 2_000
const RETRY_S = 5
/** Answers that one sender waits for at once; those of others do not count against them. */
const MOST_OF_SENDER = 10
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
  const askDatabase = shared(() => database.ping(TIMEOUT_MS))
  const places = new Places()
  app.addHook('onRequest', async ({ routeOptions, ip, socket }, { raw }) => {
    if (routeOptions.config.isCounted !== false) return
    const sender = senderOf(ip, socket.remoteAddress)
    if (places.taken(sender) >= MOST_OF_SENDER) throw new Failure('too-many-calls', { retryAfter: 1 })
    places.take(sender)
    onceOver(raw, () => places.giveBack(sender))
  })
  app.get('/livez', UNCOUNTED, async (_request, reply) => {
    if (!(await askPool())) throw new Failure('stuck', { retryAfter: RETRY_S })
    return sendOk(reply)
  })
  for (const path of ['/readyz', '/healthz']) {
    app.get(path, UNCOUNTED, async (_request, reply) => {
      if (isStopping) throw new Failure('stopping', { retryAfter: RETRY_S })
      try {
        await askDatabase()
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

/** @returns what asks once for all who ask meanwhile. */
function shared<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let asked: Promise<Answer> | undefined
  return () => (asked ??= ask().finally(() => (asked = undefined)))
}

/** @returns what asks whether the thread pool does a task in time. While one task waits, no other is added to it. */
function createPoolProbe(): () => Promise<boolean> {
  const fillOne = shared(() => fill(new Uint8Array(1)).then(() => true))
  return async () => {
    const timeout = Promise.withResolvers<boolean>()
    const timer = setTimeout(() => timeout.resolve(false), TIMEOUT_MS)
    return await Promise.race([fillOne(), timeout.promise]).finally(() => clearTimeout(timer))
  }
}
