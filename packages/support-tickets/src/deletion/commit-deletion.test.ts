import { createApi, createQueryClient } from '@replybay/api-client'
import { deleteTicket, updateCustomer } from '@replybay/api-client/operations'
import { answerWith, handle, problem } from '@replybay/testing'
import { beforeEach, expect, test } from 'vitest'
import { commitDeletion } from './commit-deletion.ts'
import { addPendingDeletion, dropPendingDeletion, pendingDeletions } from './pending-deletions.ts'

beforeEach(() => localStorage.clear())

const nothing = () => undefined
const client = createQueryClient({
  api: createApi({ token: nothing, onToken: nothing, onUnauthorized: nothing }),
})

/** A server that says what it was told, in order. */
function told(answers: { delete?: () => Response; block?: () => Response } = {}) {
  const calls: string[] = []
  answerWith(
    handle(deleteTicket, ({ params }) => {
      calls.push(`delete ${params.id}`)
      return answers.delete?.() ?? Response.json({})
    }),
    handle(updateCustomer, async ({ params, request }) => {
      calls.push(`${params.id} ${await request.text()}`)
      return answers.block?.() ?? Response.json({})
    }),
  )
  return calls
}

const spam = () => addPendingDeletion('me', { ticketId: 't', dueAt: 0, blocks: 'c' })

test('spam is deleted, and then its customer blocked', async () => {
  const calls = told()
  spam()
  await commitDeletion(client, 'me', 't')
  expect(calls).toEqual(['delete t', 'c {"blocked":true}'])
  expect(pendingDeletions('me')).toEqual([])
})

test('a ticket that is deleted without a word about its customer blocks nobody', async () => {
  const calls = told()
  addPendingDeletion('me', { ticketId: 't', dueAt: 0 })
  await commitDeletion(client, 'me', 't')
  expect(calls).toEqual(['delete t'])
})

test('what was undone meanwhile is neither deleted nor blocked', async () => {
  const calls = told()
  spam()
  dropPendingDeletion('me', 't')
  await commitDeletion(client, 'me', 't')
  expect(calls).toEqual([])
})

test('where the server can’t be told whom to block, it is told later, though the ticket is gone by then', async () => {
  let isDown = true
  const calls = told({
    delete: () => (isDown ? Response.json({}) : problem(404, 'not-found')),
    block: () => (isDown ? problem(503) : Response.json({})),
  })
  spam()
  await commitDeletion(client, 'me', 't')
  expect(pendingDeletions('me')).toMatchObject([{ ticketId: 't', blocks: 'c' }])
  isDown = false
  await commitDeletion(client, 'me', 't')
  expect(calls.slice(2)).toEqual(['delete t', 'c {"blocked":true}'])
  expect(pendingDeletions('me')).toEqual([])
})

test('a refusal is said, and is not tried again', async () => {
  told({ block: () => problem(403, 'forbidden') })
  spam()
  await expect(commitDeletion(client, 'me', 't')).rejects.toMatchObject({ operation: 'updateCustomer' })
  expect(pendingDeletions('me')).toEqual([])
})
