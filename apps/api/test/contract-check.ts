/** Holds every answer that a test gets to the contract. */
import contract from '@replybay/api-client/openapi.json' with { type: 'json' }
import addFormats from 'ajv-formats'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'

const METHODS = new Set(['get', 'post', 'put', 'patch', 'delete'])

interface ContractOperation {
  operationId: string
  responses: Record<string, unknown>
}

interface Route {
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
      pattern: new RegExp(`^/api/v1${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
      // Sound: the server refuses to start with an operation of another shape.
      operation: operation as unknown as ContractOperation,
    })),
)

/** @throws when the answer is not one that the contract describes. */
export function checkAgainstContract(method: string, url: string, status: number, body: unknown) {
  const path = url.split('?', 1)[0] ?? ''
  const route = routes.find((one) => one.method === method && one.pattern.test(path))
  const validate = (route && validatorFor(route, status)) ?? problem
  if (status >= 200 && status < 300 && validate === problem) {
    throw new Error(`${method} ${path} answered ${status}, which the contract does not know.`)
  }
  if (!validate(body)) {
    throw new Error(`${method} ${path} ${status}: ${ajv.errorsText(validate.errors)}`)
  }
}

const problem = compile('#/components/schemas/Problem')

function validatorFor(route: Route, status: number): ValidateFunction | undefined {
  const response = route.operation.responses[String(status)]
  if (typeof response !== 'object' || response === null) return undefined
  if ('$ref' in response) return compile(`${String(response.$ref)}/content/application~1json/schema`)
  const path = route.path.replaceAll('~', '~0').replaceAll('/', '~1')
  const place = `#/paths/${path}/${route.method.toLowerCase()}/responses/${status}`
  return compile(`${place}/content/application~1json/schema`)
}

function compile(pointer: string): ValidateFunction {
  const found = ajv.getSchema(`contract${encodeURI(pointer)}`)
  if (!found) throw new Error(`The contract has no ${pointer}.`)
  return found
}
