/**
 * Generates from the bundled contract what api-client and its users are typed by:
 * the schema, the error catalogue, and the limits of single operations.
 * With `--check` it writes nothing, and fails where the files differ.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import openapiTS, { astToString, type OpenAPI3, type SchemaObject } from 'openapi-typescript'
import ts from 'typescript'

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const

interface Operation {
  operationId: string
  'x-error-messages'?: Record<string, string>
  'x-timeout-ms'?: number
  'x-abort-key'?: string
}

const contractUrl = new URL(import.meta.resolve('@replybay/openapi/openapi.json'))
const contract = JSON.parse(await readFile(contractUrl, 'utf8')) as OpenAPI3
const paths = (contract.paths ?? {}) as Record<string, Record<string, unknown>>
const operations = Object.values(paths).flatMap((item) =>
  METHODS.flatMap((method) => (item[method] ? [item[method] as Operation] : [])),
)

const header = '// Generated from openapi/ by `pnpm --filter @replybay/api-client generate`. Do not edit.\n\n'
const literal = (value: unknown) => JSON.stringify(value, null, 2)

const catalogue = Object.fromEntries(
  operations.map((operation) => [operation.operationId, operation['x-error-messages'] ?? {}]),
)
const limits = Object.fromEntries(
  operations.flatMap((operation) => {
    const timeoutMs = operation['x-timeout-ms']
    const abortKey = operation['x-abort-key']
    return timeoutMs || abortKey ? [[operation.operationId, { timeoutMs, abortKey }]] : []
  }),
)

const files = {
  'schema.ts': astToString(await openapiTS(contract, { alphabetize: true, transform: binaryAsBlob })),
  'error-catalogue.ts': `/** The catalogued English (US) texts, by operation, then by status or outcome. @see specification §8 */\nexport const errorCatalogue = ${literal(catalogue)} as const\n`,
  'operation-limits.ts': `export interface OperationLimits {\n  /** How long a call may take, in ms. */\n  timeoutMs?: number\n  /** A newer call with the same key cancels the older one. */\n  abortKey?: string\n}\n\n/** Operations that have a time limit or cancel one another. @see specification §4, §9 */\nexport const operationLimits: Readonly<Record<string, OperationLimits>> = ${literal(limits)}\n`,
}

const target = new URL('../src/generated/', import.meta.url)
const isCheck = process.argv.includes('--check')
await mkdir(target, { recursive: true })
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
