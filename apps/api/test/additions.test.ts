import contract from '@replybay/api-client/openapi.json' with { type: 'json' }
import {
  answerTicket,
  continueConversation,
  generateCode,
  getConversation,
  getUserInfo,
  inviteSupport,
  listSupports,
  listTickets,
  openConversation,
  register,
  resetPassword,
  validateCode,
} from '@replybay/api-client/operations'
import { expect, test } from 'vitest'
import { answerFilters } from '../src/platform/contract/additions.ts'
import type { ContractDocument, RawOperation } from '../src/platform/contract/contract.ts'
import { objectsWithin } from '../src/platform/contract/schema.ts'
import { routes } from './contract-check.ts'
import { sampleRequest } from './sample.ts'
import { sharedServer } from './test-server.ts'

const server = sharedServer({ additions: false })
const added = routes.filter(
  ({ operation }) => operation['x-addition'] !== undefined && !operation.tags.includes('visitor'),
)
const listTicketsBy = (query = '') =>
  server().call(listTickets, { as: 'owner', path: { webId: 'web-maison-lumen' }, query })

test.each(added.map((route) => [route.operation.operationId, route] as const))(
  'without additions: %s is not found',
  async (_id, route) => {
    const { url, body } = sampleRequest(route)
    const answer = await server().request(route.method, url, { as: 'owner', body })
    expect(answer).toMatchObject({ status: 404, problem: { code: 'not-found' } })
  },
)

test('without additions: visitors still write, and each message is stored once', async () => {
  const { id, visitorToken } = await server().openTicket('Is anybody there?')
  const visitor = { token: visitorToken, path: { id } }
  const headers = { 'idempotency-key': 'visitor-key-1' }
  const write = { ...visitor, body: { message: 'Hello?' }, headers }
  await server().call(continueConversation, write)
  await server().call(continueConversation, write)
  const { data } = await server().call(getConversation, visitor)
  expect(data.conversation.messages).toHaveLength(2)
})

test('without additions: the user info names no capabilities, and nothing else that is one', async () => {
  const { data } = await server().call(getUserInfo, { as: 'owner' })
  expect(data.user).toMatchObject({ name: 'Camille Roy', role: 'owner' })
  const fields = Object.entries(contract.components.schemas.User.properties)
  const marked = fields.filter(([, field]) => 'x-addition' in field).map(([name]) => name)
  expect(marked).toEqual(expect.arrayContaining(['capabilities', 'companyTimeZone', 'companyAddress']))
  expect(marked.filter((name) => name in data.user)).toEqual([])
})

test('without additions: people register, are invited and reset a password', async () => {
  const email = 'lou@verre-et-vent.example'
  const password = 'seven lamps hang over the sea'
  const validate = async () => {
    const body = { email, code: await server().codeFor(email) }
    return (await server().call(validateCode, { body })).data
  }
  await server().call(register, { body: { email, password, companyName: 'Verre et Vent' } })
  const { token } = await validate()
  const emails = ['leo@verre-et-vent.example']
  expect((await server().call(inviteSupport, { token, body: { emails } })).status).toBe(200)
  const { supports } = (await server().call(listSupports, { token })).data
  expect(supports.map((one) => one.state)).toEqual(['active', 'invited'])
  await server().call(generateCode, { body: { email } })
  const change = { token: (await validate()).token, body: { password: `${password} again` } }
  expect((await server().call(resetPassword, change)).status).toBe(200)
})

test('without additions: all tickets are in one list, also more than a page had', async () => {
  for (let number = 0; number < 25; number++) await server().openTicket()
  const { data } = await listTicketsBy()
  expect(data.tickets.length).toBeGreaterThan(60)
  expect(data).not.toHaveProperty('nextCursor')
  expect(data.tickets.filter((ticket) => 'unread' in ticket || 'assigneeId' in ticket)).toEqual([])
  expect(data.tickets.filter((ticket) => ticket.customer.name !== '')).not.toEqual([])
})

test.each([
  'limit=1',
  'limit=none',
  'sort=newest',
  'sort=loudest',
  'status=closed',
  'cursor=x',
  'channel=web',
])('without additions: the parameter %s is ignored', async (query) => {
  const whole = await listTicketsBy()
  expect((await listTicketsBy(query)).data).toEqual(whole.data)
})

