import {
  answerTicket,
  continueConversation,
  countTickets,
  getTicketInfo,
  getUserInfo,
  listTicketIds,
  listTickets,
  openConversation,
  updateTicket,
} from '@replybay/api-client/operations'
import { expect, test } from 'vitest'
import { sharedServer } from '../../../../test/test-server.ts'

const server = sharedServer()
const WEB = 'web-maison-lumen'

async function list(query: Record<string, string>) {
  const token = await server().tokenOf('support')
  return (await server().call(listTickets, { token, path: { webId: WEB }, query })).data.tickets
}

async function change(id: string, body: object) {
  const token = await server().tokenOf('support')
  return server().call(updateTicket, { token, path: { id, id2: WEB }, body })
}

async function me(): Promise<string> {
  const token = await server().tokenOf('support')
  return (await server().call(getUserInfo, { token })).data.user._id
}

async function newTicket() {
  const body = { webId: WEB, message: 'Hello there' }
  const { data } = await server().call(openConversation, { body })
  return { id: data.conversation.id, visitor: data.token }
}

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()

test('assigning: the ticket is listed as the colleague’s until it is unassigned, and its history says so', async () => {
  const { id } = await newTicket()
  const assigneeId = await me()
  const { data } = await change(id, { assigneeId })
  expect(data.ticket).toMatchObject({ assigneeId, assigneeName: 'Inès Moreau' })
  expect(data.ticket.events?.at(-1)).toMatchObject({ kind: 'assigned', detail: 'Inès Moreau' })
  expect((await list({ assignee: assigneeId })).map(({ _id }) => _id)).toContain(id)
  expect((await list({ assignee: 'none' })).map(({ _id }) => _id)).not.toContain(id)
  const back = await change(id, { assigneeId: null })
  expect(back.data.ticket).not.toHaveProperty('assigneeId')
  expect(back.data.ticket.events?.at(-1)).not.toHaveProperty('detail')
  expect((await list({ assignee: 'none' })).map(({ _id }) => _id)).toContain(id)
})

test('assigning: who takes a ticket over from a colleague is told from whom, who is given it is not', async () => {
  const { id } = await newTicket()
  const token = await server().tokenOf('owner')
  const owner = (await server().call(getUserInfo, { token })).data.user
  const own = await change(id, { assigneeId: await me() })
  expect(own.data.ticket.events?.at(-1)).not.toHaveProperty('takenFrom')
  const assign = (assigneeId: string) =>
    server().call(updateTicket, { token, path: { id, id2: WEB }, body: { assigneeId } })
  const taken = await assign(owner._id)
  const takenFrom = { _id: await me(), name: 'Inès Moreau' }
  expect(taken.data.ticket.events?.at(-1)).toMatchObject({ kind: 'assigned', takenFrom })
  const given = await assign(await me())
  expect(given.data.ticket.events?.at(-1)).not.toHaveProperty('takenFrom')
})

test('assigning: a person who may not answer tickets is refused', async () => {
  const { id } = await newTicket()
  for (const role of ['warehouse', 'owner@atelier-nord.example']) {
    const token = await server().tokenOf(role)
    const { data } = await server().call(getUserInfo, { token })
    const refused = await change(id, { assigneeId: data.user._id })
    expect(refused.status).toBe(400)
    expect(refused.problem.fields).toEqual([
      { path: '/body/assigneeId', message: 'is not a colleague who answers tickets' },
    ])
  }
})

test('closed ticket: opening it again brings back since when its customer waits, also where the agent spoke last', async () => {
  const waiting = (await list({ status: 'open' })).filter(({ waitingSince }) => waitingSince)
  const handedOver = waiting.find(({ lastMessage }) => lastMessage?.author === 'agent')
  const { _id: id = '', waitingSince } = handedOver ?? {}
  const closed = await change(id, { status: 'closed' })
  expect(closed.data.ticket.waitingSince).toBeNull()
  const open = await change(id, { status: 'open' })
  expect(open.data.ticket.waitingSince).toBe(waitingSince)
})

test('handed-off ticket: set to answered and opened again, its customer waits since their question', async () => {
  const waiting = (await list({ status: 'open' })).filter((ticket) => ticket.handedOff)
  const handedOff = waiting.find(({ lastMessage }) => lastMessage?.author === 'agent')
  const { _id: id = '', waitingSince } = handedOff ?? {}
  await change(id, { status: 'answered' })
  const open = await change(id, { status: 'open' })
  expect(open.data.ticket.waitingSince).toBe(waitingSince)
})

test('handed-off ticket: is marked with the reason until somebody replies, also when it was closed meanwhile', async () => {
  const handedOff = (await list({ status: 'open' })).find((ticket) => ticket.handedOff)
  const id = handedOff?._id ?? ''
  const token = await server().tokenOf('support')
  const { ticket } = (await server().call(getTicketInfo, { token, path: { id } })).data
  const event = ticket.events?.findLast(({ kind }) => kind === 'handed-over')
  expect(event?.reason).toMatch(/^[a-z-]+$/)
  await change(id, { status: 'closed' })
  expect((await change(id, { status: 'open' })).data.ticket.handedOff).toBe(true)
  const reply = { message: 'A colleague looks after it.' }
  await server().call(answerTicket, { token, path: { id }, body: reply })
  const { data } = await server().call(getTicketInfo, { token, path: { id } })
  expect(data.ticket).not.toHaveProperty('handedOff')
})

