import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import {
  answerTicket,
  continueConversation,
  listTickets,
  openConversation,
  signIn,
  updateAvatar,
} from '@replybay/api-client/operations'
import { expect, test, vi } from 'vitest'
import { sharedServer } from './test-server.ts'

const server = sharedServer()
const PATIENCE = { timeout: 10_000 }

test('logs: hold no token, password, cookie, address or word of anybody, at any level', async () => {
  const text = 'My card number is 4970 1234'
  const email = 'owner@maison-lumen.example'
  const headers = { cookie: 'XSRF-TOKEN=crumb; token=crumb', 'x-xsrf-token': 'crumb' }
  const { data } = await server().call(signIn, { body: { email, password: 'replybay-demo' }, headers })
  await server().call(signIn, { body: { email, password: 'hunter2' } })
  const { id, visitorToken } = await server().openTicket(text)
  const body = { message: text }
  await server().call(answerTicket, { token: data.token, path: { id }, body })
  await server().call(listTickets, {
    token: data.token,
    path: { webId: 'web-maison-lumen' },
    query: { cursor: 'secret' },
  })

  const log = server().logLines.join('')
  expect(log).toContain('/api/v1/auth/token')
  const secrets = [data.token, visitorToken, 'replybay-demo', 'hunter2', 'crumb', text, email, 'secret']
  for (const secret of secrets) expect(log).not.toContain(secret)
})

test('failing query: is logged without its values, and answered without anything of it', async () => {
  const { id, visitorToken } = await server().openTicket()
  await server().database.queries.execute('alter table messages rename column text to words')
  const text = 'Nobody but us should read this'
  const answer = await server().call(continueConversation, {
    token: visitorToken,
    path: { id },
    body: { message: text },
  })
  expect(answer).toMatchObject({
    status: 500,
    problem: { code: 'internal', message: 'Could not send the message' },
  })
  expect(Object.keys(answer.problem)).toEqual(['code', 'message'])
  const log = server().logLines.join('')
  expect(log).toContain('A call failed')
  expect(log).toContain('42703')
  expect(log).not.toContain(text)
})

test.each([
  ['a text', openConversation, 'application/json', '{"webId":'],
  ['a picture', updateAvatar, 'multipart/form-data; boundary=part', '--part\r\n'],
] as const)('a client that leaves while it sends %s: is no error of the server', async (...sent) => {
  const [, { method, path }, type, body] = sent
  const address = await server()
    .app.listen({ host: '127.0.0.1', port: 0 })
    .catch(() => server().app.listeningOrigin)
  const { port, hostname } = new URL(address)
  const before = server().logLines.length
  const socket = connect(Number(port), hostname)
  const head = [
    `${method.toUpperCase()} /api/v1${path} HTTP/1.1`,
    'Host: x',
    `Authorization: Bearer ${await server().tokenOf('owner')}`,
    `Content-Type: ${type}`,
    'Content-Length: 100000',
  ]
  const received = once(server().app.server, 'request')
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  const [request]: IncomingMessage[] = await received
  await vi.waitFor(() => expect(request?.readableDidRead).toBe(true), PATIENCE)
  socket.resetAndDestroy()
  const ended = await vi.waitFor(() => {
    const lines: { level: number; msg: string }[] = server()
      .logLines.slice(before)
      .map((line) => JSON.parse(line))
    const found = lines.find(({ msg }) => /^A (?:call|client) /.test(msg))
    if (!found) throw new Error('Nothing was logged yet.')
    return found
  }, PATIENCE)
  expect(ended).toMatchObject({ level: 20, msg: 'A client left while it sent a request' })
})
