import type { FastifyRequest } from 'fastify'
import { operationsById, type Operation } from '../contract/contract.ts'

/** The operation that a request calls; undefined outside the contract. */
export function operationOf(request: FastifyRequest): Operation | undefined {
  const schema: unknown = request.routeOptions.schema
  if (typeof schema !== 'object' || schema === null || !('operationId' in schema)) return undefined
  return operationsById.get(String(schema.operationId))
}
