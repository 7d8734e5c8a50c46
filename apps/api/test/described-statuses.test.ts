import { expect, test } from 'vitest'
import { missingHandlers } from '../src/platform/contract/missing-handlers.ts'
import { checkAgainstContract, routes, type Route } from './contract-check.ts'
import { parametersOf } from './sample.ts'

const idsOf = (fits: (route: Route) => boolean) =>
  routes.filter(fits).map(({ operation }) => operation.operationId)

const without = (status: string, fits: (route: Route) => boolean) =>
  idsOf((route) => fits(route) && !(status in route.operation.responses))

const takesBody = ({ method }: Route) => method !== 'GET'
const isVisitors = ({ operation }: Route) => operation.tags.includes('visitor')
const isOpenToAll = ({ operation }: Route) => operation['x-roles'].includes('anonymous')

test('contract: an operation that reads something of the request describes 400', () => {
  expect(without('400', (route) => takesBody(route) || parametersOf(route).length > 0)).toEqual([])
})

test.each(['413', '415'])('contract: an operation that can be sent a body describes %s', (status) => {
  expect(without(status, takesBody)).toEqual([])
})

test('contract: an operation for certain people describes 401', () => {
  expect(without('401', (route) => !isOpenToAll(route))).toEqual([])
})

test('contract: an operation that another site could have called describes 403', () => {
  expect(without('403', (route) => takesBody(route) && !isVisitors(route))).toEqual([])
})

test('contract: an operation that this server lacks describes 501', () => {
  expect(
    without('501', ({ operation }) => missingHandlers.some((id) => id === operation.operationId)),
  ).toEqual([])
})

test('contract: every operation describes what can end every call', () => {
  expect(without('default', () => true)).toEqual([])
})

test('the check of answers: refuses a status that the operation does not describe', () => {
  const answer = { type: 'application/json', body: '{"code":"conflict","message":"x"}' }
  const check = (status: number) => () =>
    checkAgainstContract('GET', '/api/v1/users/info', { ...answer, status })
  expect(check(409)).toThrow('GET /api/v1/users/info answered 409, which the contract lacks.')
  expect(check(503)).not.toThrow()
})
