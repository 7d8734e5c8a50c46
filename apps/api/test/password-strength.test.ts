import { afterAll, expect, test } from 'vitest'
import { createPasswordStrength } from '../src/platform/passwords/password-strength.ts'

const strength = createPasswordStrength()
afterAll(() => strength.stop())

/** What is dear to look at: no word is in it, and everything may be one. */
const DEAR = 'x7Kq0ZbF1nPjv6u7wEoR9sQ3tYcA8dLkHmGi5NVeWfU4zTr2BpXy6CsJlDgMhOaQ'

test('password strength: refuses what is guessed easily, and names the field', async () => {
  await expect(strength.require('motdepasse123', [], '/body/newPassword')).rejects.toMatchObject({
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

test('password strength: goes on in another thread after one has ended', async () => {
  await strength.stop()
  await expect(strength.require('password', [])).rejects.toMatchObject({ code: 'weak-password' })
})
