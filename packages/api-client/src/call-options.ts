import { CancelledError, mutationOptions, type QueryKey, queryOptions } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'
import type { Send } from './create-api.ts'
import { apiOf } from './create-query-client.ts'
import type { OperationId } from './operation-id.ts'

interface QueryCall<Key extends QueryKey, Body, Data> {
  key: Key
  operation: OperationId
  send: Send<Body>
  /** What readers get of the body. */
  read: (body: Body) => Data
  /** What fills the braces of the operation's abort key. */
  names?: object
}

/** Options of a query that makes one call. */
export function queryCall<const Key extends QueryKey, Body, Data>(call: QueryCall<Key, Body, Data>) {
  return queryOptions({
    queryKey: call.key,
    queryFn: async ({ client, signal }) => {
      try {
        const body = await apiOf(client).call(call.operation, call.send, { signal, names: call.names })
        return call.read(body)
      } catch (error) {
        // Another read took its place: nothing has failed.
        if (error instanceof ApiError && error.failure.kind === 'superseded') {
          throw new CancelledError({ revert: true, silent: true })
        }
        // The body lacks what is read of it.
        if (error instanceof TypeError) throw new ApiError(call.operation, { kind: 'malformed' }, error)
        throw error
      }
    },
  })
}

interface MutationCall<Variables, Body, Data> {
  operation: OperationId
  send: (variables: Variables) => Send<Body>
  /** What the caller gets of the body. */
  read: (body: Body) => Data
  /** What fills the braces of the operation's abort key, beside the variables. */
  names?: object
  /** What is out of date once it has succeeded. */
  invalidates?: readonly QueryKey[]
}

/**
 * Options of a mutation that makes one call. What most calls answer is not shown in the specification, so that a
 * backend may answer nothing: the change has happened all the same, and the result is undefined.
 */
export function mutationCall<Variables = void, Body = unknown, Data = unknown>(
  call: MutationCall<Variables, Body, Data>,
) {
  return mutationOptions({
    mutationKey: [call.operation],
    meta: { invalidates: call.invalidates ?? [] },
    mutationFn: async (variables: Variables, { client }): Promise<Data | undefined> => {
      const names = { ...Object(variables), ...call.names }
      const body = await apiOf(client).call(call.operation, call.send(variables), { names })
      try {
        return call.read(body)
      } catch (error) {
        if (error instanceof TypeError) return undefined
        throw error
      }
    },
  })
}
