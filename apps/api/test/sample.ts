/** Requests as the contract's examples say them; from the schema where there is no example. */
import contract from '@replybay/api-client/openapi.json' with { type: 'json' }
import { parameterOf, type Parameter } from '../src/platform/contract/contract.ts'
import type { Route } from './contract-check.ts'
import { resolveSchema, type Schema } from './schema.ts'

interface MediaType {
  schema: Schema
  example?: unknown
  examples?: Record<string, { value: unknown }>
}

/** Which id stands for the parameter of that name; undefined leaves the example. */
export type IdOf = (name: string) => string | undefined

export interface SampleRequest {
  url: string
  body?: unknown
  /** For a body that is not JSON. */
  headers?: Record<string, string>
}

const ID = '#/components/schemas/Id'
const noIds: IdOf = () => undefined

/** One request of an operation, with every id in it chosen by `idOf`. */
export function sampleRequest(route: Route, idOf: IdOf = noIds): SampleRequest {
  const query = parametersOf(route)
    .filter((one) => one.in === 'query' && (one.required || isId(one.schema, one.name)))
    .map((one) => [one.name, String(sampleParameter(one, idOf))])
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const parameter = parametersOf(route).find((one) => one.in === 'path' && one.name === name)
    return encodeURIComponent(String(parameter && sampleParameter(parameter, idOf)))
  })
  const url = path + (query.length > 0 ? `?${new URLSearchParams(query)}` : '')
  const [type, media] = mediaOf(route) ?? []
  if (!type || !media) return { url }
  const body = sampleBody(media, idOf)
  return type === 'application/json' ? { url, body } : { url, ...encodeBody(type, body) }
}

/** A form, or plain bytes. */
function encodeBody(type: string, body: unknown): Required<Omit<SampleRequest, 'url'>> {
  if (type !== 'multipart/form-data') return { body: String(body), headers: { 'content-type': type } }
  const parts = Object.entries(Object(body)).flatMap(([name, values]) =>
    [values].flat().map((value) => `--part\r\n${disposition(name, value)}\r\n\r\n${String(value)}\r\n`),
  )
  const headers = { 'content-type': 'multipart/form-data; boundary=part' }
  return { body: `${parts.join('')}--part--\r\n`, headers }
}

/** The examples write bytes as "(the bytes of name.pdf)". */
function disposition(name: string, value: unknown): string {
  const file = /^\(the bytes of (.+)\)$/.exec(String(value))?.[1]
  return `Content-Disposition: form-data; name="${name}"${file ? `; filename="${file}"` : ''}`
}

/** The names of the ids that a request carries: in its path, its query or its body. */
export function idsOf(route: Route): string[] {
  const names = new Set<string>()
  sampleRequest(route, (name) => {
    names.add(name)
    return undefined
  })
  return [...names]
}

type SchemaParameter = Parameter & { schema: Schema; example?: unknown }

export function parametersOf(route: Route): SchemaParameter[] {
  // Sound: every parameter of the contract has a schema; `redocly lint` holds it to that.
  return (route.operation.parameters ?? []).map((entry) => parameterOf(entry, contract as never)) as never
}

/** The body's type and description; undefined for an operation without one. */
export function mediaOf({ operation }: Route): [string, MediaType] | undefined {
  const content = operation.requestBody?.content ?? {}
  return Object.entries(content as Record<string, MediaType>)[0]
}

function sampleParameter({ name, schema, example }: SchemaParameter, idOf: IdOf): unknown {
  return sample(schema, example, name, idOf)
}

function sampleBody({ schema, example, examples }: MediaType, idOf: IdOf): unknown {
  return sample(schema, example ?? Object.values(examples ?? {})[0]?.value, 'body', idOf)
}

/** @param given what the example says of this place. */
function sample(schema: Schema, given: unknown, name: string, idOf: IdOf): unknown {
  if (!schema.items && isId(schema, name)) {
    return idOf(name) ?? given ?? exampleOf(schema.$ref ? resolveSchema(schema) : schema)
  }
  if (schema.$ref) return sample(resolveSchema(schema), given, name, idOf)
  if (schema.allOf) {
    return Object.assign({}, ...schema.allOf.map((part) => sample(part, given, name, idOf)))
  }
  const known = given ?? exampleOf(schema)
  const [choice] = schema.oneOf ?? schema.anyOf ?? []
  if (choice) return known ?? sample(choice, undefined, name, idOf)
  if (schema.properties) return sampleObject(schema, known, idOf)
  if (schema.items) return sampleList(schema.items, known, name, idOf)
  return known ?? sampleLeaf(schema)
}

function sampleObject({ properties = {}, required = [] }: Schema, given: unknown, idOf: IdOf) {
  const known = (given ?? {}) as Record<string, unknown>
  const entries = Object.entries(properties)
    .filter(([name, schema]) => name in known || required.includes(name) || isId(schema, name))
    .map(([name, schema]) => [name, sample(schema, known[name], name, idOf)])
  return { ...known, ...Object.fromEntries(entries) }
}

function sampleList(items: Schema, given: unknown, name: string, idOf: IdOf): unknown[] {
  const entries: unknown[] = Array.isArray(given) && given.length > 0 ? given : [undefined]
  return entries.map((entry) => sample(items, entry, name, idOf))
}

function sampleLeaf({ type, format, minimum, minLength }: Schema): unknown {
  const [kind] = Array.isArray(type) ? type : [type]
  if (kind === 'boolean') return true
  if (kind === 'integer' || kind === 'number') return minimum ?? 1
  if (kind === 'object') return {}
  if (kind !== 'string') return null
  if (format === 'date-time') return '2026-05-04T09:00:00.000Z'
  if (format === 'date') return '2026-05-04'
  if (format === 'email') return 'somebody@shop.example'
  if (format === 'uri') return 'https://shop.example'
  return 'Lamp'.padEnd(minLength ?? 0, '.')
}

function exampleOf(schema: Schema): unknown {
  return schema.const ?? schema.examples?.[0] ?? schema.example ?? schema.default ?? schema.enum?.[0]
}

/** One that is null in order to name nothing is known by its own name. */
function isId({ $ref, type, items }: Schema, name: string): boolean {
  return $ref === ID || items?.$ref === ID || (name.endsWith('Id') && [type].flat().includes('null'))
}