test('snoozed ticket: closing it unsnoozes it', async () => {
  const { id } = await newTicket()
  await change(id, { snoozedUntil: inAnHour() })
  const { data } = await change(id, { status: 'closed' })
  expect(data.ticket).not.toHaveProperty('snoozedUntil')
})

test('tags: are set as a whole and listed, and the history says which came and went', async () => {
  const { id } = await newTicket()
  await change(id, { tags: ['Invoice', 'VIP'] })
  const { data } = await change(id, { tags: ['VIP', 'Pre-sale'] })
  expect(data.ticket.tags).toEqual(['VIP', 'Pre-sale'])
  expect(data.ticket.events?.at(-1)).toMatchObject({ kind: 'tagged', detail: '+Pre-sale -Invoice' })
  expect((await list({ tag: 'Pre-sale' })).map(({ _id }) => _id)).toContain(id)
  expect((await list({ tag: 'Invoice' })).map(({ _id }) => _id)).not.toContain(id)
})

test.each([
  [['']],
  [[' a']],
  [['x', 'x']],
  [Array.from({ length: 21 }, (_, index) => `t${index}`)],
  [['a'.repeat(41)]],
])('tags: are refused where they do not fit: %j', async (tags) => {
  const { id } = await newTicket()
  expect((await change(id, { tags })).status).toBe(400)
})

test('ticket that is snoozed until its customer writes: sleeps without a date, and wakes with their message', async () => {
  const ticket = await newTicket()
  const snoozedUntil = '9999-12-31T23:59:59.999Z'
  expect((await change(ticket.id, { snoozedUntil })).data.ticket).toMatchObject({ snoozedUntil })
  expect((await list({ snoozed: 'true' })).map(({ _id }) => _id)).toContain(ticket.id)
  const moment = { wakesBefore: new Date(Date.now() + 400 * 86_400_000).toISOString() }
  expect((await list(moment)).map(({ _id }) => _id)).not.toContain(ticket.id)
  const message = 'Here is the photo'
  await server().call(continueConversation, {
    token: ticket.visitor,
    path: { id: ticket.id },
    body: { message },
  })
  const token = await server().tokenOf('support')
  const { data } = await server().call(getTicketInfo, { token, path: { id: ticket.id } })
  expect(data.ticket).not.toHaveProperty('snoozedUntil')
})

test('ticket list: holds what wakes before a moment, and nothing that is awake', async () => {
  const [soon, later, awake] = [await newTicket(), await newTicket(), await newTicket()]
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
  await change(soon.id, { snoozedUntil: inMinutes(30) })
  await change(later.id, { snoozedUntil: inMinutes(90) })
  const ids = (await list({ wakesBefore: inMinutes(60) })).map(({ _id }) => _id)
  expect(ids).toContain(soon.id)
  expect(ids).not.toContain(later.id)
  expect(ids).not.toContain(awake.id)
})

test('snoozed ticket: is listed as snoozed until the customer writes', async () => {
  const { id, visitor } = await newTicket()
  const snoozedUntil = inAnHour()
  const { data } = await change(id, { snoozedUntil })
  expect(data.ticket).toMatchObject({ snoozedUntil, status: 'open' })
  expect((await list({ snoozed: 'true' })).map(({ _id }) => _id)).toContain(id)
  expect((await list({ snoozed: 'false' })).map(({ _id }) => _id)).not.toContain(id)
  await server().call(continueConversation, { token: visitor, path: { id }, body: { message: 'Well?' } })
  expect((await list({ snoozed: 'true' })).map(({ _id }) => _id)).not.toContain(id)
})

test.each(['2020-01-01T00:00:00.000Z', '2199-01-01T00:00:00.000Z'])(
  'snoozing until %s: is refused',
  async (snoozedUntil) => {
    const { id } = await newTicket()
    expect((await change(id, { snoozedUntil })).status).toBe(400)
  },
)

test('ticket change: one that changes nothing is not in the history', async () => {
  const { id } = await newTicket()
  const { data } = await change(id, { tags: [], assigneeId: null, snoozedUntil: null })
  expect(data.ticket.events?.map(({ kind }) => kind)).toEqual(['opened'])
})

test('ticket list: holds the unread ones alone, or those that changed in some time', async () => {
  const { id } = await newTicket()
  const [first] = (await list({ sort: 'newest' })).filter(({ _id }) => _id === id)
  expect((await list({ unread: 'true' })).every(({ unread }) => unread)).toBe(true)
  expect((await list({ unread: 'false' })).some(({ unread }) => unread)).toBe(false)
  const since = String(first?.updatedAt)
  expect((await list({ from: since })).map(({ _id }) => _id)).toEqual([id])
  expect((await list({ to: since })).map(({ _id }) => _id)).not.toContain(id)
})

