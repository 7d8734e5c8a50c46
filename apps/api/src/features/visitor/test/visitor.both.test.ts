import {
  answerTicket,
  closeTicket,
  continueConversation,
  getConversation,
  getCustomer,
  openConversation,
  updateCustomer,
} from '@replybay/api-client/operations'
import { expect, test } from 'vitest'
import { newSender, sharedServer } from '../../../../test/test-server.ts'

const server = sharedServer()
const WEB = 'web-maison-lumen'
const open = (body: object, from?: string) =>
  server().call(openConversation, { body: { webId: WEB, ...body }, ...(from && { from }) })
const read = (id: string, token: string) => server().call(getConversation, { token, path: { id } })
const write = (id: string, token: string, message: string, headers = {}) =>
  server().call(continueConversation, { token, path: { id }, body: { message }, headers })

test('conversation: a visitor sees the answer under the colleague’s first name, and asks again', async () => {
  const opened = await open({
    message: 'Hola',
    name: 'Lucía Paredes',
    email: 'Lucia@paredes.example',
    language: 'es-ES',
    timeZone: 'Atlantic/Canary',
  })
  expect(opened.status).toBe(201)
  expect(opened.data.token).toMatch(/^rb_v_[\w-]{43}$/)
  const { id } = opened.data.conversation
  const { token } = opened.data

  const support = await server().tokenOf('support')
  await server().call(answerTicket, { token: support, path: { id }, body: { message: '¡Hola!' } })
  await write(id, token, '¿Enviáis a Canarias?')

  const { data } = await read(id, token)
  expect(data.conversation).toMatchObject({ id, status: 'open' })
  expect(
    data.conversation.messages.map(({ author, authorName, text }) => [author, authorName, text]),
  ).toEqual([
    ['visitor', undefined, 'Hola'],
    ['support', 'Inès', '¡Hola!'],
    ['visitor', undefined, '¿Enviáis a Canarias?'],
  ])
  expect(await server().ticket(id)).toMatchObject({
    channel: 'web',
    webId: WEB,
    customer: {
      name: 'Lucía Paredes',
      email: 'lucia@paredes.example',
      language: 'es-ES',
      timeZone: 'Atlantic/Canary',
    },
  })
})

test('closed conversation: is open again once the visitor writes', async () => {
  const { id, visitorToken } = await server().openTicket()
  const token = await server().tokenOf('support')
  await server().call(closeTicket, { token, path: { id } })
  expect((await write(id, visitorToken, 'Still here')).data.conversation.status).toBe('open')
})

test('visitor’s message: the same one sent twice is stored once', async () => {
  const { id, visitorToken } = await server().openTicket()
  const headers = { 'idempotency-key': 'visitor-key-1' }
  await write(id, visitorToken, 'Twice', headers)
  await write(id, visitorToken, 'Twice', headers)
  expect((await read(id, visitorToken)).data.conversation.messages).toHaveLength(2)
})

test('visitor’s message: another one under the same key is refused, and nothing of it is stored', async () => {
  const { id, visitorToken } = await server().openTicket()
  const headers = { 'idempotency-key': 'visitor-key-1' }
  await write(id, visitorToken, 'One', headers)
  const other = await write(id, visitorToken, 'Two', headers)
  expect(other).toMatchObject({ status: 409, problem: { code: 'key-reused' } })
  const { messages } = (await read(id, visitorToken)).data.conversation
  expect(messages.map((message) => message.text)).toEqual(['Hello', 'One'])
})

test('visitor token: opens its own conversation and no other', async () => {
  const mine = await server().openTicket()
  const theirs = await server().openTicket()
  expect((await read(theirs.id, mine.visitorToken)).status).toBe(404)
  expect((await write(theirs.id, mine.visitorToken, 'Hello')).status).toBe(404)
  expect((await server().ticket(theirs.id)).messages).toHaveLength(1)
})

test('session token: opens no conversation as a visitor', async () => {
  const { id } = await server().openTicket()
  expect((await read(id, await server().tokenOf('owner'))).status).toBe(401)
})

test('conversations with the same address: belong to one customer, whose name stays', async () => {
  const first = await open({ message: 'One', name: 'Tom', email: 'tom@becker.example' })
  const second = await open({ message: 'Two', name: 'Mallory', email: 'TOM@becker.example' })
  const one = await server().ticket(first.data.conversation.id)
  const two = await server().ticket(second.data.conversation.id)
  expect(two.customer).toEqual(one.customer)
})

