/** Calls that lock the same tickets and the same customer at the same time: none waits for another that waits for it. */
import {
  addAttachment,
  addBotQuestion,
  addBotQuestionLanguage,
  addNote,
  addVisitorAttachment,
  answerTicket,
  askForPerson,
  askForReturn,
  changeMemberRole,
  changeTickets,
  claimTicket,
  closeTicket,
  continueConversation,
  createWeb,
  deleteAccount,
  deleteNote,
  deleteTicket,
  getUserInfo,
  handOverOwnership,
  inviteSupport,
  leaveContact,
  openConversation,
  openTicket,
  rateConversation,
  removeBotQuestionLanguage,
  removeMember,
  removeSampleData,
  removeWeb,
  resendMessage,
  undoTicket,
  updateCustomer,
  updateNote,
  updateTicket,
  updateWeb,
  writeAboutReturn,
} from '@replybay/api-client/operations'
import { eq, sql, type SQL } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '../src/platform/database/ids.ts'
import { customers } from '../src/features/customers/tables.ts'
import { lockCustomer } from '../src/features/tickets/customer-rows.ts'
import { insertMessage, lockTicket } from '../src/features/tickets/writing.ts'
import { companies, users } from '../src/features/users/tables.ts'
import { messages, tickets } from '../src/features/tickets/tables.ts'
import { insertOrderToken } from '../src/features/warehouse/return-page/store.ts'
import { insertOrders, newOrder } from '../src/features/warehouse/store.ts'
import { hashToken, newToken } from '../src/platform/secrets/tokens.ts'
import { webs } from '../src/features/webs/tables.ts'
import { MAISON_LUMEN } from '../src/platform/demo/accounts.ts'
import { routes } from './contract-check.ts'
import { isWaitedFor } from './is-waited-for.ts'
import { WEB } from './support-desk.ts'
import { newSender, sharedServer, type CallAnswer } from './test-server.ts'

const server = sharedServer()

const AT_ONCE = 20
const ROUNDS = 3
/** After which PostgreSQL looks whether two transactions wait for each other. */
const DEADLOCK_TIMEOUT_MS = 1_000

interface Account {
  companyId: string
  webId: string
  ownerId: string
  /** Of its owner. */
  token: string
}

interface Place extends Account {
  customerId: string
  email: string
  /** Of the team, beside its owner; each of the tickets is one's. */
  members: string[]
  /** Three of the customer's tickets, and the token of a visitor for each. */
  tickets: { id: string; visitor: string }[]
  /** Of the customer, who may return it. */
  order: { token: string; SKU: string }
  /** In each of which the customer has a ticket, and another customer one. */
  spareWebs: string[]
}

/** Writes that hold webs: those that others hold before tickets, after them, or beside them. */
const OF_WEBS = [
  'removeSampleData',
  'removeWeb',
  'updateWeb',
  'createWeb',
  'addBotQuestionLanguage',
  'addBotQuestion',
  'removeBotQuestionLanguage',
]

/** Writes that lock no row of a ticket or a customer. */
const LOCK_NOTHING = ['addReturnPhoto', 'findCustomerOrder', 'readMentions', 'suggestAnswer', 'tellPresence']

let number = 0
let lastForm: Promise<unknown> = Promise.resolve()
/** One of the customer's tickets, each in turn. */
const oneOf = ({ tickets: three }: Place) => three[number++ % three.length] ?? { id: '', visitor: '' }
/** The one whom tickets are assigned to and who is removed: each for some calls, in turn. */
const memberOf = ({ members }: Place) => members[Math.floor(number++ / 4) % members.length]

/** A note of one of the customer's tickets. */
async function noteOf(place: Place): Promise<{ id: string; noteId: string }> {
  const { id } = oneOf(place)
  const { data } = await server().call(addNote, {
    token: place.token,
    path: { id },
    body: { text: 'Look', mentions: [] },
  })
  const noteId = data?.ticket?.notes?.at(-1)?._id
  return { id, noteId: noteId ?? newId() }
}

