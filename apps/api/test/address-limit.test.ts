import { expect, test } from 'vitest'
import { createAddressLimit } from '../src/platform/rate-limits/address-limit.ts'
import { sharedServer } from './test-server.ts'

const server = sharedServer()

function limitOf(name: string, delay: (ms: number) => Promise<unknown>) {
  const challenged: string[] = []
  const challenge = async (sender: string) => void challenged.push(sender)
  const options = { name, each: 2, together: 3, windowMs: 60_000, challenge, delay }
  return { limit: createAddressLimit(server().database, options), challenged }
}

test('address limit: refuses one sender, and slows many down by up to ten seconds', async () => {
  const delays: number[] = []
  const { limit, challenged } = limitOf('slow', async (ms) => delays.push(ms))
  for (const sender of ['a', 'a', 'b']) await limit.take('lou@x.example', sender)
  await expect(limit.take('lou@x.example', 'a')).rejects.toMatchObject({ code: 'too-many-requests' })
  expect(delays).toEqual([])
  for (let number = 0; number < 12; number++) await limit.take('lou@x.example', `c${number}`)
  expect(delays.slice(0, 3)).toEqual([1_000, 2_000, 3_000])
  expect(delays.at(-1)).toBe(10_000)
  expect(challenged).toHaveLength(12)
  await limit.take('other@x.example', 'a')
  expect(delays).toHaveLength(12)
})

test('address limit: a success lets all senders begin anew', async () => {
  const delays: number[] = []
  const { limit } = limitOf('anew', async (ms) => delays.push(ms))
  for (const sender of ['a', 'a', 'b', 'c']) await limit.take('lou@x.example', sender)
  await limit.forget('lou@x.example', 'a')
  await limit.take('lou@x.example', 'a')
  expect(delays).toEqual([1_000])
})

test('address limit: a captcha that is not passed is no attempt', async () => {
  const options = { name: 'asked', each: 9, together: 1, windowMs: 60_000 }
  const challenge = () => Promise.reject(new Error('not passed'))
  const delays: number[] = []
  const delay = async (ms: number) => delays.push(ms)
  const limit = createAddressLimit(server().database, { ...options, challenge, delay })
  await limit.take('lou@x.example', 'a')
  await expect(limit.take('lou@x.example', 'a')).rejects.toThrow('not passed')
  expect(delays).toEqual([])
})

test('address limit: holds back fifty attempts at an address at a time, and others’ owners are not sent away', async () => {
  const gate = Promise.withResolvers<void>()
  const { limit } = limitOf('full', () => gate.promise)
  const addresses = ['lou@x.example', 'mia@x.example']
  for (const address of addresses) for (const sender of ['a', 'b', 'c']) await limit.take(address, sender)
  const held = Array.from({ length: 51 }, (_, number) => limit.take('lou@x.example', `s${number}`))
  const refused = await Promise.race(held.map((one) => one.catch((error: unknown) => error)))
  expect(refused).toMatchObject({ code: 'too-many-requests', retryAfter: 10 })
  const other = limit.take('mia@x.example', 'd')
  gate.resolve()
  await expect(other).resolves.toBeUndefined()
  const ends = await Promise.allSettled(held)
  expect(ends.filter(({ status }) => status === 'rejected')).toHaveLength(1)
})

test('address limit: holds back two hundred attempts in all, and sends more away', async () => {
  const gate = Promise.withResolvers<void>()
  let onHeld = () => {}
  const { limit } = limitOf('crowded', () => {
    onHeld()
    return gate.promise
  })
  const attempts: Promise<void>[] = []
  for (const address of ['u1', 'u2', 'u3', 'u4', 'u5']) {
    for (const sender of ['a', 'b', 'c']) await limit.take(address, sender)
  }
  for (let number = 0; number < 200; number++) {
    const held = Promise.withResolvers<void>()
    onHeld = held.resolve
    attempts.push(limit.take(`u${1 + (number % 4)}`, `s${number}`))
    await held.promise
  }
  await expect(limit.take('u5', 'd')).rejects.toMatchObject({ code: 'too-many-requests' })
  gate.resolve()
  await Promise.all(attempts)
})
