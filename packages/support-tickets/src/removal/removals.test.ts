import { createApi, createQueryClient } from '@replybay/api-client'
import { deleteCannedAnswer, deleteView } from '@replybay/api-client/operations'
import { createSync } from '@replybay/sync'
import { answerWith, handle, problem } from '@replybay/testing'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { aRemoval, removals } from './removals.ts'
import { sendRemovals } from './send-removals.ts'

beforeEach(() => localStorage.clear())

const nothing = () => undefined
const client = createQueryClient({
  api: createApi({ token: nothing, onToken: nothing, onUnauthorized: nothing }),
})
const send = () => createSync({ client, userId: 'me', capabilities: [] }).flush([sendRemovals])
const remove = (...what: Parameters<typeof aRemoval>) => removals.keep('me', aRemoval(...what))

/** A server that says what it was told. */
function told(answer: () => Response = () => Response.json({})) {
  const calls: string[] = []
  answerWith(
    handle(deleteView, ({ params }) => {
      calls.push(`view ${params.id}`)
      return answer()
    }),
    handle(deleteCannedAnswer, ({ params }) => {
      calls.push(`saved reply ${params.id}`)
      return answer()
    }),
  )
  return calls
}

test('a view and a saved reply of one id: each is removed once', async () => {
  const calls = told()
  remove('view', 'same')
  remove('canned-answer', 'same')
  await send()
  await send()
  expect(calls.toSorted()).toEqual(['saved reply same', 'view same'])
})

test('a removal that is undone: the server is told of nothing', async () => {
  const calls = told()
  remove('canned-answer', 'c')
  await removals.takeBack('me', 'canned-answer:c')
  await send()
  expect(calls).toEqual([])
})

test('a view that is gone already: it is removed', async () => {
  told(() => problem(404, 'not-found'))
  const heard: unknown[] = []
  onTestFinished(removals.listen('me', (error) => heard.push(error)))
  remove('view', 'v')
  await send()
  expect(removals.read('me')).toEqual([])
  expect(heard).toEqual([])
})

test('a view that may not be removed: that is said, and it is there again', async () => {
  told(() => problem(403, 'forbidden'))
  const heard: string[] = []
  onTestFinished(removals.listen('me', ({ operation }) => heard.push(operation)))
  remove('view', 'v')
  await send()
  expect(removals.read('me')).toEqual([])
  expect(heard).toEqual(['deleteView'])
})
