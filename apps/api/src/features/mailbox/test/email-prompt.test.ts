import { setEmailPrompt, suggestEmailAnswer, uploadText } from '@replybay/api-client/operations'
import { expect, test } from 'vitest'
import { FakeEndpoint } from '../../../../test/fake-endpoint.ts'
import { TestServer } from '../../../../test/test-server.ts'

test('the email prompt: is told to the model that writes an answer, apart from the words of customers', async () => {
  const endpoint = await FakeEndpoint.start()
  const cost = { perMillionIn: 1, perMillionOut: 1, perDay: 0.005 }
  const model = { url: endpoint.url, name: 'small', key: 'secret-key', tokensPerDay: 10_000, cost }
  const server = await TestServer.start({ model })
  const body = {
    title: 'Deliveries',
    content: '# Iceland\n\nWe deliver to Iceland in nine days for 24 euros.',
  }
  await server.call(uploadText, { as: 'owner', body })
  await server.jobs.runWaiting()
  await server.call(setEmailPrompt, { as: 'owner', body: { emailPrompt: 'Never promise a refund.' } })
  endpoint.answer = 'We deliver to Iceland in nine days [1].'
  const thread = [{ author: 'customer' as const, text: 'How long does delivery to Iceland take?' }]
  const { data } = await server.call(suggestEmailAnswer, { as: 'support', body: { thread } })
  expect(data.suggestion).toMatchObject({
    text: 'We deliver to Iceland in nine days.',
    sources: [{ title: 'Deliveries' }],
  })
  expect(endpoint.asked.at(-1)?.instructions).toContain('Never promise a refund.')
  expect(endpoint.asked.at(-1)?.prompt).not.toContain('Never promise a refund.')
  await server.stop()
  await endpoint.stop()
})
