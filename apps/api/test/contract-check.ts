/** Holds every answer that a test gets to the contract. */
import contract from '@replybay/api-client/openapi.json' with { type: 'json' }
import addFormats from 'ajv-formats'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { API_PREFIX, type RawOperation } from '../src/platform/contract/contract.ts'

const METHODS = new Set(['get', 'post', 'put', 'patch', 'delete'])

interface ContractOperation extends RawOperation {
  security?: Record<string, string[]>[]
  requestBody?: { required?: boolean; content?: Record<string, unknown> }
}

export interface Route {
  method: string
  path: string
  pattern: RegExp
  operation: ContractOperation
}

const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
ajv.addSchema(contract, 'contract')

/** Every operation with its method and path, as the contract lists them. */
export const routes: readonly Route[] = Object.entries(contract.paths).flatMap(([path, item]) =>
  Object.entries(item)
    .filter(([method]) => METHODS.has(method))
    .map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      pattern: new RegExp(`^${API_PREFIX}${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
      // Sound: the server refuses to start with an operation of another shape.
      operation: operation as unknown as ContractOperation,
    })),
)

/** What can end every call: the contract describes it as `default`. */
const OF_EVERY_CALL = new Set([408, 429, 431, 500, 503, 507])

/**
 * @param type the answer's content type; only JSON is looked into.
 * @throws when the answer is not one that the contract describes.
 */
export function checkAgainstContract(
  method: string,
  url: string,
  { status, type, body }: { status: number; type: string; body: string },
): void {
  const path = url.split('?', 1)[0] ?? ''
  const name = `${method} ${path} answered ${status}`
  const route = routes.find((one) => one.method === method && one.pattern.test(path))
  const described = route && contentOf(route, status)
  if (route && !described && !isLacking(route, status)) {
    throw new Error(`${name}, which the contract lacks.`)
  }
  const [mediaType = ''] = type.split(';', 1)
  if (described && !(mediaType in described.content)) {
    throw new Error(`${name} as ${type || 'nothing'}, which the contract lacks.`)
  }
  if (mediaType !== 'application/json') return
  const validate = described ? compile(`${described.pointer}/application~1json/schema`) : problem
  if (!validate(JSON.parse(body))) throw new Error(`${name}: ${ajv.errorsText(validate.errors)}`)
}

const problem = compile('#/components/schemas/Problem')

/** Whether the server says with it that it does not have the operation: an addition, where those are off. */
function isLacking({ operation }: Route, status: number): boolean {
  return status === 404 && operation['x-addition'] !== undefined
}

interface Described {
  /** By media type; none for an answer without a body. */
  content: Record<string, unknown>
  pointer: string
}

function contentOf(route: Route, status: number): Described | undefined {
  const { responses } = route.operation
  const response: unknown =
    responses[status] ?? (OF_EVERY_CALL.has(status) ? responses['default'] : undefined)
  if (!isObject(response)) return undefined
  if (typeof response['$ref'] === 'string') {
    const content = at(contract, response['$ref'].slice(2).split('/'))['content']
    return {
      content: isObject(content) ? content : { '': undefined },
      pointer: `${response['$ref']}/content`,
    }
  }
  const path = route.path.replaceAll('~', '~0').replaceAll('/', '~1')
  return {
    content: isObject(response['content']) ? response['content'] : { '': undefined },
    pointer: `#/paths/${path}/${route.method.toLowerCase()}/responses/${status}/content`,
  }
}

function at(value: unknown, [key, ...rest]: string[]): Record<string, unknown> {
  if (!isObject(value)) throw new Error(`The contract has no ${key}.`)
  return key === undefined ? value : at(value[key], rest)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function compile(pointer: string): ValidateFunction {
  const found = ajv.getSchema(`contract${encodeURI(pointer)}`)
  if (!found) throw new Error(`The contract has no ${pointer}.`)
  return found
}

/** Compiles a schema of the contract that stands somewhere in it. */
export function compileSchema(schema: object): ValidateFunction {
  const inContract = JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"contract#/components'))
  return ajv.compile(inContract)
}
