import { afterAll, expect, test, vi } from 'vitest'
import { createPasswordStrength } from '../src/platform/passwords/password-strength.ts'

const strength = createPasswordStrength()
afterAll(() => strength.stop())

/** What is dear to look at: no word is in it, and everything may be one. */
const DEAR = 'x7Kq0ZbF1nPjv6u7wEoR9sQ3tYcA8dLkHmGi5NVeWfU4zTr2BpXy6CsJlDgMhOaQ'

test('password strength: refuses what is guessed easily, and names the field', async () => {
  await expect(strength.require('motdepasse123', [], { path: '/body/newPassword' })).rejects.toMatchObject({
    code: 'weak-password',
    fields: [{ path: '/body/newPassword' }],
  })
  await expect(strength.require('seven lamps hang over the sea', [])).resolves.toBeUndefined()
})

test('password strength: is never looked at on the thread that serves, which goes on meanwhile', async () => {
  await strength.require(DEAR, [])
  let turns = 0
  let isDone = false
  const count = () => {
    turns++
    if (!isDone) setImmediate(count)
  }
  setImmediate(count)
  await strength.require(DEAR, [])
  isDone = true
  expect(turns).toBeGreaterThan(100)
})

test('password strength: sends away what can not have its turn', async () => {
  const all = await Promise.allSettled(Array.from({ length: 20 }, () => strength.require('password', [])))
  const reasons = all.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  expect(reasons.filter(({ code }) => code === 'weak-password')).toHaveLength(16)
  expect(reasons.filter(({ code }) => code === 'overloaded')).toHaveLength(4)
  expect(reasons.find(({ code }) => code === 'overloaded')).toMatchObject({ status: 503, retryAfter: 5 })
})

/** How long it takes that a password is refused; in ms. */
async function timeOfAnswer(password: string): Promise<number> {
  const begun = performance.now()
  await strength.require(password, []).catch(() => {})
  return performance.now() - begun
}

/** As many as wait at most. @returns how each was refused. */
const waitAll = (choice?: { over: AbortSignal }) =>
  Promise.all(
    Array.from({ length: 16 }, () => strength.require(DEAR, [], choice).catch((error: unknown) => error)),
  )

test('password strength: one whose caller has left keeps nobody waiting', async () => {
  const one = await timeOfAnswer(DEAR)
  const left = new AbortController()
  const all = waitAll({ over: left.signal })
  left.abort()
  for (const failure of await all) expect(failure).toMatchObject({ code: 'overloaded' })
  expect(await timeOfAnswer('password')).toBeLessThan(3 * one)
})

test('password strength: one that was sent away after its time keeps nobody waiting', async () => {
  const one = await timeOfAnswer(DEAR)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const all = waitAll()
  vi.advanceTimersByTime(8_000)
  vi.useRealTimers()
  for (const failure of await all) expect(failure).toMatchObject({ code: 'overloaded' })
  expect(await timeOfAnswer('password')).toBeLessThan(3 * one)
})

test('password strength: goes on in another thread after one has ended', async () => {
  await strength.stop()
  await expect(strength.require('password', [])).rejects.toMatchObject({ code: 'weak-password' })
})
