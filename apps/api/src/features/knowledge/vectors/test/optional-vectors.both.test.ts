import { sendExampleConversation, uploadText } from '@replybay/api-client/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FakeEndpoint } from '../../../../../test/fake-endpoint.ts'
import { TestServer } from '../../../../../test/test-server.ts'
import { toyVector } from './toy-embedding.ts'

let endpoint: FakeEndpoint
let server: TestServer

beforeAll(async () => {
  endpoint = await FakeEndpoint.start()
  endpoint.embedding = { of: toyVector }
  const { url } = endpoint
  server = await TestServer.start({
    embedding: { url, name: 'toy', key: undefined, tokensPerDay: 10_000, cost: undefined },
  })
})
afterAll(async () => {
  await server.stop()
  await endpoint.stop()
})

test('with a database that has pgvector and with one that has not, sources are indexed and found by their words', async () => {
  const body = { title: 'Quirks', content: 'Zoetrope transformers hum a little while they warm up.' }
  await server.call(uploadText, { as: 'owner', body })
  await server.jobs.runWaiting()
  const asked = { messages: [{ author: 'customer', text: 'Do zoetrope transformers hum?' }] } as const
  const { data } = await server.call(sendExampleConversation, {
    as: 'owner',
    body: { messages: [...asked.messages] },
  })
  expect(data.message).toMatchObject({ sources: [{ title: 'Quirks' }], handedOver: false })
  expect(endpoint.embedded.length > 0).toBe(server.database.hasVectors)
})
