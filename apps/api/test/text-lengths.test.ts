import { addNote, openConversation } from '@replybay/api-client/operations'
import { expect, test } from 'vitest'
import { sharedServer } from './test-server.ts'

const server = sharedServer()
const LIMIT = 10_000

test('the length of a note: an emoji is one character', async () => {
  const token = await server().tokenOf('support')
  const body = { webId: 'web-maison-lumen', message: 'Hello there' }
  const { data } = await server().call(openConversation, { body })
  const note = (text: string) =>
    server().call(addNote, { token, path: { id: data.conversation.id }, body: { text } })

  expect((await note('😀'.repeat(LIMIT))).status).toBe(200)
  expect((await note('😀'.repeat(LIMIT + 1))).status).toBe(400)
})
