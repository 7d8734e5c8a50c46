import type { ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { uploadText } from '@replybay/api-client/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { begin, end, FakeEndpoint, sendWord } from '../../../../../test/fake-endpoint.ts'
import { TestServer } from '../../../../../test/test-server.ts'

let endpoint: FakeEndpoint
let server: TestServer
let origin: string

beforeAll(async () => {
  endpoint = await FakeEndpoint.start()
  const cost = { perMillionIn: 1, perMillionOut: 1, perDay: 1 }
  server = await TestServer.start({
    model: { url: endpoint.url, name: 'small', key: undefined, tokensPerDay: 100_000, cost },
  })
  await server.app.listen({ host: '127.0.0.1', port: 0 })
  // Sound: it listens on TCP.
  origin = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`
  const body = {
    title: 'Deliveries',
    content: 'We deliver to Iceland in nine days for 24 euros. Every lamp has a warranty of 3 years.',
  }
  await server.call(uploadText, { as: 'owner', body })
  await server.jobs.runWaiting()
})
afterAll(async () => {
  // One that was opened and asked nothing would be waited for.
  server.app.server.closeAllConnections()
  await server.stop()
  await endpoint.stop()
})

/** Asks as a caller who takes events does. */
async function ask(text: string, signal?: AbortSignal) {
  return await fetch(`${origin}/api/v1/chat/example-conversation`, {
    method: 'POST',
    headers: {
      accept: 'application/json, text/event-stream',
      authorization: `Bearer ${await server.tokenOf('owner')}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ messages: [{ author: 'customer', text }] }),
    ...(signal && { signal }),
  })
}

interface Told {
  event: string
  data: { text?: string; data?: { message: object } }
}

async function* toldIn(response: Response): AsyncGenerator<Told> {
  let rest = ''
  for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const events = (rest + piece).split('\n\n')
    rest = events.pop() ?? ''
    for (const told of events) {
      const [, event = '', data = ''] = /^event: (.*)\ndata: (.*)$/u.exec(told) ?? []
      yield { event, data: JSON.parse(data) }
    }
  }
}

const DELIVERY = 'How long does delivery to Iceland take?'
const FIRST = 'We deliver to Iceland in nine days.'

/** Writes it, and then waits to be let go on. */
function writing(text: string) {
  const goOn = Promise.withResolvers<string>()
  const left = Promise.withResolvers<void>()
  endpoint.answer = (response: ServerResponse) => {
    response.once('close', () => left.resolve())
    begin(response)
    for (const word of text.split(/(?<= )/u)) sendWord(response, word)
    const finish = async () => {
      sendWord(response, await goOn.promise)
      end(response)
    }
    void finish()
  }
  return { goOn: goOn.resolve, left: left.promise }
}

test('a sentence is told once its sources stand behind it, and what no source says never', async () => {
  const { goOn } = writing('We deliver to Iceland in nine days [1]. You also get a voucher [1]. Every')
  const response = await ask(DELIVERY)
  expect(response.headers.get('content-type')).toBe('text/event-stream')
  const told = toldIn(response)
  expect((await told.next()).value).toEqual({ event: 'text', data: { text: FIRST } })
  goOn(' lamp has a warranty of 3 years [1].')
  expect((await told.next()).value).toMatchObject({
    event: 'answer',
    data: {
      data: {
        message: {
          engine: 'written',
          text: `${FIRST} Every lamp has a warranty of 3 years.`,
          handedOver: false,
        },
      },
    },
  })
  expect((await told.next()).done).toBe(true)
})

test('where the model says after all that no source answers, the answer is a hand-off', async () => {
  const { goOn } = writing('We deliver to Iceland in nine days [1]. But')
  const told = toldIn(await ask(DELIVERY))
  expect((await told.next()).value).toEqual({ event: 'text', data: { text: FIRST } })
  goOn(' NO_ANSWER')
  expect((await told.next()).value).toMatchObject({
    event: 'answer',
    data: { data: { message: { text: '', handedOver: true } } },
  })
  expect((await told.next()).done).toBe(true)
})

test('what is whole at once is one answer: a quoted one, and an error', async () => {
  endpoint.answer = (response) => response.writeHead(500).end()
  const quoted = await ask(DELIVERY)
  expect(quoted.headers.get('content-type')).toContain('application/json')
  expect(await quoted.json()).toMatchObject({ data: { message: { engine: 'quoted' } } })
  const failed = await ask('')
  expect(await failed.json()).toMatchObject({ code: 'invalid-request' })
})

test('who leaves ends the writing', async () => {
  const { left } = writing('We deliver to Iceland in nine days [1]. It')
  const leave = new AbortController()
  const told = toldIn(await ask(DELIVERY, leave.signal))
  await told.next()
  leave.abort()
  await left
})
