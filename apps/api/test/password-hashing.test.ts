import { randomFill } from 'node:crypto'
import { promisify } from 'node:util'
import { signIn } from '@replybay/api-client/operations'
import { expect, test } from 'vitest'
import { hashPassword } from '../src/platform/passwords/passwords.ts'
import { newSender, sharedServer } from './test-server.ts'

const server = sharedServer()
const fill = promisify<Uint8Array, Uint8Array>(randomFill)

/** As many as run and wait, with the four threads that a process has by itself. */
const MOST = 2 + 64

test('password hashing: takes not all threads of the pool, and sends away what can not wait for its turn', async () => {
  let done = 0
  const all = Array.from({ length: MOST + 10 }, () => hashPassword('sea').then(() => done++))
  const settled = Promise.allSettled(all)
  await fill(new Uint8Array(1))
  expect(done).toBeLessThan(MOST / 2)
  const reasons = (await settled).flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  expect(done).toBe(MOST)
  expect(reasons).toHaveLength(10)
  expect(reasons[0]).toMatchObject({ code: 'overloaded', status: 503, retryAfter: 5 })
})

test('sign-in: is refused while too many passwords wait, and works again after them', async () => {
  const body = { email: 'owner@maison-lumen.example', password: 'replybay-demo' }
  const trySignIn = () => server().call(signIn, { body, from: newSender() })
  let isOver = false
  const keepBusy = async (): Promise<void> => {
    await hashPassword('sea')
    if (!isOver) await keepBusy()
  }
  const busy = Array.from({ length: MOST }, keepBusy)
  const refused = await trySignIn()
  const { statusCode } = await server().app.inject('/livez')
  isOver = true
  await Promise.all(busy)
  expect(refused).toMatchObject({ status: 503, problem: { code: 'overloaded' } })
  expect(refused.headers['retry-after']).toBe('5')
  expect(statusCode).toBe(200)
  expect((await trySignIn()).status).toBe(200)
})
