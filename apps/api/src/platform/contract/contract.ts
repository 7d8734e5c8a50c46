/** What the server reads from the bundled contract: nothing of it is typed a second time. */
import type { components } from '@replybay/api-client'
import bundle from '@replybay/api-client/openapi.json' with { type: 'json' }
import { type FormShape, formShapeOf } from './form-shape.ts'
import { resolveReference, type Schema } from './schema.ts'

type Schemas = components['schemas']

export type Role = Schemas['Role']

/** What a person may do beside what the role says. */
export type Right = keyof NonNullable<Schemas['User']['permissions']>

/** What is switched on or off for a company. */
export type AccountFeature = keyof NonNullable<Schemas['User']['features']>

/** Who may call: a role, the holder of a token of a conversation, an order or a password reset, or anybody. */
export type Caller = Role | 'visitor' | 'customer' | 'reset' | 'anonymous'

export interface Operation {
  id: string
  callers: readonly Caller[]
  /** Of which a person needs one beside the role; none where there are none. */
  rights: readonly Right[]
  /** Which has to be switched on for the company. */
  feature: AccountFeature | undefined
  /** Whether a suspended company can still do it. */
  isForSuspended: boolean
  /** Catalogued texts by status or outcome. @see specification §8 */
  errorMessages: Readonly<Record<string, string>>
  /** The status of its success. */
  success: number
  /** Whether a call without a body does not fit. */
  needsBody: boolean
  /** Whether its success is a stream of events, which goes on for minutes. */
  isStream: boolean
  /** How its form may look; nothing if it takes none. */
  form: FormShape | undefined
  /** Media types of its body; none if it has no body. */
  bodyTypes: readonly string[]
  tag: string
  /** Why it is there, if the documented product does not have it. */
  addition: string | undefined
  parameters: readonly Parameter[]
}

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  /** Why it is there, if the documented product does not have it. */
  'x-addition'?: string
}

/** An OpenAPI document, as far as the server looks into it. */
export interface ContractDocument {
  paths: Record<string, Record<string, RawOperation>>
  components: { parameters?: Record<string, Parameter>; schemas?: Record<string, object> }
}

export interface RawOperation {
  operationId: string
  tags: string[]
  'x-roles': Caller[]
  'x-right'?: Right | Right[]
  'x-feature'?: AccountFeature
  'x-while-suspended'?: boolean
  'x-error-messages': Record<string, string>
  'x-addition'?: string
  'x-max-file-bytes'?: number
  'x-max-form-bytes'?: number
  parameters?: (Parameter | { $ref: string })[]
  requestBody?: { required?: boolean; content?: object }
  responses: Record<string, DescribedResponse>
}

interface DescribedResponse {
  $ref?: string
  content?: Record<string, { schema?: Schema }>
}

const METHODS = new Set(['get', 'post', 'put', 'patch', 'delete'])

export const API_PREFIX = '/api/v1'

/** The whole contract. A copy: the libraries that it is given to may write into it. */
export function readContract(): ContractDocument {
  // Sound: `redocly lint` and the contract's own tests hold it to this shape.
  return structuredClone(bundle) as unknown as ContractDocument
}

/** Every operation of a contract, by its id. */
export function operationsOf(document: ContractDocument): ReadonlyMap<string, Operation> {
  return new Map(
    rawOperationsOf(document).map((raw) => [raw.operationId, readOperation(raw, document)] as const),
  )
}

/** The operations as they are written in the contract, to look at or to change. */
export function rawOperationsOf(document: ContractDocument): RawOperation[] {
  return Object.values(document.paths).flatMap((item) =>
    Object.entries(item)
      .filter(([method]) => METHODS.has(method))
      .map(([, raw]) => raw),
  )
}

/** A parameter itself, also where the contract names it from elsewhere. */
export function parameterOf(entry: Parameter | { $ref: string }, document: ContractDocument): Parameter {
  // Sound: `redocly lint` holds that a parameter refers to nothing else.
  return '$ref' in entry ? (resolveReference(entry.$ref, document) as Parameter) : entry
}

/** The schema of the answer to a call that succeeds; none where it is not JSON. */
export function answerSchemaOf(raw: RawOperation, document: ContractDocument): Schema | undefined {
  const [, response] = Object.entries(raw.responses).find(([status]) => status.startsWith('2')) ?? []
  // Sound: `redocly lint` holds that a response refers to nothing else.
  const { content } = response?.$ref
    ? (resolveReference(response.$ref, document) as DescribedResponse)
    : (response ?? {})
  return content?.['application/json']?.schema
}

/** Every operation of the whole contract, by its id. */
export const operationsById = operationsOf(readContract())

function readOperation(raw: RawOperation, document: ContractDocument): Operation {
  const success = Object.keys(raw.responses).find((status) => status.startsWith('2'))
  const [tag] = raw.tags
  if (!success || !tag || !raw['x-roles'] || !raw['x-error-messages']) {
    throw new Error(`${raw.operationId} lacks a success, a tag, x-roles or x-error-messages.`)
  }
  return {
    id: raw.operationId,
    callers: raw['x-roles'],
    rights: [raw['x-right'] ?? []].flat(),
    feature: raw['x-feature'],
    isForSuspended: raw['x-while-suspended'] === true,
    errorMessages: raw['x-error-messages'],
    success: Number(success),
    needsBody: raw.requestBody?.required === true,
    isStream: Object.keys(raw.responses[success]?.content ?? {}).at(0) === 'text/event-stream',
    form: formShapeOf(raw, document),
    bodyTypes: Object.keys(raw.requestBody?.content ?? {}),
    tag,
    addition: raw['x-addition'],
    parameters: (raw.parameters ?? []).map((entry) => parameterOf(entry, document)),
  }
}
