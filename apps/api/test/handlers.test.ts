import { expect, test } from 'vitest'
import { operationsById } from '../src/platform/contract/contract.ts'
import { checkHandlers } from '../src/platform/http/check-handlers.ts'
import { missingHandlers } from '../src/platform/contract/missing-handlers.ts'
import { routes } from './contract-check.ts'
import { sharedServer } from './test-server.ts'

const server = sharedServer()
const check = (handled: string[], missing: string[]) => () => checkHandlers(['one', 'two'], handled, missing)

test('handlers: every operation has one, or is listed as missing', () => {
  expect(check(['one'], ['two'])).not.toThrow()
  expect(check(['one', 'two'], [])).not.toThrow()
  expect(check([], ['two', 'one'])).not.toThrow()
})

test.each([
  ['an operation without either', ['one'], [], 'two has no handler and is not listed as missing.'],
  ['a line that is not needed', ['one', 'two'], ['two'], 'two is listed as missing, but handled.'],
  ['a line for nothing', ['one', 'two'], ['three'], 'three is listed as missing, but unknown.'],
  ['a line twice', ['one'], ['two', 'two'], 'two is listed as missing twice.'],
  ['a handler for nothing', ['one', 'two', 'three'], [], 'The contract has no operation three.'],
])('handlers: the server does not start with %s', (_what, handled, missing, message) => {
  expect(check(handled, missing)).toThrow(message)
})

test.runIf(missingHandlers.length > 0)(
  'missing operation: says so, but only to callers who may call it',
  async () => {
    const id = missingHandlers.find((one) => {
      const callers = operationsById.get(one)?.callers ?? []
      return callers.includes('owner') && !callers.includes('warehouse')
    })
    const route = routes.find((one) => one.operation.operationId === id)
    if (!route) return
    const path = route.path.replaceAll(/\{\w+\}/g, 'no-such-id')
    const callAs = (as?: string) => server().request(route.method, path, { as })
    expect((await callAs()).status).toBe(401)
    expect((await callAs('warehouse')).status).toBe(403)
    expect(await callAs('owner')).toMatchObject({
      status: 501,
      problem: { code: 'not-implemented', message: 'This server doesn’t support this call yet.' },
    })
  },
)
