import type { Integration } from '@replybay/api-client'
import { expect, test } from 'vitest'
import { failedFirst } from './gravity.ts'

const failed = (problem: string | undefined): Integration => ({
  _id: problem ?? 'unknown',
  kind: 'shopify',
  state: 'failed',
  ...(problem !== undefined && { problem }),
})

test('failed connections: what a person has to mend comes before what passes by itself', () => {
  const works: Integration = { _id: 'works', kind: 'stripe', state: 'connected' }
  const all = ['rate-limited', 'service-error', 'odd', 'unreachable', 'private-address', 'bad-key'].map(
    failed,
  )
  expect(failedFirst([works, ...all, failed(undefined)]).map(({ _id }) => _id)).toEqual([
    'bad-key',
    'private-address',
    'odd',
    'unknown',
    'unreachable',
    'service-error',
    'rate-limited',
  ])
})
