import { expect, test } from 'vitest'
import { operationsById } from '../src/contract.ts'
import { routes } from './contract-check.ts'
import { sharedServer } from './test-server.ts'

const server = sharedServer()
const roles = ['owner', 'admin', 'support', 'warehouse'] as const
const named = routes.map(({ method, path, operation }) => ({
  id: operation.operationId,
  method,
  url: path.replaceAll(/\{\w+\}/g, 'no-such-id'),
  callers: operationsById.get(operation.operationId)?.callers ?? [],
}))
const guarded = named.filter((operation) => !operation.callers.includes('stranger'))
// Signing out ends the session that the other cases use.
const tried = guarded.filter((operation) => operation.id !== 'signOut')

test.each(guarded)('$id is closed to strangers', async ({ method, url }) => {
  const answer = await server().call(method, url)
  expect(answer).toMatchObject({ status: 401, problem: { code: 'unauthorized' } })
})

test.each(guarded)('$id is closed to a token that nobody got', async ({ method, url }) => {
  expect((await server().call(method, url, { token: 'rb_s_guess' })).status).toBe(401)
})

test.each(roles.flatMap((role) => tried.map((operation) => ({ role, ...operation }))))(
  '$id takes $role only if the contract names the role',
  async ({ role, method, url, callers }) => {
    const token = await server().tokenOf(role)
    const { status } = await server().call(method, url, { token })
    if (callers.includes('visitor')) expect(status).toBe(401)
    else if (callers.includes(role)) expect([200, 400, 404, 501]).toContain(status)
    else expect(status).toBe(403)
  },
)

test.each(tried.filter((operation) => !operation.callers.includes('visitor')))(
  '$id is closed to a visitor',
  async ({ method, url }) => {
    const { visitorToken } = await server().openTicket()
    expect((await server().call(method, url, { token: visitorToken })).status).toBe(401)
  },
)
