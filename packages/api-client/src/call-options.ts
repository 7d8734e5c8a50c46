import { mutationOptions, type QueryKey, queryOptions } from '@tanstack/react-query'
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
    queryFn: async ({ client, signal }) =>
      call.read(await apiOf(client).call(call.operation, call.send, { signal, names: call.names })),
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

/** Options of a mutation that makes one call. */
export function mutationCall<Variables = void, Body = unknown, Data = unknown>(
  call: MutationCall<Variables, Body, Data>,
) {
  return mutationOptions({
    mutationKey: [call.operation],
    meta: { invalidates: call.invalidates ?? [] },
    mutationFn: async (variables: Variables, { client }) => {
      const names = { ...Object(variables), ...call.names }
      return call.read(await apiOf(client).call(call.operation, call.send(variables), { names }))
    },
  })
}
