import {
  answerTicket,
  closeTicket,
  continueConversation,
  deleteTicket,
  getTicketInfo,
  listTickets,
  updateTicket,
} from '@replybay/api-client/operations'
import { expect, test } from 'vitest'
import { sharedServer } from '../../../../test/test-server.ts'

const server = sharedServer()
const WEB = 'web-maison-lumen'

const answer = (id: string, message: string, key?: string) =>
  server().call(answerTicket, {
    as: 'support',
    path: { id },
    body: { message },
    ...(key && { headers: { 'idempotency-key': key } }),
  })
const change = (id: string, body: object, web = WEB) =>
  server().call(updateTicket, { as: 'support', path: { id, id2: web }, body })
const kinds = async (id: string) => (await server().ticket(id)).events?.map((event) => event.kind)
const writeAsVisitor = (id: string, token: string, message: string) =>
  server().call(continueConversation, { token, path: { id }, body: { message } })

test('answer: is in the ticket, which is then answered and read', async () => {
  const { id } = await server().openTicket('Where is my parcel?')
  const { status, data } = await answer(id, 'On its way.')
  expect(status).toBe(200)
  expect(data.ticket).toMatchObject({ status: 'answered', waitingSince: null, unread: false })
  expect(data.ticket.messages.map((message) => message.text)).toEqual(['Where is my parcel?', 'On its way.'])
  expect(data.ticket.messages[1]).toMatchObject({ author: 'support', authorName: 'Inès Moreau' })
  expect(data.ticket.lastMessage?.text).toBe('On its way.')
  expect(await kinds(id)).toEqual(['opened', 'answered'])
  expect(await server().ticket(id)).toEqual(data.ticket)
})

test('answer: the same one sent twice is stored once', async () => {
  const { id } = await server().openTicket()
  const first = await answer(id, 'Hello!', 'key-00001')
  const second = await answer(id, 'Hello!', 'key-00001')
  expect(second).toMatchObject({ status: 200, data: first.data })
  expect((await answer(id, 'Hello!', 'key-00002')).data.ticket.messages).toHaveLength(3)
})

test('answer: another one under the same key is refused, and nothing of it is stored', async () => {
  const { id } = await server().openTicket()
  const first = await answer(id, 'Hello!', 'key-00001')
  expect(await answer(id, 'Good-bye!', 'key-00001')).toMatchObject({
    status: 409,
    problem: {
      code: 'key-reused',
      message: 'This key was already used for a different text. Send a new text with a new key.',
    },
  })
  expect(await server().ticket(id)).toEqual(first.data.ticket)
})

test('answer: the same one sent twenty times at once is stored once', async () => {
  const { id } = await server().openTicket()
  const answers = await Promise.all(Array.from({ length: 20 }, () => answer(id, 'Hello!', 'key-at-once')))
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
  const ticket = await server().ticket(id)
  expect(ticket.messages).toHaveLength(2)
  expect(ticket.events).toHaveLength(2)
})

test('idempotency key: one that is too short is refused', async () => {
  const { id } = await server().openTicket()
  expect((await answer(id, 'Hello!', 'short')).status).toBe(400)
})

test('idempotency key: belongs to one ticket and to one side', async () => {
  const one = await server().openTicket()
  const other = await server().openTicket()
  const headers = { 'idempotency-key': 'shared-key' }
  await server().call(continueConversation, {
    token: one.visitorToken,
    path: { id: one.id },
    body: { message: 'Anybody there?' },
    headers,
  })
  await answer(one.id, 'Yes.', 'shared-key')
  await answer(other.id, 'Hello.', 'shared-key')
  expect((await server().ticket(one.id)).messages).toHaveLength(3)
  expect((await server().ticket(other.id)).messages).toHaveLength(2)
})

test('answers: twenty different ones at once are all kept, in one order for everybody', async () => {
  const { id } = await server().openTicket()
  await Promise.all(Array.from({ length: 20 }, (_, number) => answer(id, `Answer ${number}`)))
  const ticket = await server().ticket(id)
  expect(new Set(ticket.messages.map((message) => message.text)).size).toBe(21)
  expect(await server().ticket(id)).toEqual(ticket)
})

test('closing while another answers: both are in the history, in one order', async () => {
  for (let round = 0; round < 5; round++) {
    const { id } = await server().openTicket()
    const [owner, support] = [await server().tokenOf('owner'), await server().tokenOf('support')]
    await Promise.all([
      server().call(closeTicket, { token: owner, path: { id } }),
      server().call(answerTicket, { token: support, path: { id }, body: { message: 'On its way' } }),
    ])
    const { messages, events = [], status } = await server().ticket(id)
    expect(messages.map(({ text }) => text).slice(1)).toEqual(['On its way'])
    const done = events.map(({ kind }) => kind).filter((kind) => kind !== 'opened')
    expect(done.toSorted()).toEqual(['answered', 'closed'])
    expect(status).toBe(done.at(-1))
  }
})

