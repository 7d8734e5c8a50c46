import { createApi, createQueryClient } from '@replybay/api-client'
import { removeKnowledgeDocument, removeKnowledgeWebsite } from '@replybay/api-client/operations'
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
const texts = (count: number) => Array.from({ length: count }, (_, place) => `text:${place}`)

/** A server that says what it was told. */
function told(answer: (id: string) => Response = () => Response.json({})) {
  const calls: string[] = []
  answerWith(
    handle(removeKnowledgeDocument, ({ params }) => {
      calls.push(`document ${params.id}`)
      return answer(params.id)
    }),
    handle(removeKnowledgeWebsite, ({ params }) => {
      calls.push(`website ${params.id}`)
      return answer(params.id)
    }),
  )
  return calls
}

test('a document and a website: each is deleted by its own call, once', async () => {
  const calls = told()
  removals.keep('me', aRemoval(['text:a', 'website:a']))
  await send()
  await send()
  expect(calls).toEqual(['document a', 'website a'])
})

test('more than go at once: all are deleted, in their order', async () => {
  const calls = told()
  removals.keep('me', aRemoval(texts(12)))
  for (let rest = 0; rest < 4; rest++) await send()
  expect(calls).toEqual(texts(12).map((key) => key.replace('text:', 'document ')))
  expect(removals.read('me')).toEqual([])
})

test('a removal that is undone: the server is told of nothing', async () => {
  const calls = told()
  const removal = aRemoval(texts(2))
  removals.keep('me', removal)
  await removals.takeBack('me', removal.key)
  await send()
  expect(calls).toEqual([])
})

test('a server that fails in the middle: what is done is not done again', async () => {
  let isDown = true
  const calls = told((id) => (isDown && id === '2' ? problem(503) : Response.json({})))
  removals.keep('me', aRemoval(texts(4)))
  await send()
  expect(removals.read('me')).toMatchObject([{ done: 2, failures: 1 }])
  isDown = false
  await send()
  expect(calls.slice(3)).toEqual(['document 2', 'document 3'])
})

test('what is paused waits; what is gone already is deleted', async () => {
  const calls = told(() => problem(404, 'not-found'))
  const removal = aRemoval(texts(1))
  removals.keep('me', { ...removal, isPaused: true })
  await send()
  expect(calls).toEqual([])
  removals.keep('me', removal)
  await send()
  expect(removals.read('me')).toEqual([])
})

test('a refusal: it is said, and the sources are there again', async () => {
  told(() => problem(403, 'forbidden'))
  const heard: string[] = []
  onTestFinished(removals.listen('me', ({ operation }) => heard.push(operation)))
  removals.keep('me', aRemoval(['website:a']))
  await send()
  expect(heard).toEqual(['removeKnowledgeWebsite'])
  expect(removals.read('me')).toEqual([])
})