test('without additions: a ticket has no history and does not say whether it was read', async () => {
  const body = { webId: 'web-maison-lumen', message: 'Hello', email: 'typed@example.org' }
  const opened = await server().call(openConversation, { body })
  const { id } = opened.data.conversation
  const { data } = await server().call(answerTicket, {
    as: 'owner',
    path: { id },
    body: { message: 'Hello' },
  })
  expect(data.ticket).toMatchObject({ status: 'answered', lastMessage: { text: 'Hello' } })
  expect(data.ticket).not.toHaveProperty('events')
  expect(data.ticket).not.toHaveProperty('unread')
  expect(data.ticket).not.toHaveProperty('customerVerified')
})

test('without additions: an answer that is sent twice is stored twice, since the key is one', async () => {
  const { id } = await server().openTicket()
  const headers = { 'idempotency-key': 'answer-key-1' }
  await server().call(answerTicket, { as: 'owner', path: { id }, body: { message: 'Hello' }, headers })
  const { data } = await server().call(answerTicket, {
    as: 'owner',
    path: { id },
    body: { message: 'Hello' },
    headers,
  })
  expect(data.ticket.messages).toHaveLength(3)
})

test('without additions: the contract that it serves lacks them, too', async () => {
  const served = (await server().app.inject('/api/v1/openapi.json')).json<typeof contract>()
  expect(served.paths).not.toHaveProperty(['/tickets/counts/{webId}'])
  expect(served.paths).toHaveProperty(['/visitor/conversations'])
  const list = JSON.stringify(served.paths['/tickets/list/{webId}'])
  expect(list).not.toContain('"cursor"')
  expect(list).not.toContain('nextCursor')
  expect(list).not.toContain('"unread"')
  expect(served.components.schemas.User.properties).toHaveProperty('companyNameRaw')
  expect(served.components.schemas.User.properties).not.toHaveProperty('capabilities')
  // What a body may hold beside the documented fields is taken as before.
  expect(served.components.schemas.TicketChange.properties).toHaveProperty('unread')
})

test('field filter: follows references and parts, and takes only what every part marks', () => {
  const marked = { 'x-addition': 'Why.' }
  const document = aDocument({
    Person: {
      properties: { name: {}, mood: marked, friends: { items: { $ref: '#/components/schemas/Person' } } },
    },
    Cat: { properties: { mood: {}, age: marked } },
  })
  const filter = answerFilters(document).get('listThings')
  const things = [
    { name: 'Ada', mood: 'calm', age: 4, friends: [{ name: 'Ben', mood: 'glad', friends: [] }] },
    { byName: { Cleo: { name: 'Cleo', mood: 'sleepy' } }, mood: 'of the thing' },
  ]
  expect(filter?.({ data: things, mood: 'of the list' })).toEqual({
    data: [
      { name: 'Ada', mood: 'calm', friends: [{ name: 'Ben', friends: [] }] },
      { byName: { Cleo: { name: 'Cleo' } }, mood: 'of the thing' },
    ],
    mood: 'of the list',
  })
})

/** Whose only operation answers people, cats, or people by their names. */
function aDocument(schemas: Record<string, object>): ContractDocument {
  const person = { $ref: '#/components/schemas/Person' }
  const oneOf = [person, { allOf: [{ $ref: '#/components/schemas/Cat' }] }]
  const byName = { properties: { byName: { additionalProperties: person } } }
  const data = { items: { oneOf: [...oneOf, byName] } }
  const content = { 'application/json': { schema: { properties: { data } } } }
  const operation = { operationId: 'listThings', tags: ['things'], responses: { '200': { content } } }
  // Sound: the filters look at nothing else of an operation.
  return { paths: { '/things': { get: operation as unknown as RawOperation } }, components: { schemas } }
}

/** A parameter or a schema. */
interface Described {
  name?: string
  properties?: Record<string, object>
  required?: boolean | string[]
}

test('contract: nobody has to know or to send what is an addition', () => {
  const documented = routes.filter(({ operation }) => operation['x-addition'] === undefined)
  const required = [...objectsWithin(documented, contract)].flatMap((each) => {
    const { name, properties = {}, required: needed, ...rest }: Described = each
    if (needed === true) return 'x-addition' in rest ? [name] : []
    const marked = Object.entries(properties).filter(([, field]) => 'x-addition' in field)
    return marked.map(([field]) => field).filter((field) => needed && needed.includes(field))
  })
  expect(required).toEqual([])
})