const form = {
  headers: { 'content-type': 'multipart/form-data; boundary=part' },
  body: `${['name="name"\r\n\r\nx.txt', 'name="file"; filename="x.txt"\r\n\r\nx']
    .map((part) => `--part\r\nContent-Disposition: form-data; ${part}\r\n`)
    .join('')}--part--\r\n`,
}

/** Of one person, no more than two forms are taken at a time. */
function inTurn(send: () => Promise<CallAnswer>): Promise<CallAnswer> {
  const turn = lastForm.then(send)
  lastForm = turn.catch(() => undefined)
  return turn
}

const calls: Record<string, (place: Place) => Promise<CallAnswer>> = {
  answerTicket: (place) =>
    server().call(answerTicket, {
      token: place.token,
      path: { id: oneOf(place).id },
      body: { message: 'Answer' },
    }),
  claimTicket: (place) => server().call(claimTicket, { token: place.token, path: { id: oneOf(place).id } }),
  // Closed and undone under one key, in whichever order they come.
  closeTicket: (place) =>
    server().call(closeTicket, {
      token: place.token,
      headers: { 'idempotency-key': `undoable-${place.customerId}` },
      path: { id: oneOf(place).id },
    }),
  undoTicket: (place) =>
    server().call(undoTicket, {
      token: place.token,
      path: { id: oneOf(place).id },
      body: { key: `undoable-${place.customerId}` },
    }),
  resendMessage: (place) =>
    server().call(resendMessage, {
      token: place.token,
      path: { id: oneOf(place).id, messageId: 'none' },
    }),
  updateTicket: (place) =>
    server().call(updateTicket, {
      token: place.token,
      path: { id: oneOf(place).id, id2: place.webId },
      body: {
        subject: `Subject ${number}`,
        status: number % 2 === 0 ? 'open' : 'answered',
        tags: [`tag-${number}`],
        assigneeId: number % 3 === 0 ? null : memberOf(place),
        unread: true,
      },
    }),
  deleteTicket: (place) =>
    server().call(deleteTicket, { token: place.token, path: { id: place.tickets[2]?.id } }),
  changeTickets: (place) =>
    server().call(changeTickets, {
      token: place.token,
      path: { webId: place.webId },
      body: {
        ids: place.tickets.map(({ id }) => id).toReversed(),
        addTags: [`tag-${number++}`],
        status: number % 2 === 0 ? 'open' : 'answered',
        assigneeId: number % 3 === 0 ? null : memberOf(place),
        unread: true,
      },
    }),
  addNote: (place) =>
    server().call(addNote, {
      token: place.token,
      path: { id: oneOf(place).id },
      body: { text: '@Nina Member, look', mentions: [{ _id: memberOf(place) ?? '', name: 'Nina Member' }] },
    }),
  updateNote: async (place) =>
    server().call(updateNote, {
      token: place.token,
      path: await noteOf(place),
      body: {
        text: '@Nina Member, once more',
        mentions: [{ _id: memberOf(place) ?? '', name: 'Nina Member' }],
      },
    }),
  deleteNote: async (place) => server().call(deleteNote, { token: place.token, path: await noteOf(place) }),
  openTicket: (place) =>
    server().call(openTicket, {
      token: place.token,
      path: { webId: place.webId },
      body: {
        customerId: place.customerId,
        channel: 'whatsapp',
        message: 'Hello',
      },
    }),
  addAttachment: (place) =>
    inTurn(() =>
      server().call(addAttachment, { token: place.token, path: { id: oneOf(place).id }, ...form }),
    ),
  addVisitorAttachment: (place) =>
    inTurn(() => {
      const { id, visitor } = oneOf(place)
      return server().call(addVisitorAttachment, { token: visitor, path: { id }, ...form })
    }),
  askForPerson: (place) => {
    const { id, visitor } = oneOf(place)
    return server().call(askForPerson, { token: visitor, path: { id } })
  },
  leaveContact: (place) => {
    const { id, visitor } = oneOf(place)
    const body = { email: `left${number++}@example.org` }
    return server().call(leaveContact, { token: visitor, path: { id }, body })
  },
  rateConversation: (place) => {
    const { id, visitor } = oneOf(place)
    return server().call(rateConversation, { token: visitor, path: { id }, body: { grade: 'good' } })
  },
  updateCustomer: (place) =>
    server().call(updateCustomer, {
      token: place.token,
      path: { id: place.customerId },
      body: {
        name: `Name ${number++}`,
        blocked: number % 3 === 0,
      },
    }),
  openConversation: (place) =>
    server().call(openConversation, {
      body: { webId: place.webId, message: 'Hello', email: place.email },
      from: newSender(),
    }),
  continueConversation: (place) => {
    const { id, visitor } = oneOf(place)
    const body = { message: 'Once more' }
    return server().call(continueConversation, { token: visitor, path: { id }, body })
  },
  askForReturn: ({ order }) =>
    server().call(askForReturn, {
      token: order.token,
      body: { items: [{ SKU: order.SKU, quantity: 1, reason: 'Too tall' }] },
    }),
  writeAboutReturn: ({ order }) =>
    server().call(writeAboutReturn, { token: order.token, body: { message: 'Once more' } }),
  changeMemberRole: (place) =>
    server().call(changeMemberRole, {
      token: place.token,
      path: { id: memberOf(place) },
      body: { role: number % 2 === 0 ? 'support' : 'admin' },
    }),
  removeMember: (place) => server().call(removeMember, { token: place.token, path: { id: memberOf(place) } }),
  handOverOwnership: (place) =>
    server().call(handOverOwnership, {
      token: place.token,
      path: { id: memberOf(place) },
      body: { password: 'replybay-demo' },
    }),
  removeSampleData: (place) => server().call(removeSampleData, { token: place.token }),
  removeWeb: (place) =>
    server().call(removeWeb, { token: place.token, path: { id: place.spareWebs.pop() ?? 'none' } }),
  updateWeb: (place) =>
    server().call(updateWeb, {
      token: place.token,
      path: { id: number % 2 === 0 ? place.webId : (place.spareWebs.at(-1) ?? place.webId) },
      body: { name: `Web ${number++}` },
    }),
  createWeb: (place) => server().call(createWeb, { token: place.token, body: { name: 'One more' } }),
  addBotQuestionLanguage: (place) =>
    server().call(addBotQuestionLanguage, {
      token: place.token,
      path: { id: place.webId },
      body: { lang: number++ % 2 === 0 ? 'fr-FR' : 'es-ES' },
    }),
  addBotQuestion: (place) =>
    server().call(addBotQuestion, {
      token: place.token,
      path: { id: place.webId, lang: number++ % 2 === 0 ? 'fr-FR' : 'es-ES' },
      body: { question: 'Where?' },
    }),
  removeBotQuestionLanguage: (place) =>
    server().call(removeBotQuestionLanguage, {
      token: place.token,
      path: { id: place.webId, lang: number++ % 2 === 0 ? 'fr-FR' : 'es-ES' },
    }),
}