test('closing: ends the waiting, and once more changes nothing', async () => {
  const { id } = await server().openTicket()
  const first = await server().call(closeTicket, { as: 'support', path: { id } })
  expect(first.data.ticket).toMatchObject({ status: 'closed', waitingSince: null })
  const second = await server().call(closeTicket, { as: 'support', path: { id } })
  expect(second.data).toEqual(first.data)
  expect(await kinds(id)).toEqual(['opened', 'closed'])
})

test('closed ticket: is answered once a colleague answers it', async () => {
  const { id } = await server().openTicket()
  await server().call(closeTicket, { as: 'support', path: { id } })
  expect((await answer(id, 'One more thing.')).data.ticket.status).toBe('answered')
})

test('deleted ticket: is not found by any call', async () => {
  const { id, visitorToken } = await server().openTicket()
  expect((await server().call(deleteTicket, { as: 'support', path: { id } })).status).toBe(200)
  expect((await server().call(getTicketInfo, { as: 'support', path: { id } })).status).toBe(404)
  expect((await answer(id, 'Too late')).status).toBe(404)
  expect((await server().call(closeTicket, { as: 'support', path: { id } })).status).toBe(404)
  expect((await change(id, { status: 'open' })).status).toBe(404)
  expect((await server().call(deleteTicket, { as: 'support', path: { id } })).status).toBe(404)
  expect((await writeAsVisitor(id, visitorToken, 'Hello?')).status).toBe(401)
  const deleted = await server().call(listTickets, {
    as: 'support',
    path: { webId: WEB },
    query: { status: 'deleted' },
  })
  expect(deleted.data.tickets.map((ticket) => ticket._id)).toContain(id)
})

test('waiting time: begins with the first message that nobody has answered', async () => {
  const { id, visitorToken } = await server().openTicket()
  const opened = await server().ticket(id)
  expect(opened).toMatchObject({ unread: true, waitingSince: opened.messages[0]?.createdAt })
  await writeAsVisitor(id, visitorToken, 'Hello?')
  expect((await server().ticket(id)).waitingSince).toBe(opened.waitingSince)

  await answer(id, 'Yes, hello.')
  await writeAsVisitor(id, visitorToken, 'Thanks, but where is it?')
  await writeAsVisitor(id, visitorToken, 'Are you there?')
  const again = await server().ticket(id)
  expect(again).toMatchObject({ status: 'open', unread: true })
  expect(again.waitingSince).toBe(again.messages[3]?.createdAt)
  expect(await kinds(id)).toEqual(['opened', 'answered', 'reopened'])
})

test('waiting time: of a ticket that is closed unanswered and reopened it begins with the first question', async () => {
  const { id } = await server().openTicket()
  const before = await server().ticket(id)
  await server().call(closeTicket, { as: 'support', path: { id } })
  const { data } = await change(id, { status: 'open' })
  expect(data.ticket).toMatchObject({ status: 'open', waitingSince: before.waitingSince })
  expect(await kinds(id)).toEqual(['opened', 'closed', 'reopened'])
})

test('history: a status that is set by hand is recorded once', async () => {
  const { id } = await server().openTicket()
  expect((await change(id, { status: 'answered' })).data.ticket.waitingSince).toBeNull()
  await change(id, { status: 'answered' })
  await change(id, { status: 'closed' })
  expect(await kinds(id)).toEqual(['opened', 'changed', 'closed'])
})

test('history: a new subject is recorded, the same one is not', async () => {
  const { id } = await server().openTicket()
  expect((await change(id, { subject: 'Globe fêlé' })).data.ticket.subject).toBe('Globe fêlé')
  await change(id, { subject: 'Globe fêlé' })
  expect(await kinds(id)).toEqual(['opened', 'changed'])
})

test('ticket: reading it changes nothing of it', async () => {
  const { id } = await server().openTicket()
  const before = await server().ticket(id)
  const { data } = await change(id, { unread: false })
  expect(data.ticket).toEqual({ ...before, unread: false })
})

test('ticket change: is refused where it names another website', async () => {
  const { id } = await server().openTicket()
  const { status, problem } = await change(id, { status: 'closed' }, 'web-other')
  expect(status).toBe(404)
  expect(problem.message).toBe('Could not update a ticket with specified id')
  expect((await server().ticket(id)).status).toBe('open')
})

test.each([{ status: 'deleted' }, { status: 'sleeping' }, {}, { words: ['x'] }])(
  'ticket change: refuses %j',
  async (body) => {
    const { id } = await server().openTicket()
    expect((await change(id, body)).status).toBe(400)
  },
)
