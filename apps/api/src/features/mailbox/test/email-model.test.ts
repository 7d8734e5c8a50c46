import type { ServerResponse } from 'node:http'
import {
  setAutomaticAnswer,
  setEmailPrompt,
  suggestEmailAnswer,
  uploadText,
} from '@replybay/api-client/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { begin, end, FakeEndpoint, sendWord } from '../../../../test/fake-endpoint.ts'
import { TestServer } from '../../../../test/test-server.ts'
import { emailLines, mailDesk, mailFolder } from './mail-desk.ts'

const QUESTION = 'How long does delivery to Iceland take?'
const ANSWER = 'We deliver to Iceland in nine days'

let endpoint: FakeEndpoint
let server: TestServer
const desk = mailDesk(() => server)

beforeAll(async () => {
  endpoint = await FakeEndpoint.start()
  const cost = { perMillionIn: 1, perMillionOut: 1, perDay: 0.005 }
  const model = { url: endpoint.url, name: 'small', key: 'secret-key', tokensPerDay: 10_000, cost }
  server = await TestServer.start({ model, blobs: { kind: 'folder', folder: mailFolder } })
  const body = { title: 'Deliveries', content: `# Iceland\n\n${ANSWER} for 24 euros.` }
  await server.call(uploadText, { as: 'owner', body })
  await server.jobs.runWaiting()
})
afterAll(async () => {
  await server.stop()
  await endpoint.stop()
})

const turn = (automaticAnswer: 0 | 1) =>
  server.call(setAutomaticAnswer, { as: 'owner', body: { automaticAnswer } })

test('the email prompt: is told to the model that writes an answer, apart from the words of customers', async () => {
  await server.call(setEmailPrompt, { as: 'owner', body: { emailPrompt: 'Never promise a refund.' } })
  endpoint.answer = `${ANSWER} [1].`
  const thread = [{ author: 'customer' as const, text: QUESTION }]
  const { data } = await server.call(suggestEmailAnswer, { as: 'support', body: { thread } })
  expect(data.suggestion).toMatchObject({ text: `${ANSWER}.`, sources: [{ title: 'Deliveries' }] })
  expect(endpoint.asked.at(-1)?.instructions).toContain('Never promise a refund.')
  expect(endpoint.asked.at(-1)?.prompt).not.toContain('Never promise a refund.')
})

test('automatic answers: what is turned off, or answered by a person, while an answer is written stays so', async () => {
  await desk.connectAnew()
  const meanwhile = (act: () => Promise<unknown>) => {
    const reply = async (response: ServerResponse) => {
      begin(response)
      await act()
      sendWord(response, `${ANSWER} [1].`)
      end(response)
    }
    endpoint.answer = (response) => void reply(response)
  }
  await turn(1)
  const { _id: id } = await desk.receive(emailLines({}, QUESTION))
  meanwhile(() => desk.answer({ header_id: id, message: 'I look into it.' }))
  await server.jobs.runWaiting()
  await desk.receive(emailLines({ 'Message-ID': '<next@customer.example>', Subject: 'Next' }, QUESTION))
  meanwhile(() => turn(0))
  await server.jobs.runWaiting()
  expect(endpoint.asked.length).toBeGreaterThan(1)
  expect((await desk.list({ folder: 'Sent' })).map(({ snippet }) => snippet)).toEqual(['I look into it.'])
})
