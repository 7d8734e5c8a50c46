import { expect, test } from 'vitest'
import { createAddressLimit } from '../src/platform/rate-limits/address-limit.ts'
import { createKnownDevices } from '../src/platform/rate-limits/known-devices.ts'
import { sharedServer } from './test-server.ts'

const server = sharedServer()

function limitOf(name: string, delay: (ms: number) => Promise<unknown>) {
  const challenged: string[] = []
  const challenge = async (sender: string) => void challenged.push(sender)
  const options = { name, each: 2, together: 3, windowMs: 60_000, challenge, delay }
  return { limit: createAddressLimit(server().database, options), challenged }
}

/** Senders of as many networks. */
const from = (number: number) => ({ sender: `10.${number}.0.1` })

test('address limit: refuses one sender, and slows many down by up to ten seconds', async () => {
  const delays: number[] = []
  const { limit, challenged } = limitOf('slow', async (ms) => delays.push(ms))
  for (const sender of ['a', 'a', 'b']) await limit.take('lou@x.example', { sender })
  await expect(limit.take('lou@x.example', { sender: 'a' })).rejects.toMatchObject({
    code: 'too-many-requests',
  })
  expect(delays).toEqual([])
  for (let number = 0; number < 12; number++) await limit.take('lou@x.example', { sender: `c${number}` })
  expect(delays.slice(0, 3)).toEqual([1_000, 2_000, 3_000])
  expect(delays.at(-1)).toBe(10_000)
  expect(challenged).toHaveLength(12)
  await limit.take('other@x.example', { sender: 'a' })
  expect(delays).toHaveLength(12)
})

test('address limit: a success lets all senders begin anew', async () => {
  const delays: number[] = []
  const { limit } = limitOf('anew', async (ms) => delays.push(ms))
  for (const sender of ['a', 'a', 'b', 'c']) await limit.take('lou@x.example', { sender })
  await limit.forget('lou@x.example', { sender: 'a' })
  await limit.take('lou@x.example', { sender: 'a' })
  expect(delays).toEqual([1_000])
})

test('address limit: a captcha that is not passed is no attempt', async () => {
  const options = { name: 'asked', each: 9, together: 1, windowMs: 60_000 }
  const challenge = () => Promise.reject(new Error('not passed'))
  const delays: number[] = []
  const delay = async (ms: number) => delays.push(ms)
  const limit = createAddressLimit(server().database, { ...options, challenge, delay })
  await limit.take('lou@x.example', { sender: 'a' })
  await expect(limit.take('lou@x.example', { sender: 'a' })).rejects.toThrow('not passed')
  expect(delays).toEqual([])
})

test('address limit: holds back fifty attempts at an address at a time, and others’ owners are not sent away', async () => {
  const gate = Promise.withResolvers<void>()
  const { limit } = limitOf('full', () => gate.promise)
  const addresses = ['lou@x.example', 'mia@x.example']
  for (const address of addresses) for (const sender of ['a', 'b', 'c']) await limit.take(address, { sender })
  const held = Array.from({ length: 51 }, (_, number) => limit.take('lou@x.example', from(number)))
  const refused = await Promise.race(held.map((one) => one.catch((error: unknown) => error)))
  expect(refused).toMatchObject({ code: 'too-many-requests', retryAfter: 10 })
  const other = limit.take('mia@x.example', { sender: 'd' })
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
    for (const sender of ['a', 'b', 'c']) await limit.take(address, { sender })
  }
  for (let number = 0; number < 200; number++) {
    const held = Promise.withResolvers<void>()
    onHeld = held.resolve
    attempts.push(limit.take(`u${1 + (number % 4)}`, from(number)))
    await held.promise
  }
  await expect(limit.take('u5', { sender: 'd' })).rejects.toMatchObject({ code: 'too-many-requests' })
  gate.resolve()
  await Promise.all(attempts)
})

test('address limit: a network holds ten of the places at an address, others the rest', async () => {
  const gate = Promise.withResolvers<void>()
  const { limit } = limitOf('network', () => gate.promise)
  for (const sender of ['a', 'b', 'c']) await limit.take('lou@x.example', { sender })
  const senders = Array.from({ length: 11 }, (_, number) => `2001:db8:7:${number}::/64`)
  const held = senders.map((sender) => limit.take('lou@x.example', { sender }))
  const refused = await Promise.race(held.map((one) => one.catch((error: unknown) => error)))
  expect(refused).toMatchObject({ code: 'too-many-requests', retryAfter: 10 })
  const [near, far] = ['198.51.100.7', '198.51.100.8'].map((sender) =>
    limit.take('lou@x.example', { sender }),
  )
  gate.resolve()
  await expect(Promise.all([near, far])).resolves.toHaveLength(2)
  expect((await Promise.allSettled(held)).filter(({ status }) => status === 'rejected')).toHaveLength(1)
})

test('address limit: a browser that signed in to the address before is neither slowed down nor sent away by others', async () => {
  const gate = Promise.withResolvers<void>()
  const { limit, challenged } = limitOf('known', () => gate.promise)
  const device = await createKnownDevices(server().database).remember('lou@x.example')
  for (let number = 0; number < 3; number++) await limit.take('lou@x.example', from(number))
  const held = Array.from({ length: 51 }, (_, number) => limit.take('lou@x.example', from(number + 3)))
  await Promise.race(held.map((one) => one.catch((error: unknown) => error)))
  const known = { sender: '10.0.0.1', device }
  const asked = challenged.length
  for (let attempt = 0; attempt < 2; attempt++) await limit.take('lou@x.example', known)
  expect(challenged).toHaveLength(asked)
  await expect(limit.take('lou@x.example', known)).rejects.toMatchObject({ code: 'too-many-requests' })
  await expect(limit.take('mia@x.example', known)).resolves.toBeUndefined()
  gate.resolve()
  await Promise.allSettled(held)
})
