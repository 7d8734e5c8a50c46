import { afterAll, beforeAll, expect, test } from 'vitest'
import { begin, end, FakeEndpoint, sendWord } from '../../../../../test/fake-endpoint.ts'
import { createModel } from '../model.ts'

const LIMITS = { firstChunkMs: 300, chunkMs: 300, totalMs: 1_500 }

let endpoint: FakeEndpoint

beforeAll(async () => {
  endpoint = await FakeEndpoint.start()
})
afterAll(() => endpoint.stop())

const input = { instructions: 'Be short.', prompt: '{"question":"Do you deliver?"}' }

function write(signal?: AbortSignal) {
  const { url } = endpoint
  const choice = { url, name: 'small', key: 'secret-key', tokensPerDay: 1, cost: undefined }
  return createModel(choice, LIMITS).write({ ...input, signal })
}

test('model: words are put together, and tokens are counted as the endpoint does', async () => {
  endpoint.answer = 'Yes, we deliver [1].'
  expect(await write()).toEqual({ text: 'Yes, we deliver [1].', tokens: { sent: 300, answered: 40 } })
  expect(endpoint.asked.at(-1)).toEqual({ key: 'Bearer secret-key', model: 'small', ...input })
})

test('model: an endpoint that does not count is estimated', async () => {
  endpoint.answer = (response) => {
    begin(response)
    sendWord(response, 'Yes, we do.')
    response.end('data: [DONE]\n\n')
  }
  const { tokens } = await write()
  expect(tokens.sent).toBeGreaterThan(0)
})

test.each<[string, FakeEndpoint['answer']]>([
  ['answers 500', (response) => response.writeHead(500).end('{}')],
  ['answers what is no stream', (response) => response.writeHead(200).end('<html>')],
  [
    'answers broken events',
    (response) => {
      begin(response)
      response.end('data: {"choices": [\n\n')
    },
  ],
  ['cuts the connection', (response) => response.destroy()],
  ['says nothing', (response) => begin(response)],
  [
    'stops in the middle',
    (response) => {
      begin(response)
      sendWord(response, 'Yes')
    },
  ],
  [
    'does not come to an end',
    (response) => {
      begin(response)
      for (let word = 0; word < 2_000; word++) sendWord(response, 'again ')
    },
  ],
  [
    'says no word',
    (response) => {
      begin(response)
      end(response)
    },
  ],
])('model: an endpoint that %s gives no text', async (_name, answer) => {
  endpoint.answer = answer
  expect((await write()).text).toBeUndefined()
})

test('model: an endpoint that is not there gives no text', async () => {
  const choice = {
    url: 'http://127.0.0.1:9/v1',
    name: 'small',
    key: undefined,
    tokensPerDay: 1,
    cost: undefined,
  }
  const { text, problem } = await createModel(choice, LIMITS).write(input)
  expect(text).toBeUndefined()
  expect(problem).toBeDefined()
})

test('model: one that nobody waits for any more is ended, and what it cost is told', async () => {
  endpoint.answer = (response) => begin(response)
  const leaving = new AbortController()
  const written = write(leaving.signal)
  leaving.abort()
  const { text, tokens } = await written
  expect(text).toBeUndefined()
  expect(tokens.sent).toBeGreaterThan(0)
})
