import { appendFile, mkdir, readFile, rm } from 'node:fs/promises'
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { BrowserContext } from '@playwright/test'

const METHODS = ['get', 'post', 'put', 'patch', 'delete']
const folder = fileURLToPath(new URL('../test-results/', import.meta.url))
const log = `${folder}called-operations.log`
const repository = fileURLToPath(new URL('../../../', import.meta.url))

interface Operation {
  operationId: string
  'x-addition'?: string
}

interface Contract {
  paths: Record<string, Record<string, Operation | undefined>>
}

const contract: Contract = JSON.parse(
  readFileSync(new URL(import.meta.resolve('@replybay/api-client/openapi.json')), 'utf8'),
)
const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
  METHODS.flatMap((method) => {
    const operation = item[method]
    return operation ? [{ ...operation, method, pattern: patternOf(path) }] : []
  }),
)

/** Ids of the operations that the product documents: those that are no addition. */
export const documentedOperations: readonly string[] = operations
  .filter((operation) => !operation['x-addition'])
  .map(({ operationId }) => operationId)

const called = new Set<string>()

/** Notes each operation that the dashboard really calls. */
export function recordCalls(context: BrowserContext): void {
  context.on('request', (request) => {
    const { pathname } = new URL(request.url())
    const method = request.method().toLowerCase()
    const operation = operations.find((each) => each.method === method && each.pattern.test(pathname))
    if (operation) called.add(operation.operationId)
  })
}

/** Leaves what was noted for the end of the whole run. */
export async function keepCalls(): Promise<void> {
  await mkdir(folder, { recursive: true })
  await appendFile(log, [...called, ''].join('\n'))
}

export async function forgetCalls(): Promise<void> {
  await mkdir(folder, { recursive: true })
  await rm(log, { force: true })
}

/** What these runs and the stories of all packages have called. */
export async function calledOperations(): Promise<ReadonlySet<string>> {
  const ofStories = '{apps,packages}/*/node_modules/.cache/called-operations/*'
  const files = globSync(ofStories, { cwd: repository }).map((path) => `${repository}${path}`)
  const texts = [log, ...files].map((path) => readFile(path, 'utf8').catch(() => ''))
  const lines = (await Promise.all(texts)).flatMap((text) => text.split('\n'))
  return new Set(lines.filter((line) => line !== ''))
}

/** A fixed path comes before one with parameters, since the contract lists it first or it has more segments. */
function patternOf(path: string): RegExp {
  const source = path.replaceAll('.', String.raw`\.`).replaceAll(/\{\w+\}/g, '[^/]+')
  return new RegExp(`^/api/v1${source}$`)
}
