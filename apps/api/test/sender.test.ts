import { openConversation } from '@replybay/api-client/operations'
import { expect, test } from 'vitest'
import { senderOf } from '../src/platform/rate-limits/sender.ts'
import { sharedServer } from './test-server.ts'

const server = sharedServer()
const proxied = sharedServer({ trustedProxies: ['10.0.0.0/8'] })

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
  ['192.0.2.7:5555', '192.0.2.7'],
  ['[2001:db8:1:2::1]:80', '2001:db8:1:2::/64'],
  ['[::ffff:192.0.2.7]', '192.0.2.7'],
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

test.each(['unknown', '_proxy', '192.0.2.7:5555:1', '999.0.0.1', '[x]:80', '2001:db8::1]'])(
  'sender: the peer counts where a proxy says %s',
  (said) => {
    expect(senderOf(said, '10.1.1.1')).toBe('10.1.1.1')
  },
)

test('sender: behind a trusted proxy, ports and words that are no address make no sender of their own', async () => {
  const open = (forwarded: string, from = '10.1.1.1') =>
    proxied().call(openConversation, {
      body: { webId: 'web-maison-lumen', message: 'Hello' },
      headers: { 'x-forwarded-for': forwarded },
      from,
    })
  // The last proxy names the port of the one before it.
  for (let number = 0; number < 10; number++) {
    expect((await open(`192.0.2.7:${5_000 + number}, 10.2.2.2:${6_000 + number}`)).status).toBe(201)
  }
  expect((await open('192.0.2.7:6000')).status).toBe(429)
  expect((await open('192.0.2.8:6000')).status).toBe(201)
  for (let number = 0; number < 10; number++) expect((await open(`word-${number}`)).status).toBe(201)
  expect((await open('word')).status).toBe(429)
  expect((await open('word', '10.1.1.2')).status).toBe(201)
})
