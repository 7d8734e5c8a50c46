import { beforeAll, expect, test } from 'vitest'
import { sharedServer } from '../test-server.ts'
import { dribble } from './connection.ts'

const server = sharedServer()
let address = ''
beforeAll(async () => {
  address = await server().app.listen({ host: '127.0.0.1', port: 0 })
  // Set for what the product waits, to wait less here.
  const { requestTimeout, headersTimeout } = server().app.server
  // Were that of the headers longer, Node would wait as long for a body.
  expect({ requestTimeout, headersTimeout }).toEqual({ requestTimeout: 30_000, headersTimeout: 30_000 })
  server().app.server.requestTimeout = 500
  server().app.server.headersTimeout = 500
})

const POST = 'POST /api/v1/visitor/conversations HTTP/1.1\r\nHost: x\r\n'
const BODY = `${POST}Content-Type: application/json\r\nContent-Length: 100000\r\n\r\n`

test.each([
  ['the headers', POST, 'X-Slow: 1\r\n'],
  ['the body', BODY, ' '],
  ['the first line', 'GET /', 'a'],
])(
  'slow client: one that sends %s bit by bit is told so and cut off, while others are served',
  async (_what, beginning, rest) => {
    const slow = Array.from({ length: 30 }, () => dribble(address, beginning, rest))
    const underway = new Set(slow)
    for (const one of slow) void one.finally(() => underway.delete(one))
    const headers = { authorization: `Bearer ${await server().tokenOf('owner')}` }
    while (underway.size > 0) {
      expect((await fetch(`${address}/api/v1/users/info`, { headers })).status).toBe(200)
    }
    for (const { status, type, body } of await Promise.all(slow)) {
      expect({ status, type }).toEqual({ status: 408, type: 'application/json; charset=utf-8' })
      expect(JSON.parse(body)).toEqual({ code: 'too-slow', message: 'The request didn’t arrive in time.' })
    }
  },
)

test('slow client: one that sends nothing at all is cut off', async () => {
  expect((await dribble(address, '', '')).status).toBe(408)
})