function callOf(name: string) {
  const call = calls[name]
  if (!call) throw new Error(`There is no call ${name}.`)
  return call
}

async function demoAccount(): Promise<Account> {
  const token = await server().tokenOf('owner')
  const { data } = await server().call(getUserInfo, { token })
  return { companyId: MAISON_LUMEN, webId: WEB, ownerId: data.user._id, token }
}

/** An account of its own, with the password of the demo's. */
async function newAccount(): Promise<Account> {
  const { queries } = server().database
  const [owner] = await queries.select().from(users).where(eq(users.email, 'owner@maison-lumen.example'))
  if (!owner) throw new Error('The demo has no owner.')
  const [companyId, webId, id] = [newId(), newId(), newId()]
  const email = `owner${number++}@example.org`
  const createdAt = new Date()
  await queries.insert(companies).values({ id: companyId, name: 'Own', createdAt })
  await queries.insert(users).values({ ...owner, id, companyId, email })
  await queries.insert(webs).values({ id: webId, companyId, createdAt })
  return { companyId, webId, ownerId: id, token: await server().newSession(email) }
}

const endAccount = ({ token }: Account) =>
  server().call(deleteAccount, { token, body: { password: 'replybay-demo' } })

async function newPlace(account: Account): Promise<Place> {
  const { queries } = server().database
  const email = `customer${number++}@example.org`
  const opened = []
  for (const message of ['One', 'Two', 'Three']) {
    const { data } = await server().call(openConversation, {
      body: { webId: account.webId, message, email },
      from: newSender(),
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
  await addTicketsIn(account.companyId, customerId, { isSample: true })
  const spareWebs: string[] = []
  for (let count = 0; count < SPARE_WEBS; count++) {
    spareWebs.push(await addTicketsIn(account.companyId, customerId, { isSample: false }))
  }
  const members = await addMembers(account)
  for (const [index, { id }] of opened.entries()) {
    await queries.update(tickets).set({ assigneeId: members[index] }).where(eq(tickets.id, id))
  }
  const order = await addOrder(account, email)
  return { ...account, customerId, email, members, order, tickets: opened, spareWebs }
}

/** An order that was sent, and a token of its customer. */
async function addOrder({ companyId, webId }: Account, email: string): Promise<Place['order']> {
  const { queries } = server().database
  const [SKU, token, now] = ['SEV-170-NO', newToken('order'), new Date()]
  const order = newOrder({
    companyId,
    number: `LO-${number++}`,
    items: [{ SKU, quantity: 1 }],
    customer: { name: 'Nadia', email },
    platform: 'prestashop',
    status: 'sent',
    sentAt: now,
  })
  await insertOrders(queries, [order])
  const row = { companyId, orderId: order.id, webId, createdAt: now, lastUsedAt: now }
  await insertOrderToken(queries, { ...row, tokenHash: hashToken(token) })
  return { token, SKU }
}

const MEMBERS = 10
const SPARE_WEBS = 4

async function addMembers({ ownerId }: Account): Promise<string[]> {
  const { queries } = server().database
  const [owner] = await queries.select().from(users).where(eq(users.id, ownerId))
  if (!owner) throw new Error('The account has no owner.')
  const members = Array.from({ length: MEMBERS }, () => ({
    ...owner,
    id: newId(),
    name: 'Nina Member',
    email: `member${number++}@example.org`,
    role: 'support' as const,
  }))
  await queries.insert(users).values(members)
  return members.map(({ id }) => id)
}

/** One more ticket of the customer, and one of another, in a web of their own that they go with. @returns its id. */
async function addTicketsIn(
  companyId: string,
  customerId: string,
  { isSample }: { isSample: boolean },
): Promise<string> {
  const { queries } = server().database
  const at = { createdAt: new Date(), updatedAt: new Date() }
  const own = { companyId, createdAt: at.createdAt }
  const [webId, id, lastMessageId, otherId] = [newId(), newId(), newId(), newId()]
  await queries.insert(webs).values({ id: webId, isSample, ...own })
  await queries.insert(customers).values({ id: otherId, name: 'Sample', ...own })
  for (const [ticketId, owner] of [
    [id, customerId],
    [newId(), otherId],
  ] as const) {
    const state = { channel: 'web', status: 'open', lastMessageId } as const
    await queries
      .insert(tickets)
      .values({ id: ticketId, companyId, webId, customerId: owner, ...state, ...at })
  }
  await queries
    .insert(messages)
    .values({ id: lastMessageId, ticketId: id, author: 'customer', text: 'Sample', ...own })
  return webId
}

test('lock order: every operation that writes tickets, customers, conversations or members is called here', () => {
  const writing = routes
    .filter(({ method, path, operation }) => {
      const isAboutTickets = operation.tags.some((tag) => ['tickets', 'customers', 'visitor'].includes(tag))
      return method !== 'GET' && (isAboutTickets || path.startsWith('/users/members/'))
    })
    .map(({ operation }) => operation.operationId)
  expect([...Object.keys(calls), ...LOCK_NOTHING].toSorted()).toEqual([...writing, ...OF_WEBS].toSorted())
})

/** How many times PostgreSQL has found transactions that waited for each other. */
async function deadlocks(): Promise<number> {
  const { rows } = await server().database.queries.execute<{ deadlocks: string }>(
    sql`select deadlocks::text from pg_stat_database where datname = current_database()`,
  )
  return Number(rows[0]?.deadlocks)
}

test(
  'lock order: each operation with each, on one customer, ends without a fault',
  // Pairs grow with the square of the operations: half a minute alone, more beside the tests of other packages.
  { timeout: 240_000 },
  async () => {
    const names = Object.keys(calls)
    const pairs = names.flatMap((one, index) => names.slice(index).map((other) => [one, other] as const))
    const statuses: string[] = []
    const before = await deadlocks()
    const newOne = async () => newPlace(await newAccount())
    let next = newOne()
    for (let round = 0; round < ROUNDS; round++) {
      for (let begin = 0; begin < pairs.length; begin += AT_ONCE) {
        const place = await next
        // Made while the calls of this one wait for each other.
        next = newOne()
        await Promise.all(
          pairs.slice(begin, begin + AT_ONCE).flatMap((pair) =>
            pair.map(async (name) => {
              const answer = await calls[name]?.(place)
              statuses.push(`${name} ${answer?.status}`)
            }),
          ),
        )
      }
    }
    await next
    expect(statuses).toHaveLength(ROUNDS * pairs.length * 2)
    expect(statuses.filter((status) => / (5\d\d|undefined)$/.test(status))).toEqual([])
    // Each is broken up and repeated, a second later.
    expect((await deadlocks()) - before).toBe(0)
  },
)

test('lock order: each operation, again and again while its account is deleted, ends without a fault', async () => {
  const statuses: string[] = []
  await Promise.all(
    Object.entries(calls).map(async ([name, call]) => {
      // Another owner's account would stay.
      if (name === 'handOverOwnership') return
      const place = await newPlace(await newAccount())
      const deleted = new AbortController()
      const deletion = endAccount(place).finally(() => deleted.abort())
      while (!deleted.signal.aborted) statuses.push(`${name} ${(await call(place)).status}`)
      expect((await deletion).status, `deletion with ${name}`).toBe(200)
    }),
  )
  expect(statuses.filter((status) => / 5\d\d$/.test(status))).toEqual([])
})

test('deleting an account: who works on one of its tickets still can write to it', async () => {
  const account = await newAccount()
  const { tickets: opened } = await newPlace(account)
  const ticketId = opened[0]?.id ?? ''
  const locked = Promise.withResolvers<void>()
  const deletion = locked.promise.then(() => endAccount(account))
  await server().database.transaction(async (queries) => {
    await lockTicket(queries, account, ticketId)
    locked.resolve()
    await expect.poll(() => isWaitedFor(queries), { timeout: 10_000 }).toBe(true)
    await queries.execute(sql`set local lock_timeout = '300ms'`)
    await insertMessage(queries, account.companyId, ticketId, {
      id: newId(),
      author: 'support',
      authorId: null,
      authorName: '',
      text: 'Still here',
      createdAt: new Date(),
    })
  })
  expect((await deletion).status).toBe(200)
})

test('removing a member: who works on a ticket still can assign it to them, and it is told as unassigned', async () => {
  const place = await newPlace(await newAccount())
  const [id] = place.members
  const [theirs, other] = place.tickets.map((ticket) => ticket.id)
  const touchedAt = new Date(0)
  await server().database.queries.update(tickets).set({ touchedAt })
  const locked = Promise.withResolvers<void>()
  const removal = locked.promise.then(() => server().call(removeMember, { token: place.token, path: { id } }))
  await server().database.transaction(async (queries) => {
    for (const ticketId of [theirs, other]) await lockTicket(queries, place, ticketId ?? '')
    locked.resolve()
    await expect.poll(() => isWaitedFor(queries), { timeout: 10_000 }).toBe(true)
    await queries.execute(sql`set local lock_timeout = '300ms'`)
    await queries
      .update(tickets)
      .set({ assigneeId: id })
      .where(eq(tickets.id, other ?? ''))
  })
  expect((await removal).status).toBe(200)
  const { queries } = server().database
  const left = await queries.select().from(tickets).where(eq(tickets.companyId, place.companyId))
  for (const ticketId of [theirs, other]) {
    const ticket = left.find((one) => one.id === ticketId)
    expect(ticket?.assigneeId).toBeNull()
    expect(ticket?.touchedAt).not.toEqual(touchedAt)
  }
})

/** Holds the customer while the calls are made, one after another. @returns the names of those that wait for it. */
async function waitingFor(
  { companyId, customerId }: Place,
  strength: Parameters<typeof lockCustomer>[3],
  held: Record<string, () => Promise<CallAnswer>>,
): Promise<string[]> {
  const { database } = server()
  const locked = Promise.withResolvers<SQL>()
  const release = Promise.withResolvers<void>()
  const holding = database.transaction(async (queries) => {
    await lockCustomer(queries, companyId, customerId, strength)
    const { rows } = await queries.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    locked.resolve(sql`${rows[0]?.pid}::int`)
    await release.promise
  })
  const processId = await locked.promise
  const waiting: string[] = []
  const answers = []
  for (const [name, call] of Object.entries(held)) {
    const over = new AbortController()
    const answer = call().finally(() => over.abort())
    answers.push(answer)
    while (!over.signal.aborted && !waiting.includes(name)) {
      if (await isWaitedFor(database.queries, processId)) waiting.push(name)
    }
    // Whoever waits lets the others wait for its own locks.
    if (waiting.length > 0) break
  }
  release.resolve()
  await holding
  const statuses = (await Promise.all(answers)).map(({ status }) => status)
  expect(statuses.filter((status) => status >= 300)).toEqual([])
  return waiting
}

test('lock order: a ticket is changed without a lock of its customer', async () => {
  const place = await newPlace(await demoAccount())
  const changing = [
    'updateTicket',
    'changeTickets',
    'answerTicket',
    'addNote',
    'updateNote',
    'deleteNote',
    'claimTicket',
    'addAttachment',
    'continueConversation',
    'closeTicket',
    'undoTicket',
    'deleteTicket',
  ]
  const held = Object.fromEntries(changing.map((name) => [name, () => callOf(name)(place)]))
  expect(await waitingFor(place, 'update', held)).toEqual([])
})

test('lock order: a customer gets another name while a ticket refers to them', async () => {
  const place = await newPlace(await demoAccount())
  const rename = () =>
    server().call(updateCustomer, {
      token: place.token,
      path: { id: place.customerId },
      body: { name: 'Another' },
    })
  expect(await waitingFor(place, 'key share', { rename })).toEqual([])
})

test('customer: of two that are given one address at the same time, one gets it', async () => {
  for (let round = 0; round < 5; round++) {
    const account = await demoAccount()
    const places = [await newPlace(account), await newPlace(account)]
    const email = `shared${number++}@example.org`
    const answers = await Promise.all(
      places.map((place) =>
        server().call(updateCustomer, {
          token: place.token,
          path: { id: place.customerId },
          body: { email },
        }),
      ),
    )
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409'])
  }
})

test('invitations: two of the same addresses in opposite order, at the same time, do not lock each other', async () => {
  const { token } = await demoAccount()
  const lasted: number[] = []
  for (let round = 0; round < 3; round++) {
    const emails = Array.from({ length: 30 }, () => `invited${number++}@example.org`)
    const startedAt = performance.now()
    const answers = await Promise.all(
      [emails, emails.toReversed()].map((each) =>
        server().call(inviteSupport, { token, body: { emails: each } }),
      ),
    )
    lasted.push(performance.now() - startedAt)
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers[1]?.data.results.map(({ email }) => email)).toEqual(emails.toReversed())
  }
  // One that locks is run again, after that.
  expect(Math.min(...lasted)).toBeLessThan(DEADLOCK_TIMEOUT_MS)
})