test('ticket counts: open tickets are counted by unread, unassigned, mine and snoozed', async () => {
  const token = await server().tokenOf('support')
  const count = async () =>
    (await server().call(countTickets, { token, path: { webId: WEB } })).data.openGroups ?? {}
  const before = await count()
  const { id } = await newTicket()
  const grown = await count()
  expect(grown['unread']?.['web']).toBe((before['unread']?.['web'] ?? 0) + 1)
  expect(grown['unassigned']?.['web']).toBe((before['unassigned']?.['web'] ?? 0) + 1)
  await change(id, { assigneeId: await me() })
  expect((await count())['mine']?.['web']).toBe((before['mine']?.['web'] ?? 0) + 1)
  await change(id, { snoozedUntil: inAnHour() })
  const asleep = await count()
  expect(asleep['mine']).toEqual(before['mine'])
  expect(asleep['snoozed']?.['web']).toBe((before['snoozed']?.['web'] ?? 0) + 1)
})

test('ticket counts: a group of open tickets is as large as the list that is filtered so', async () => {
  const token = await server().tokenOf('support')
  await newTicket()
  await change((await newTicket()).id, { assigneeId: await me() })
  await change((await newTicket()).id, { snoozedUntil: inAnHour() })
  const { openGroups = {} } = (await server().call(countTickets, { token, path: { webId: WEB } })).data
  const awake = { snoozed: false }
  const filters = {
    unread: { unread: true, ...awake },
    mine: { assignee: await me(), ...awake },
    unassigned: { assignee: 'none', ...awake },
    snoozed: { snoozed: true },
  }
  for (const [group, filter] of Object.entries(filters)) {
    const query = { status: 'open', ...filter } as const
    const { data } = await server().call(listTicketIds, { token, path: { webId: WEB }, query })
    const counted = Object.values(openGroups[group] ?? {}).reduce((sum, count) => sum + count, 0)
    expect([group, counted]).toEqual([group, data.ids.length])
    expect(data.ids.length).toBeGreaterThan(0)
  }
})

test('ticket counts: snoozed tickets are as many of each status as the list holds, closed ones none', async () => {
  const token = await server().tokenOf('support')
  const count = async () => (await server().call(countTickets, { token, path: { webId: WEB } })).data.snoozed
  const ids = async (query: object) =>
    (await server().call(listTicketIds, { token, path: { webId: WEB }, query })).data.ids
  const [open, answered, closed] = [await newTicket(), await newTicket(), await newTicket()]
  const before = await count()
  await change(open.id, { snoozedUntil: inAnHour() })
  await answer(answered.id, { snoozedUntil: inAnHour() })
  await change(closed.id, { status: 'closed' })
  await change(closed.id, { snoozedUntil: inAnHour() })
  const after = await count()
  expect(after?.['open']?.['web']).toBe((before?.['open']?.['web'] ?? 0) + 1)
  expect(after?.['answered']?.['web']).toBe((before?.['answered']?.['web'] ?? 0) + 1)
  expect(after).not.toHaveProperty('closed')
  const asleep = await ids({ snoozed: true })
  expect(asleep).toContain(open.id)
  expect(asleep).toContain(answered.id)
  expect(asleep).not.toContain(closed.id)
  const counted = Object.values(after ?? {}).flatMap((group) => Object.values(group))
  expect(counted.reduce((sum, number) => sum + number, 0)).toBe(asleep.length)
})

async function answer(id: string, body: object) {
  const token = await server().tokenOf('support')
  return server().call(answerTicket, { token, path: { id }, body: { message: 'It is on its way.', ...body } })
}

test('answer: tags and snoozes in one go, and the history says so', async () => {
  const { id } = await newTicket()
  await change(id, { tags: ['VIP'] })
  const snoozedUntil = inAnHour()
  const { data } = await answer(id, { addTags: ['Delay', 'VIP'], snoozedUntil })
  expect(data.ticket).toMatchObject({ status: 'answered', tags: ['VIP', 'Delay'], snoozedUntil })
  expect(data.ticket.events?.slice(-3).map(({ kind, detail }) => [kind, detail])).toEqual([
    ['answered', undefined],
    ['tagged', '+Delay'],
    ['snoozed', snoozedUntil],
  ])
})

test('answer: is not refused for a snooze that is past by then, nor for more tags than a ticket has', async () => {
  const { id } = await newTicket()
  const tags = Array.from({ length: 20 }, (_, index) => `t${index}`)
  await change(id, { tags })
  const past = new Date(Date.now() - 1_000).toISOString()
  const { data } = await answer(id, { addTags: ['One more'], snoozedUntil: past })
  expect(data.ticket).toMatchObject({ status: 'answered', tags })
  expect(data.ticket).not.toHaveProperty('snoozedUntil')
})
