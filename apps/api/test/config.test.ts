import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { isLoopback, readConfig } from '../src/config.ts'

test('needs no variable at all', () => {
  expect(readConfig({})).toEqual({
    host: '127.0.0.1',
    port: 4300,
    database: { kind: 'embedded', folder: resolve('.data') },
    demo: true,
    logLevel: 'info',
    trustedProxies: [],
  })
})

test('an empty variable is one that is not set', () => {
  expect(readConfig({ PORT: '', HOST: '', DATABASE_URL: '', LOG_LEVEL: '' })).toEqual(readConfig({}))
})

test.each([
  [{ PORT: 'http' }, /^PORT is "http", but has to be a number from 0 to 65535\.$/],
  [{ PORT: '70000' }, /^PORT/],
  [{ REPLYBAY_DEMO: 'yes' }, /^REPLYBAY_DEMO is "yes", but has to be on or off\.$/],
  [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL/],
  [{ REPLYBAY_TRUSTED_PROXIES: '10.0.0.0/8, proxy' }, /^REPLYBAY_TRUSTED_PROXIES holds "proxy"/],
  [{ DATABASE_URL: 'mysql://root:secret@host/db' }, /^DATABASE_URL(?!.*secret)/],
])('refuses %j in one sentence', (environment, message) => {
  expect(() => readConfig(environment)).toThrow(message)
})

test.each([
  ['127.0.0.1', true],
  ['localhost', true],
  ['::1', true],
  ['0.0.0.0', false],
  ['::', false],
  ['127.0.0.1.evil.example', false],
])('%s is reachable from this machine only: %s', (host, expected) => {
  expect(isLoopback(host)).toBe(expected)
  expect(readConfig({ HOST: host, REPLYBAY_DEMO: 'on' }).demo).toBe(expected)
})
