import { createApi, createQueryClient } from '@replybay/api-client'
import { deleteTicket, updateCustomer } from '@replybay/api-client/operations'
import { createSync, heldFor } from '@replybay/sync'
import { answerWith, handle, problem } from '@replybay/testing'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { deletions } from './deletions.ts'
import { sendDeletions } from './send-deletions.ts'

beforeEach(() => localStorage.clear())

const nothing = () => undefined
const client = createQueryClient({
  api: createApi({ token: nothing, onToken: nothing, onUnauthorized: nothing }),
})
const send = () => createSync({ client, userId: 'me', capabilities: [] }).flush([sendDeletions])
const left = () => deletions.read('me')
const remove = (blocks?: string) =>
  deletions.keep('me', { key: 't', ticketId: 't', blocks, ...heldFor(8_000) })

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

/** What a screen is told. */
function refusals() {
  const operations: string[] = []
  onTestFinished(deletions.listen('me', ({ operation }) => operations.push(operation)))
  return operations
}

test('spam: it is deleted, and then its customer blocked', async () => {
  const calls = told()
  remove('c')
  await send()
  expect(calls).toEqual(['delete t', 'c {"blocked":true}'])
  expect(left()).toEqual([])
})

test('a ticket that is deleted without a word about its customer: it blocks nobody', async () => {
  const calls = told()
  remove()
  await send()
  expect(calls).toEqual(['delete t'])
})

test('a deletion that is undone meanwhile: nothing is deleted and nobody is blocked', async () => {
  const calls = told()
  remove('c')
  await deletions.takeBack('me', 't')
  await send()
  expect(calls).toEqual([])
})

test('a server that can’t be told now: it is told later, though the ticket is gone by then', async () => {
  let isDown = true
  const calls = told({
    delete: () => (isDown ? Response.json({}) : problem(404, 'not-found')),
    block: () => (isDown ? problem(503) : Response.json({})),
  })
  const heard = refusals()
  remove('c')
  await send()
  expect(left()).toMatchObject([{ ticketId: 't', blocks: 'c', failures: 1 }])
  isDown = false
  await send()
  expect(calls.slice(2)).toEqual(['delete t', 'c {"blocked":true}'])
  expect(left()).toEqual([])
  expect(heard).toEqual([])
})

test('a deletion whose reply was lost: it is over once the ticket is not there', async () => {
  let answer = () => Response.error()
  told({ delete: () => answer() })
  remove()
  await send()
  expect(left()).toHaveLength(1)
  answer = () => problem(404, 'not-found')
  await send()
  expect(left()).toEqual([])
})

test('a refusal: it is said, and not tried again', async () => {
  told({ block: () => problem(403, 'forbidden') })
  const heard = refusals()
  remove('c')
  await send()
  expect(heard).toEqual(['updateCustomer'])
  expect(left()).toEqual([])
})

test('what an earlier version has kept of a deletion: it can still be read', () => {
  expect(deletions.parse('{"ticketId":"t","dueAt":5}\nnot\n{"dueAt":5}')).toEqual([
    { key: 't', ticketId: 't', queuedAt: 5, dueAt: 5, failures: 0 },
  ])
})
