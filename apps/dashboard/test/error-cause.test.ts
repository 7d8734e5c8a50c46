import { ApiError, type ApiFailure } from '@replybay/api-client'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { errorCause } from '@replybay/feature-kit'

// Node names no connection.
beforeAll(() => void vi.stubGlobal('navigator', { onLine: true }))
afterAll(() => void vi.unstubAllGlobals())

test.each<[string, ApiFailure, string | undefined]>([
  ['no connection', { kind: 'network' }, 'unreachable'],
  ['no answer in time', { kind: 'timeout' }, 'unreachable'],
  ['500', { kind: 'status', status: 500 }, 'server'],
  ['503 with a code', { kind: 'status', status: 503, problem: { code: 'internal-error' } }, 'server'],
  [
    '503 of a server that is busy',
    { kind: 'status', status: 503, problem: { code: 'overloaded' } },
    undefined,
  ],
  ['a success that is null', { kind: 'malformed' }, 'server'],
  ['429 alone', { kind: 'status', status: 429 }, 'too-many'],
  [
    '429 that is catalogued',
    { kind: 'status', status: 429, problem: { code: 'too-many-requests' } },
    undefined,
  ],
  ['400', { kind: 'status', status: 400 }, undefined],
])('error cause: %s', (_case, failure, cause) => {
  expect(errorCause(new ApiError('updateUser', failure))).toBe(cause)
})
