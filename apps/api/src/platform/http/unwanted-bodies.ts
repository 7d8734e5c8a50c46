import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Failure } from '../contract/failure.ts'
import { callerOf } from './authorization.ts'
import { operationOf } from './operation-of.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for an address of no operation that reads a body, of whichever type. */
    takesBody?: true
  }
}

/** A shorter body has arrived with its head, or costs nothing to take; in bytes. */
const SHORT_BODY = 65_536
/** Calls of these methods are answered as if they had no body. */
const WITHOUT_BODY: ReadonlySet<string> = new Set(['GET', 'HEAD'])

/**
 * Refuses a body that nothing would read, or nothing would validate: at an address of no operation with 404, and of a
 * type that its operation does not take, or packed, with 415. It is not read then, and its connection ends. For after the
 * authorization, which refuses first.
 */
export function refuseUnwantedBodies(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!hasBody(request) || request.routeOptions.config.takesBody) return
    const operation = operationOf(request)
    if (operation?.bodyTypes.includes(typeOf(request)) && !isPacked(request)) return
    reply.header('connection', 'close')
    if (WITHOUT_BODY.has(request.method)) return
    throw new Failure(operation ? 'unsupported-media-type' : 'not-found')
  })
  // Node would take the rest of what was refused for another reason. A person's browser could lose the answer.
  app.addHook('onSend', async (request, reply) => {
    const isRefused = reply.statusCode >= 400 && callerOf(request).kind !== 'person'
    if (isRefused && isLong(request) && !request.raw.complete) reply.header('connection', 'close')
  })
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

function isLong({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > SHORT_BODY
}

function isPacked({ headers }: FastifyRequest): boolean {
  return (headers['content-encoding'] ?? 'identity').trim().toLowerCase() !== 'identity'
}

function typeOf({ headers }: FastifyRequest): string {
  const [type = ''] = (headers['content-type'] ?? '').split(';', 1)
  return type.trim().toLowerCase()
}
