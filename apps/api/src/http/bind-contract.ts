import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fastifyOpenapiGlue } from 'fastify-openapi-glue'
import { API_PREFIX, operationsById, readContract, type Operation } from '../contract.ts'
import { Failure } from '../failure.ts'
import type { Call, Handlers, OperationId } from '../handlers.ts'
import { callerOf } from './authorization.ts'

type AnyHandler = (call: Call<OperationId>) => Promise<unknown>

/**
 * Binds handlers to the routes of the contract. An operation without one answers 501.
 *
 * @throws when a handler has no operation.
 */
export async function bindContract(app: FastifyInstance, handlers: Partial<Handlers>): Promise<void> {
  for (const id of Object.keys(handlers)) {
    if (!operationsById.has(id)) throw new Error(`The contract has no operation ${id}.`)
  }
  // Sound: each handler is called with the call of its own operation, which the contract validated.
  const byId = new Map(Object.entries(handlers) as [string, AnyHandler][])

  await app.register(fastifyOpenapiGlue, {
    specification: readContract(),
    prefix: API_PREFIX.slice(1),
    operationResolver: (id: string) => toRoute(byId.get(id), operationsById.get(id)),
  })
}

function toRoute(handler: AnyHandler | undefined, operation: Operation | undefined) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (!handler || !operation) throw new Failure('not-implemented')
    // Fastify chooses what to validate a body by from its type; without a body there is no type.
    if (operation.needsBody && request.body === undefined) {
      throw new Failure('invalid-request', { fields: [{ path: '/body', message: 'is missing' }] })
    }
    const answer = await handler(toCall(request))
    return reply.code(operation.success).send(answer)
  }
}

function toCall(request: FastifyRequest): Call<OperationId> {
  const key = request.headers['idempotency-key']
  // Sound: validation has held the parts to the operation's description.
  return {
    path: request.params,
    query: request.query,
    body: request.body,
    idempotencyKey: typeof key === 'string' ? key : undefined,
    caller: callerOf(request),
    address: request.ip,
  } as Call<OperationId>
}
