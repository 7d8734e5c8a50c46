import { createApi, createQueryClient } from '@replybay/api-client'
import { deleteTicket } from '@replybay/api-client/operations'
import { answerWith, handle, problem } from '@replybay/testing'
import { beforeEach, expect, test } from 'vitest'
import { commitDeletion } from '../src/deletion/commit-deletion.ts'
import { addPendingDeletion, pendingDeletions } from '../src/deletion/pending-deletions.ts'

beforeEach(() => localStorage.clear())

const nothing = () => undefined
const client = createQueryClient({
  api: createApi({ token: nothing, onToken: nothing, onUnauthorized: nothing }),
})
const commit = () => commitDeletion(client, 'user-1', 'elodie')

test('a deletion that the server could not be told of is due again, and is told once more', async () => {
  addPendingDeletion('user-1', { ticketId: 'elodie', dueAt: 0 })
  const before = Date.now()
  answerWith(handle(deleteTicket, () => problem(503)))
  await commit()
  expect(pendingDeletions('user-1')).toEqual([{ ticketId: 'elodie', dueAt: expect.any(Number) }])
  expect(pendingDeletions('user-1')[0]?.dueAt).toBeGreaterThanOrEqual(before)
  answerWith(handle(deleteTicket, () => ({ data: {} })))
  await commit()
  expect(pendingDeletions('user-1')).toEqual([])
})

test('a deletion whose reply was lost is over once the ticket is not there', async () => {
  addPendingDeletion('user-1', { ticketId: 'elodie', dueAt: 0 })
  answerWith(handle(deleteTicket, () => Response.error()))
  await commit()
  answerWith(handle(deleteTicket, () => problem(404, 'not-found')))
  await commit()
  expect(pendingDeletions('user-1')).toEqual([])
})
