import {
  CancelledError,
  type MutationKey,
  mutationOptions,
  type QueryClient,
  type QueryKey,
  queryOptions,
} from '@tanstack/react-query'
import { ApiError } from './api-error.ts'
import type { CallOptions } from './create-api.ts'
import { apiOf } from './create-query-client.ts'
import type { AnswerOf, Operation, RequestOf } from './operation.ts'

interface QueryCall<Key extends QueryKey, Op extends Operation, Data> {
  key: Key
  operation: Op
  request: RequestOf<Op>
  options?: Pick<CallOptions, 'token'>
  /** What readers get of the body. */
  read: (body: AnswerOf<Op>) => Data
  /** Whether null says that there is none; elsewhere it is a failure of the backend. @default false */
  mayBeNull?: boolean
}

/** Options of a query that makes one call. */
export function queryCall<const Key extends QueryKey, Op extends Operation, Data>(
  call: QueryCall<Key, Op, Data>,
) {
  return queryOptions({
    queryKey: call.key,
    queryFn: ({ client, signal }) => readBy(call, call.request, client, signal),
  })
}

/** What is read of a body as it is, where it has what nobody can do without: null is not empty. */
export function whole<Data extends object>(data: Data, field: keyof Data): Data {
  if (data[field] === undefined || data[field] === null) throw new TypeError(`${String(field)} is missing.`)
  return data
}

/** Makes the call of a query; a body that lacks what is read of it is malformed. */
export async function readBy<Op extends Operation, Data>(
  call: Pick<QueryCall<QueryKey, Op, Data>, 'operation' | 'options' | 'read' | 'mayBeNull'>,
  request: RequestOf<Op>,
  client: QueryClient,
  signal: AbortSignal,
): Promise<Data> {
  const { operation, options, read, mayBeNull = false } = call
  try {
    const data = read(await apiOf(client).call(operation, request, { ...options, signal }))
    if (data === undefined || (data === null && !mayBeNull))
      throw new TypeError('Nothing is read of the body.')
    return data
  } catch (error) {
    // Another read took its place: nothing has failed.
    if (error instanceof ApiError && error.failure.kind === 'superseded') {
      throw new CancelledError({ revert: true, silent: true })
    }
    throw asMalformed(operation, error)
  }
}

interface MutationCall<Variables, Op extends Operation, Data> {
  operation: Op
  /** @default the name of the operation */
  key?: MutationKey
  request: (variables: Variables) => RequestOf<Op>
  options?: (variables: Variables) => CallOptions
  /** What the caller gets of the body. */
  read: (body: AnswerOf<Op>, client: QueryClient) => Data | Promise<Data>
  /** What is out of date once it has succeeded. */
  invalidates?: readonly QueryKey[]
}

/**
 * Options of a mutation that makes one call. What most calls answer is not shown in the specification, so that a
 * backend may answer nothing: the change has happened all the same, and the result is undefined.
 */
export function mutationCall<Variables = void, Op extends Operation = Operation, Data = unknown>(
  call: MutationCall<Variables, Op, Data>,
) {
  return answeredCall<Variables, Op, Data | undefined>({
    ...call,
    read: async (body, client) => {
      try {
        return await call.read(body, client)
      } catch (error) {
        if (error instanceof TypeError) return undefined
        throw error
      }
    },
  })
}

/** Options of a mutation that is nothing without its answer: a success that lacks what is read of it has failed. */
export function answeredCall<Variables = void, Op extends Operation = Operation, Data = unknown>(
  call: MutationCall<Variables, Op, Data>,
) {
  const { operation } = call
  return mutationOptions({
    mutationKey: call.key ?? [operation.id],
    meta: { invalidates: call.invalidates ?? [] },
    mutationFn: async (variables: Variables, { client }): Promise<Data> => {
      const body = await apiOf(client).call(operation, call.request(variables), call.options?.(variables))
      try {
        return await call.read(body, client)
      } catch (error) {
        throw asMalformed(operation, error)
      }
    },
  })
}

/** The failure of a call whose body lacks what is read of it; any other error stays what it is. */
function asMalformed({ id }: Operation, error: unknown): unknown {
  return error instanceof TypeError ? new ApiError(id, { kind: 'malformed' }, error) : error
}
