/** Calls that lock the same tickets and the same customer at the same time: none waits for another that waits for it. */
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '../src/platform/database/ids.ts'
import { customers } from '../src/features/customers/tables.ts'
import { messages, tickets } from '../src/features/tickets/tables.ts'
import { webs } from '../src/features/webs/tables.ts'
import { MAISON_LUMEN } from '../src/platform/demo/accounts.ts'
import { routes } from './contract-check.ts'
import { WEB } from './support-desk.ts'
import { newSender, sharedServer, type CallAnswer, type CallOptions } from './test-server.ts'

const server = sharedServer()

const AT_ONCE = 20
const ROUNDS = 3
/** After which PostgreSQL looks whether two transactions wait for each other. */
const DEADLOCK_TIMEOUT_MS = 1_000
/** For all calls together, in ms. */
const PATIENCE_MS = 20_000

interface Place {
  customerId: string
  email: string
  /** Three of the customer's tickets, and the token of a visitor for each. */
  tickets: { id: string; visitor: string }[]
}

/** Writes that lock no row of a ticket or a customer. */
const LOCK_NOTHING = ['suggestAnswer']

let number = 0
const asSupport = async (method: string, path: string, body?: unknown, more: CallOptions = {}) =>
  server().call(method, path, { token: await server().tokenOf('owner'), body, ...more })
/** One of the customer's tickets, each in turn. */
const oneOf = ({ tickets: three }: Place) => three[number++ % three.length] ?? { id: '', visitor: '' }

const calls: Record<string, (place: Place) => Promise<CallAnswer>> = {
  answerTicket: (place) => asSupport('POST', `/tickets/answer/${oneOf(place).id}`, { message: 'Answer' }),
  closeTicket: (place) => asSupport('PATCH', `/tickets/close/${oneOf(place).id}`),
  updateTicket: (place) =>
    asSupport('PATCH', `/tickets/ticket/${oneOf(place).id}/${WEB}`, { tags: [`tag-${number}`] }),
  deleteTicket: ({ tickets: three }) => asSupport('DELETE', `/tickets/${three[2]?.id}`),
  changeTickets: ({ tickets: three }) =>
    asSupport('POST', `/tickets/bulk/${WEB}`, {
      ids: three.map(({ id }) => id).toReversed(),
      addTags: [`tag-${number++}`],
    }),
  addNote: (place) => asSupport('POST', `/tickets/note/${oneOf(place).id}`, { text: 'Note' }),
  openTicket: ({ customerId }) =>
    asSupport('POST', `/tickets/open/${WEB}`, { customerId, channel: 'whatsapp', message: 'Hello' }),
  addAttachment: (place) => {
    const form = ['name="name"\r\n\r\nx.txt', 'name="file"; filename="x.txt"\r\n\r\nx']
    const parts = form.map((part) => `--part\r\nContent-Disposition: form-data; ${part}\r\n`)
    const headers = { 'content-type': 'multipart/form-data; boundary=part' }
    return asSupport('POST', `/tickets/attachments/${oneOf(place).id}`, `${parts.join('')}--part--\r\n`, {
      headers,
    })
  },
  updateCustomer: ({ customerId }) =>
    asSupport('PATCH', `/customers/${customerId}`, {
      name: `Name ${number++}`,
      blocked: number % 3 === 0,
    }),
  openConversation: ({ email }) =>
    server().call('POST', '/visitor/conversations', {
      body: { webId: WEB, message: 'Hello', email },
      from: newSender(),
    }),
  continueConversation: (place) => {
    const { id, visitor } = oneOf(place)
    const body = { message: 'Once more' }
    return server().call('POST', `/visitor/conversations/${id}/messages`, { token: visitor, body })
  },
  removeSampleData: () => asSupport('DELETE', '/sample-data'),
}