test('visitor with a typed address: the ticket says that it is not verified, and the record stays as it is', async () => {
  const email = 'typed@example.org'
  const first = await open({ message: 'One', name: 'Tina', email, language: 'de-DE' })
  const { customer, ...one } = await server().ticket(first.data.conversation.id)
  expect(one.customerVerified).toBe(false)
  const token = await server().tokenOf('support')
  const recordOf = async () => (await server().call(getCustomer, { token, path: { id: customer._id } })).data
  const before = await recordOf()
  const second = await open({ message: 'Two', name: 'Mallory', email, language: 'fr-FR' })
  const after = await recordOf()
  expect(after.customer).toEqual({ ...before.customer, ticketCount: 2, openCount: 2 })
  expect(after.tickets.map(({ customerVerified }) => customerVerified)).toEqual([false, false])
  const seen = await read(second.data.conversation.id, second.data.token)
  for (const known of ['Tina', 'de-DE', email, customer._id]) expect(seen.text).not.toContain(known)
})

test('visitor without an address: nothing is claimed, and nothing said of it', async () => {
  const { id } = await server().openTicket()
  expect(await server().ticket(id)).not.toHaveProperty('customerVerified')
})

test('visitor with the address of a blocked customer: sees what any other visitor sees', async () => {
  const email = 'blocked@example.org'
  const first = await open({ message: 'One', email })
  const { customer } = await server().ticket(first.data.conversation.id)
  const token = await server().tokenOf('support')
  await server().call(updateCustomer, { token, path: { id: customer._id }, body: { blocked: true } })
  const second = await open({ message: 'Two', email })
  expect(second).toMatchObject({ status: 201, data: { conversation: { status: 'open' } } })
  const { id } = second.data.conversation
  expect((await read(id, second.data.token)).data.conversation.status).toBe('open')
  expect((await write(id, second.data.token, 'Three')).data.conversation.status).toBe('open')
  expect((await server().ticket(id)).status).toBe('closed')
})

test('opening a conversation: an unknown website is not found', async () => {
  const answer = await open({ webId: 'nowhere', message: 'Hello' })
  expect(answer).toMatchObject({ status: 404, problem: { message: 'This chat isn’t available' } })
})

test.each([{ message: '  ' }, { message: 'x'.repeat(10_001) }, { message: 'Hi', email: 'no address' }])(
  'opening a conversation: refuses %.60j',
  async (body) => {
    expect((await open(body)).status).toBe(400)
  },
)

test('visitor’s message: ten thousand emoji are kept as they are, a megabyte of them is refused', async () => {
  const message = '👩‍🔧😀'.repeat(2_500)
  const { data } = await open({ message })
  const { id } = data.conversation
  expect(data.conversation.messages[0]?.text).toBe(message)
  expect((await server().ticket(id)).messages[0]?.text).toBe(message)
  const mega = '😀'.repeat(262_144)
  for (const refused of [await open({ message: mega }), await write(id, data.token, mega)]) {
    expect(refused).toMatchObject({ status: 413, problem: { code: 'too-large' } })
  }
  const many = await open({ message: '😀'.repeat(10_001) })
  expect(many).toMatchObject({ status: 400, problem: { fields: [{ path: '/body/message' }] } })
  expect((await server().ticket(id)).messages).toHaveLength(1)
})

test('visitor’s messages: the twenty-first in a minute is refused', async () => {
  const { id, visitorToken } = await server().openTicket()
  for (let number = 0; number < 20; number++) {
    expect((await write(id, visitorToken, `Message ${number}`)).status).toBe(200)
  }
  const refused = await write(id, visitorToken, 'One more')
  expect(refused).toMatchObject({
    status: 429,
    problem: { message: 'Too many messages. Try again in a moment.' },
  })
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
  expect((await server().ticket(id)).messages).toHaveLength(21)
})

test('opening a conversation: a sender’s eleventh in ten minutes is refused', async () => {
  const from = newSender()
  for (let number = 0; number < 10; number++) {
    expect((await open({ message: 'Hello' }, from)).status).toBe(201)
  }
  expect((await open({ message: 'Hello' }, from)).status).toBe(429)
  expect((await open({ message: 'Hello' })).status).toBe(201)
})

test('chat on another site: may call, without cookies', async () => {
  const headers = { origin: 'https://maison-lumen.example', cookie: 'a=b' }
  const body = { webId: WEB, message: 'Hello' }
  const answer = await server().call(openConversation, { body, headers })
  expect(answer.status).toBe(201)
  expect(answer.headers).toMatchObject({ 'access-control-allow-origin': '*' })
  expect(answer.headers).not.toHaveProperty('access-control-allow-credentials')
  expect(answer.headers).not.toHaveProperty('set-cookie')
})

test('chat on another site: can read why a call was refused', async () => {
  const headers = { origin: 'https://shop.example' }
  const answer = await server().call(openConversation, { body: {}, headers })
  expect(answer.status).toBe(400)
  expect(answer.headers['access-control-allow-origin']).toBe('*')
})

test('chat on another site: a preflight request is allowed', async () => {
  const answer = await server().app.inject({
    method: 'OPTIONS',
    url: '/api/v1/visitor/conversations',
    headers: { origin: 'https://shop.example', 'access-control-request-method': 'POST' },
  })
  expect(answer.statusCode).toBe(204)
  expect(answer.headers['access-control-allow-headers']).toContain('authorization')
})
