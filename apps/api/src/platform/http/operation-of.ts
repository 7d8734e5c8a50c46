import type { FastifyRequest, RouteOptions } from 'fastify'
import { operationsById, type Operation } from '../contract/contract.ts'

/** The operation that a request calls; undefined outside the contract. */
export function operationOf(request: FastifyRequest): Operation | undefined {
  return operationOfRoute(request.routeOptions)
}

/** The operation that a route answers; undefined outside the contract. */
export function operationOfRoute({ schema }: Pick<RouteOptions, 'schema'>): Operation | undefined {
  const described: unknown = schema
  if (typeof described !== 'object' || described === null || !('operationId' in described)) return undefined
  return operationsById.get(String(described.operationId))
}
