/** Where services tell what happens: one address for each connection, which nobody can guess. */
import { and, eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Failure } from '../../../platform/contract/failure.ts'
import { createRateLimit } from '../../../platform/rate-limits/rate-limit.ts'
import { senderOf } from '../../../platform/rate-limits/sender.ts'
import { hashToken } from '../../../platform/secrets/tokens.ts'
import type { ServerContext } from '../../../platform/server-feature.ts'
import { platforms } from '../platforms.ts'
import { openHook, openKeys } from '../secrets.ts'
import { findHooked, type IntegrationRow } from '../store.ts'
import { integrations } from '../tables.ts'
import type { Delivery } from './hook-port.ts'
import { HOOKS_PATH } from './hook-address.ts'
import { createDeliveryStore, deliveryIdOf } from './store-deliveries.ts'

/** Of one delivery, in bytes: an order of a thousand lines fits, and the 3 MB that Meta tells at most. */
const MOST_BYTES = 4 * 1024 * 1024
const LONGEST_TOPIC = 100
/** Connections that are remembered, and for how long; in ms. */
const [MOST_KNOWN, KNOWN_MS] = [1_000, 2_000]
/** Of a sender, in ten minutes: who forges, or guesses. */
const MOST_REFUSED = 100
const REFUSED_WINDOW_MS = 600_000

interface Route {
  Params: { kind: string; token: string }
  Body: Buffer | undefined
}

/** Stores what is told, once, and answers: it is handled after. */
export function serveHooks(app: FastifyInstance, context: ServerContext): void {
  const { database, vault } = context
  const store = createDeliveryStore(context)
  const refusals = createRateLimit(database, {
    name: 'hook-refusals',
    attempts: MOST_REFUSED,
    windowMs: REFUSED_WINDOW_MS,
  })
  const hooked = new WeakMap<FastifyRequest, IntegrationRow>()

  /** A shop that tells much is looked up once in a while. Of one that is disconnected nothing can be stored. */
  const known = new Map<string, { row: IntegrationRow; until: number }>()
  async function find(hash: string): Promise<IntegrationRow | undefined> {
    const before = known.get(hash)
    if (before && before.until > performance.now()) return before.row
    const row = await findHooked(database.queries, hash)
    if (known.size >= MOST_KNOWN) known.clear()
    if (row) known.set(hash, { row, until: performance.now() + KNOWN_MS })
    else known.delete(hash)
    return row
  }

  /** What cannot be told apart from an attack is counted. */
  async function refuse(request: FastifyRequest, code: 'not-found' | 'unauthorized'): Promise<never> {
    await refusals.take(senderOf(request.ip, request.socket.remoteAddress))
    throw new Failure(code)
  }

  /** Who knows the address is the service, or has it from there: its secret is another one than the one here. */
  async function noteUnsigned(row: IntegrationRow): Promise<void> {
    if (row.hookProblem === 'wrong-signature') return
    row.hookProblem = 'wrong-signature'
    await database.queries
      .update(integrations)
      .set({ hookProblem: 'wrong-signature' })
      .where(and(eq(integrations.id, row.id), eq(integrations.keysChangedAt, row.keysChangedAt)))
  }

  function secretOf(row: IntegrationRow): string | undefined {
    const [keys, hook] = [openKeys(vault, row), openHook(vault, row)]
    return keys && hook && platforms[row.kind].hooks?.secretOf(keys, hook.secret)
  }

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    scope.get<Omit<Route, 'Body'>>(`${HOOKS_PATH}/:kind/:token`, async (request, reply) => {
      const { kind, token } = request.params
      const row = await find(hashToken(token))
      const [keys, hook] = row?.kind === kind ? [openKeys(vault, row), openHook(vault, row)] : []
      const { search } = new URL(request.url, 'http://localhost')
      const answer =
        row &&
        keys &&
        hook &&
        platforms[row.kind].hooks?.handshake?.(new URLSearchParams(search), keys, hook.secret)
      if (answer === undefined) return await refuse(request, 'not-found')
      return await reply.type('text/plain').send(answer)
    })
    scope.post<Route>(
      `${HOOKS_PATH}/:kind/:token`,
      {
        bodyLimit: MOST_BYTES,
        config: { takesBody: true },
        // Before the body is read: at an address of none it costs nothing.
        async onRequest(request) {
          const { kind, token } = request.params
          const row = await find(hashToken(token))
          if (row?.kind !== kind) return await refuse(request, 'not-found')
          hooked.set(request, row)
        },
      },
      async (request) => {
        const row = hooked.get(request)
        const hooks = row && platforms[row.kind].hooks
        if (!hooks) return await refuse(request, 'not-found')
        const delivery = deliveryOf(request)
        if (hooks.isPing?.(delivery)) return {}
        const secret = secretOf(row)
        if (secret === undefined) return await refuse(request, 'unauthorized')
        if (!hooks.isSigned(delivery, secret)) {
          await noteUnsigned(row)
          return await refuse(request, 'unauthorized')
        }
        await store({
          companyId: row.companyId,
          integrationId: row.id,
          hookHash: row.hookHash ?? '',
          deliveryId: deliveryIdOf(hooks.idOf(delivery), delivery.body),
          topic: hooks.topicOf(delivery).slice(0, LONGEST_TOPIC),
          content: delivery.body.toString('utf8'),
        })
        return {}
      },
    )
  })
}

function deliveryOf({ headers, body }: FastifyRequest<Route>): Delivery {
  return {
    body: body ?? Buffer.alloc(0),
    header(name) {
      const value = headers[name]
      return typeof value === 'string' ? value : undefined
    },
  }
}
