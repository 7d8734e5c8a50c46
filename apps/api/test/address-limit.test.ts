import { expect, test } from 'vitest'
import { createAddressLimit } from '../src/platform/rate-limits/address-limit.ts'
import { createKnownDevices } from '../src/platform/rate-limits/known-devices.ts'
import { sharedServer } from './test-server.ts'

const server = sharedServer()
const devices = () => createKnownDevices(server().database, async () => 'hash')

function limitOf(name: string, delay: (ms: number) => Promise<unknown>) {
  const challenged: string[] = []
  const challenge = async (sender: string) => void challenged.push(sender)
  const options = { name, each: 2, together: 3, windowMs: 60_000, devices: devices(), challenge, delay }
  return { limit: createAddressLimit(server().database, options), challenged }
}

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
  const options = { name: 'asked', each: 9, together: 1, windowMs: 60_000, devices: devices() }
  const challenge = () => Promise.reject(new Error('not passed'))
  const delays: number[] = []
  const delay = async (ms: number) => delays.push(ms)
  const limit = createAddressLimit(server().database, { ...options, challenge, delay })
  await limit.take('lou@x.example', { sender: 'a' })
  await expect(limit.take('lou@x.example', { sender: 'a' })).rejects.toThrow('not passed')
  expect(delays).toEqual([])
})

/** What is held back until the test lets it go on, and how many are. */
function gated() {
  const gate = Promise.withResolvers<void>()
  let held = 0
  const delay = () => {
    held++
    return gate.promise
  }
  return { delay, open: gate.resolve, count: () => held }
}

test('address limit: holds back fifty attempts at an address at a time; one more lets the first go on, and nobody is sent away', async () => {
  const gate = gated()
  const { limit } = limitOf('full', gate.delay)
  for (const sender of ['a', 'b', 'c']) await limit.take('lou@x.example', { sender })
  const first = limit.take('lou@x.example', from(0))
  await expect.poll(gate.count).toBe(1)
  const others = Array.from({ length: 49 }, (_, number) => limit.take('lou@x.example', from(number + 1)))
  await expect.poll(gate.count).toBe(50)
  const owner = limit.take('lou@x.example', { sender: '192.0.2.7' })
  await expect(first).resolves.toBeUndefined()
  gate.open()
  await expect(Promise.all([owner, ...others])).resolves.toHaveLength(50)
})

test('address limit: holds back two hundred attempts in all; one more lets the first go on', async () => {
  const gate = gated()
  const { limit } = limitOf('crowded', gate.delay)
  for (const address of ['u1', 'u2', 'u3', 'u4', 'u5']) {
    for (const sender of ['a', 'b', 'c']) await limit.take(address, { sender })
  }
  const attempts: Promise<void>[] = []
  for (let number = 0; number < 200; number++) {
    attempts.push(limit.take(`u${1 + (number % 4)}`, from(number)))
    await expect.poll(gate.count).toBe(number + 1)
  }
  const last = limit.take('u5', { sender: 'd' })
  await expect(attempts[0]).resolves.toBeUndefined()
  gate.open()
  await expect(Promise.all([last, ...attempts])).resolves.toHaveLength(201)
})

test('address limit: a browser that signed in to the address before is neither slowed down nor sent away by others', async () => {
  const gate = gated()
  const { limit, challenged } = limitOf('known', gate.delay)
  const device = await devices().remember('lou@x.example', 'hash')
  for (let number = 0; number < 3; number++) await limit.take('lou@x.example', from(number))
  const held = Array.from({ length: 50 }, (_, number) => limit.take('lou@x.example', from(number + 3)))
  await expect.poll(gate.count).toBe(50)
  const known = { sender: '10.0.0.1', device }
  const asked = challenged.length
  for (let attempt = 0; attempt < 2; attempt++) await limit.take('lou@x.example', known)
  expect(challenged).toHaveLength(asked)
  await expect(limit.take('lou@x.example', known)).rejects.toMatchObject({ code: 'too-many-requests' })
  await expect(limit.take('mia@x.example', known)).resolves.toBeUndefined()
  expect(gate.count()).toBe(50)
  gate.open()
  await Promise.all(held)
})
