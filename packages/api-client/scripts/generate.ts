/**
 * Generates from the bundled contract what api-client and its users are typed by:
 * the schema, the error catalogue, a constant for each operation, and the limits of what is sent.
 * With `--check` it writes nothing, and fails where the files differ.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import openapiTS, { astToString, type OpenAPI3, type SchemaObject } from 'openapi-typescript'
import ts from 'typescript'

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const

interface Reference {
  $ref: string
}

interface Content {
  content?: Record<string, unknown>
}

interface Operation {
  operationId: string
  tags: [string]
  summary: string
  requestBody?: Content
  responses: Record<string, Content | Reference>
  'x-error-messages'?: Record<string, string>
  'x-timeout-ms'?: number
  'x-max-file-bytes'?: number
  'x-abort-key'?: string
  'x-read-as'?: 'blob'
}

const contractUrl = new URL(import.meta.resolve('@replybay/openapi/openapi.json'))
const contract = JSON.parse(await readFile(contractUrl, 'utf8')) as OpenAPI3
const paths = (contract.paths ?? {}) as Record<string, Record<string, unknown>>
const calls = Object.entries(paths).flatMap(([path, item]) =>
  METHODS.flatMap((method) => (item[method] ? [{ path, method, operation: item[method] as Operation }] : [])),
)

const header = '// Generated from openapi/ by `pnpm --filter @replybay/api-client generate`. Do not edit.\n\n'
const literal = (value: unknown) => JSON.stringify(value, null, 2)

const catalogue = Object.fromEntries(
  calls.map(({ operation }) => [operation.operationId, operation['x-error-messages'] ?? {}]),
)

const files = {
  'schema.ts': astToString(await openapiTS(contract, { alphabetize: true, transform: binaryAsBlob })),
  'error-catalogue.ts': `/** The catalogued English (US) texts, by operation, then by status or outcome. @see specification §8 */\nexport const errorCatalogue = ${literal(catalogue)} as const\n`,
  'limits.ts': limitsFile(),
  ...operationFiles(),
}

const target = new URL('../src/generated/', import.meta.url)
const isCheck = process.argv.includes('--check')
await mkdir(new URL('operations/', target), { recursive: true })
for (const [name, text] of Object.entries(files)) {
  const file = new URL(name, target)
  if (!isCheck) await writeFile(file, header + text)
  else if ((await readFile(file, 'utf8')) !== header + text) {
    console.error(`src/generated/${name} is not what openapi/ says: run pnpm openapi:generate.`)
    process.exitCode = 1
  }
}

/** Bytes are a Blob in a browser, not a string. */
function binaryAsBlob({ format }: SchemaObject): ts.TypeNode | undefined {
  return format === 'binary' ? ts.factory.createTypeReferenceNode('Blob') : undefined
}

/** A file for each tag, so that a page which uses a tag loads no other, and one that names them all. */
function operationFiles(): Record<string, string> {
  const byTag = Map.groupBy(calls, ({ operation }) => operation.tags[0])
  const constants = [...byTag].map(([tag, ofTag]) => [
    `operations/${tag}.ts`,
    `import type { Operation } from '../../operation.ts'\n\n${ofTag.map(constantOf).join('\n')}`,
  ])
  const exports = [...byTag].map(([tag, ofTag]) => {
    const ids = ofTag.map(({ operation }) => `  ${operation.operationId},\n`)
    return `export {\n${ids.join('')}} from './operations/${tag}.ts'\n`
  })
  return { ...Object.fromEntries(constants), 'operations.ts': exports.join('') }
}

/** Data without a call around it, so that a bundler leaves out the operations that a page does not use. */
function constantOf({ path, method, operation }: (typeof calls)[number]): string {
  const { operationId: id, summary, requestBody } = operation
  const constant = {
    id,
    // What many operations have alike stands together, so that it compresses well.
    method,
    body: bodyKind(requestBody),
    answer: operation['x-read-as'] ?? answerKind(operation),
    path,
    timeoutMs: operation['x-timeout-ms'],
    abortKey: operation['x-abort-key'],
  }
  const type = `Operation<${JSON.stringify(id)}>`
  return `/** ${summary} */\nexport const ${id} = ${literal(constant)} as const satisfies ${type}\n`
}

/** A constant for each schema that bounds something, so that a bundler leaves out what a page does not use. */
function limitsFile(): string {
  const schemas = (contract.components?.schemas ?? {}) as Record<string, BoundedSchema>
  const constants = Object.entries(schemas).flatMap(([name, schema]) => {
    const own = mostOf(schema)
    if (own !== undefined) return [`export const ${constantName(name)}Limit = ${own}\n`]
    const fields = Object.entries(schema.properties ?? {})
      .map(([field, { $ref, ...of }]) => [field, mostOf($ref ? (schemas[refName($ref)] ?? of) : of)])
      .filter(([, most]) => most !== undefined)
    if (fields.length === 0) return []
    const limits = literal(Object.fromEntries(fields))
    return [`export const ${constantName(name)}Limits = ${limits} as const\n`]
  })
  const words =
    '/** The most that the contract takes of each: characters of a text, entries of a list, or the number itself. */'
  const ofFiles = calls.flatMap(({ operation: { operationId, 'x-max-file-bytes': most } }) =>
    most === undefined
      ? []
      : [
          `/** The most that a file of this call may hold, in bytes. */\nexport const ${operationId}FileLimit = ${most}\n`,
        ],
  )
  return [words, ...constants, ...ofFiles].join('\n')
}

interface BoundedSchema extends Partial<Reference> {
  maxLength?: number
  maxItems?: number
  maximum?: number
  properties?: Record<string, BoundedSchema>
}

function mostOf({ maxLength, maxItems, maximum }: BoundedSchema): number | undefined {
  return maxLength ?? maxItems ?? maximum
}

function constantName(schema: string): string {
  return schema.charAt(0).toLowerCase() + schema.slice(1)
}

function refName(ref: string): string {
  return ref.replace('#/components/schemas/', '')
}

function bodyKind(requestBody: Content | undefined): 'json' | 'form' | 'none' {
  if (!requestBody?.content) return 'none'
  return 'multipart/form-data' in requestBody.content ? 'form' : 'json'
}

function answerKind({ operationId, responses }: Operation): 'json' | 'stream' | 'blob' {
  const [status = ''] = Object.keys(responses).filter((each) => each.startsWith('2'))
  const response = responses[status]
  if (!response) throw new Error(`${operationId} has no success.`)
  const types = Object.keys(resolved(response).content ?? { 'application/json': {} })
  if (types.includes('application/json')) return 'json'
  return types.includes('text/event-stream') ? 'stream' : 'blob'
}

function resolved(response: Content | Reference): Content {
  if (!('$ref' in response)) return response
  const name = response.$ref.replace('#/components/responses/', '')
  return (contract.components?.responses?.[name] ?? {}) as Content
}
