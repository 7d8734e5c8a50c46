import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { routes } from './contract-check.ts'

const folder = new URL('../', import.meta.url)
const PAIR = /'(GET|POST|PUT|PATCH|DELETE)',\s*(['"`])(\/.*?)\2/g

/** The operation to which a method and the text of an address lead, if there is one. */
function operationAt(method: string, address: string): string | undefined {
  const path = address.replaceAll(/\$\{[^}]*\}/g, 'x').split('?', 1)[0]
  const route = routes.find((one) => one.method === method && one.pattern.test(`/api/v1${path}`))
  return route?.operation.operationId
}

test('operations: are called by their constants, never by a method and an address written by hand', () => {
  const sources = ['src', 'test'].flatMap((name) =>
    readdirSync(new URL(`${name}/`, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts'))
      .map((path) => `${name}/${path}`),
  )
  const pairs = sources.flatMap((source) =>
    [...readFileSync(new URL(source, folder), 'utf8').matchAll(PAIR)].flatMap(([, method, , address]) => {
      const operation = operationAt(method ?? '', address ?? '')
      return operation ? [`${source}: ${method} ${address} is ${operation}`] : []
    }),
  )
  expect(pairs).toEqual([])
})
