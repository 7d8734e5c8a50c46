import { ApiError } from '@replybay/api-client'
import { expect, test } from 'vitest'
import { heldFor } from './held-for.ts'
import { bySubject, postponed, refusalIn } from './pending-rules.ts'

const refusedWith = (status: number) => new ApiError('deleteTicket', { kind: 'status', status })

test('attempts that fail: each is put off twice as long, at most half a minute', () => {
  const waits = [0, 1, 2, 3, 4, 9].map(
    (failures) => postponed({ key: 'k', queuedAt: 0, dueAt: 0, failures }, 100).dueAt - 100,
  )
  expect(waits).toEqual([2_000, 4_000, 8_000, 16_000, 30_000, 30_000])
})

test('an error: it is a refusal where another attempt would not help, and nothing else is', () => {
  const network = new ApiError('deleteTicket', { kind: 'network' })
  const superseded = new ApiError('deleteTicket', { kind: 'superseded' })
  const passing = [new Error('any'), network, superseded, ...[401, 429, 500, 503].map(refusedWith)]
  expect(passing.map(refusalIn)).toEqual(passing.map(() => undefined))
  expect([400, 403, 404, 409].map((status) => refusalIn(refusedWith(status))?.status)).toEqual([
    400, 403, 404, 409,
  ])
})

test('changes of several subjects: each keeps its own in their order', () => {
  const changes = ['a1', 'b1', 'a2']
  expect(bySubject(changes, ([subject = '']) => subject)).toEqual([['a1', 'a2'], ['b1']])
})

test('a change that is made now: it is due once it can’t be undone any more', () => {
  const { queuedAt, dueAt } = heldFor(8_000)
  expect(dueAt - queuedAt).toBe(8_000)
})