async function newPlace(): Promise<Place> {
  const { queries } = server().database
  const email = `customer${number++}@example.org`
  const opened = []
  for (const message of ['One', 'Two', 'Three']) {
    const { data } = await server().call('POST', '/visitor/conversations', {
      body: { webId: WEB, message, email },
    })
    opened.push({ id: data.conversation.id, visitor: data.token })
  }
  const [first] = opened
  const [ticket] = await queries
    .update(tickets)
    .set({ channel: 'whatsapp' })
    .where(eq(tickets.id, first?.id ?? ''))
    .returning()
  const customerId = ticket?.customerId ?? ''
  await addSampleTicket(customerId)
  return { customerId, email, tickets: opened }
}

/** One more ticket of the customer, which goes with the sample data. */
async function addSampleTicket(customerId: string): Promise<void> {
  const { queries } = server().database
  const at = { createdAt: new Date(), updatedAt: new Date() }
  const own = { companyId: MAISON_LUMEN, createdAt: at.createdAt }
  const [webId, id, lastMessageId, otherId] = [newId(), newId(), newId(), newId()]
  await queries.insert(webs).values({ id: webId, isSample: true, ...own })
  await queries.insert(customers).values({ id: otherId, name: 'Sample', ...own })
  for (const [ticketId, owner] of [
    [id, customerId],
    [newId(), otherId],
  ] as const) {
    const state = { channel: 'web', status: 'open', lastMessageId } as const
    await queries
      .insert(tickets)
      .values({ id: ticketId, companyId: MAISON_LUMEN, webId, customerId: owner, ...state, ...at })
  }
  await queries
    .insert(messages)
    .values({ id: lastMessageId, ticketId: id, author: 'customer', text: 'Sample', ...own })
}

test('lock order: every operation that writes tickets, customers or conversations is called here', () => {
  const writing = routes
    .filter(({ method, operation }) => {
      const isAboutTickets = operation.tags.some((tag) => ['tickets', 'customers', 'visitor'].includes(tag))
      return method !== 'GET' && isAboutTickets
    })
    .map(({ operation }) => operation.operationId)
  expect([...Object.keys(calls), ...LOCK_NOTHING].toSorted()).toEqual(
    [...writing, 'removeSampleData'].toSorted(),
  )
})

test(
  'lock order: each operation with each, on one customer, ends without a fault',
  { timeout: 60_000 },
  async () => {
    const names = Object.keys(calls)
    const pairs = names.flatMap((one, index) => names.slice(index).map((other) => [one, other] as const))
    const statuses: string[] = []
    let lasted = 0
    for (let round = 0; round < ROUNDS; round++) {
      for (let begin = 0; begin < pairs.length; begin += AT_ONCE) {
        const place = await newPlace()
        const startedAt = performance.now()
        await Promise.all(
          pairs.slice(begin, begin + AT_ONCE).flatMap((pair) =>
            pair.map(async (name) => {
              const answer = await calls[name]?.(place)
              statuses.push(`${name} ${answer?.status}`)
            }),
          ),
        )
        lasted += performance.now() - startedAt
      }
    }
    expect(statuses).toHaveLength(ROUNDS * pairs.length * 2)
    expect(statuses.filter((status) => / (5\d\d|undefined)$/.test(status))).toEqual([])
    expect(lasted).toBeLessThan(PATIENCE_MS)
  },
)

test('customer: of two that are given one address at the same time, one gets it', async () => {
  for (let round = 0; round < 5; round++) {
    const [one, other] = [await newPlace(), await newPlace()]
    const email = `shared${number++}@example.org`
    const answers = await Promise.all(
      [one, other].map(({ customerId }) => asSupport('PATCH', `/customers/${customerId}`, { email })),
    )
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409'])
  }
})

test('invitations: two of the same addresses in opposite order, at the same time, do not lock each other', async () => {
  const lasted: number[] = []
  for (let round = 0; round < 3; round++) {
    const emails = Array.from({ length: 30 }, () => `invited${number++}@example.org`)
    const startedAt = performance.now()
    const answers = await Promise.all(
      [emails, emails.toReversed()].map((each) => asSupport('POST', '/auth/invite', { emails: each })),
    )
    lasted.push(performance.now() - startedAt)
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers[1]?.data.results.map(({ email }) => email)).toEqual(emails.toReversed())
  }
  // One that locks is run again, after that.
  expect(Math.min(...lasted)).toBeLessThan(DEADLOCK_TIMEOUT_MS)
})
