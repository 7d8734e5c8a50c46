/** What the server reads from the bundled contract: nothing of it is typed a second time. */
import contract from '@replybay/api-client/openapi.json' with { type: 'json' }

export type Role = 'owner' | 'admin' | 'support' | 'warehouse'

/** Who may call: a role, the holder of a conversation's token, or anybody. */
export type Caller = Role | 'visitor' | 'stranger'

export interface Operation {
  id: string
  callers: readonly Caller[]
  /** Catalogued texts by status or outcome. @see specification §8 */
  errorMessages: Readonly<Record<string, string>>
  /** The status of its success. */
  success: number
  /** Whether a call without a body does not fit. */
  needsBody: boolean
}

interface RawOperation {
  operationId: string
  'x-roles': Caller[]
  'x-error-messages': Record<string, string>
  requestBody?: { required?: boolean }
  responses: Record<string, unknown>
}

const METHODS = new Set(['get', 'post', 'put', 'patch', 'delete'])

export const API_PREFIX = '/api/v1'

/** A copy: the library that binds routes to it may write into it. */
export function readContract(): object {
  return structuredClone(contract)
}

/** Every operation of the contract, by its id. */
export const operationsById: ReadonlyMap<string, Operation> = new Map(
  Object.values(contract.paths)
    .flatMap((item) => Object.entries(item).filter(([method]) => METHODS.has(method)))
    // Sound: `redocly lint` and the contract's own tests hold every operation to this shape.
    .map(([, raw]) => raw as unknown as RawOperation)
    .map((raw) => [raw.operationId, readOperation(raw)]),
)

function readOperation(raw: RawOperation): Operation {
  const success = Object.keys(raw.responses).find((status) => status.startsWith('2'))
  if (!success || !raw['x-roles'] || !raw['x-error-messages']) {
    throw new Error(`${raw.operationId} lacks a success, x-roles or x-error-messages.`)
  }
  return {
    id: raw.operationId,
    callers: raw['x-roles'],
    errorMessages: raw['x-error-messages'],
    success: Number(success),
    needsBody: raw.requestBody?.required === true,
  }
}
