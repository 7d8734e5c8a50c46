import { openConversation } from '@replybay/api-client/operations'
import { expect, test } from 'vitest'
import { senderOf } from '../src/platform/rate-limits/sender.ts'
import { sharedServer } from './test-server.ts'

const server = sharedServer()

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:c000:207', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::192.0.2.7', '64:ff9b:0:0::/64'],
])('sender: %s counts as %s', (address, expected) => {
  expect(senderOf(address)).toBe(expected)
})

test('sender: one that left before its address was read counts as unknown', () => {
  expect(senderOf(undefined)).toBe('')
})

test('sender: the addresses of one IPv6 network use up one limit, its neighbor has its own', async () => {
  const open = (from: string) =>
    server().call(openConversation, { body: { webId: 'web-maison-lumen', message: 'Hello' }, from })
  for (let number = 0; number < 10; number++) {
    expect((await open(`2001:db8:0:1::${number + 1}`)).status).toBe(201)
  }
  expect((await open('2001:db8:0:1:ffff::1')).status).toBe(429)
  expect((await open('2001:db8:0:2::1')).status).toBe(201)
})
