import {
  addNote,
  answerTicket,
  getConversation,
  getCustomer,
  getUserInfo,
  listAssignees,
  listTicketIds,
  openTicket,
  suggestAnswer,
} from '@replybay/api-client/operations'
import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { keepHouse } from '../../../../test/house.ts'
import { idempotencyKeys, messages as messageTable, tickets } from '../tables.ts'
import { supportDesk, WEB } from '../../../../test/support-desk.ts'
import { sharedServer } from '../../../../test/test-server.ts'

const server = sharedServer()
const desk = supportDesk(server)

async function someone(channel: string, but?: string) {
  const ticket = (await desk.list({ channel })).find(({ customer }) => customer._id !== but)
  if (!ticket) throw new Error(`The demo has nobody on ${channel}.`)
  return ticket.customer
}

test('note: colleagues see and find it, and the customer never does', async () => {
  const ticket = await desk.open('Hello')
  const { data } = await desk.call(addNote, { path: { id: ticket.id }, body: { text: 'Rhodium suspicion' } })
  expect(data.ticket.notes).toMatchObject([{ text: 'Rhodium suspicion', authorName: 'Inès Moreau' }])
  expect(data.ticket).toMatchObject({ status: 'open', unread: true })
  expect((await desk.list({ search: 'rhodium' })).map(({ _id }) => _id)).toEqual([ticket.id])
  const seen = await server().call(getConversation, { token: ticket.visitor, path: { id: ticket.id } })
  expect(seen.text).not.toContain('Rhodium')
})

test('note: is stored once under its key, and another text under it is refused', async () => {
  const { id } = await desk.open('Hello')
  const headers = { 'idempotency-key': 'note-key-1' }
  await desk.call(addNote, { path: { id }, body: { text: 'Once' }, headers })
  const again = await desk.call(addNote, { path: { id }, body: { text: 'Once' }, headers })
  expect(again.data.ticket.notes).toHaveLength(1)
  const other = await desk.call(addNote, { path: { id }, body: { text: 'Twice' }, headers })
  expect(other).toMatchObject({ status: 409, problem: { code: 'key-reused' } })
})

test('opening a ticket: a colleague writes on a channel of the customer, and once under one key', async () => {
  const { _id: customerId, name } = await someone('whatsapp')
  const body = { customerId, channel: 'whatsapp', subject: 'Your order', message: 'It leaves tomorrow.' }
  const headers = { 'idempotency-key': 'open-key-1' }
  const { status, data } = await desk.call(openTicket, { path: { webId: WEB }, body, headers })
  expect(status).toBe(201)
  expect(data.ticket).toMatchObject({
    status: 'answered',
    subject: 'Your order',
    customer: { name },
    messages: [{ author: 'support', text: 'It leaves tomorrow.' }],
    events: [{ kind: 'opened', actorName: 'Inès Moreau' }],
  })
  const again = await desk.call(openTicket, { path: { webId: WEB }, body, headers })
  expect(again.data.ticket).toEqual(data.ticket)
})

test.each([
  ['text', { message: 'Another message.' }],
  ['subject', { subject: 'Another subject' }],
  ['customer', {}],
])('opening a ticket: another %s under the same key is refused, and opens none', async (what, change) => {
  const one = await someone('whatsapp')
  const other = await someone('whatsapp', one._id)
  const body = { customerId: one._id, channel: 'whatsapp', subject: 'Your order', message: 'It leaves.' }
  const headers = { 'idempotency-key': `open-key-${what}` }
  const first = await desk.call(openTicket, { path: { webId: WEB }, body, headers })
  const total = async () => (await desk.call(listTicketIds, { path: { webId: WEB } })).data.ids.length
  const before = await total()
  const changed = { ...body, ...(what === 'customer' && { customerId: other._id }), ...change }
  const refused = await desk.call(openTicket, { path: { webId: WEB }, body: changed, headers })
  expect(refused).toMatchObject({ status: 409, problem: { code: 'key-reused' } })
  expect(await total()).toBe(before)
  const repeated = await desk.call(openTicket, { path: { webId: WEB }, body, headers })
  expect(repeated.data.ticket).toEqual(first.data.ticket)
})

test('a note and an answer under one key, or one like the other’s: both are stored', async () => {
  const { id } = await desk.open('Which one?')
  const note = (key: string, text: string) =>
    desk.call(addNote, { path: { id }, body: { text }, headers: { 'idempotency-key': key } })
  const answer = (key: string, message: string) =>
    desk.call(answerTicket, { path: { id }, body: { message }, headers: { 'idempotency-key': key } })
  await answer('note key-of-both', 'The same text')
  expect((await note('key-of-both', 'The same text')).status).toBe(200)
  expect((await answer('key-of-both', 'Another text')).status).toBe(200)
  const { notes, messages } = await desk.info(id)
  expect(notes?.map(({ text }) => text)).toEqual(['The same text'])
  expect(messages.map(({ text }) => text)).toEqual(['Which one?', 'The same text', 'Another text'])
})

test('opening a ticket: its key is known for as long as the ticket is there', async () => {
  const { _id: customerId } = await someone('whatsapp')
  const body = { customerId, channel: 'whatsapp', message: 'It leaves.' }
  const headers = { 'idempotency-key': 'open-key-old' }
  const first = await desk.call(openTicket, { path: { webId: WEB }, body, headers })
  const createdAt = new Date(Date.now() - 8 * 24 * 3_600_000)
  await server().database.queries.update(idempotencyKeys).set({ createdAt })
  await keepHouse(server().database, new Date())
  const repeated = await desk.call(openTicket, { path: { webId: WEB }, body, headers })
  expect(repeated.data.ticket).toEqual(first.data.ticket)
  const other = await desk.call(openTicket, {
    path: { webId: WEB },
    body: { ...body, message: 'Later' },
    headers,
  })
  expect(other).toMatchObject({ status: 409, problem: { code: 'key-reused' } })
})

test.each(['web', 'telegram', 'pigeon'])(
  'opening a ticket: a customer who can’t be reached on %s is not written to',
  async (channel) => {
    const { _id: customerId } = await someone('whatsapp')
    const { status, problem } = await desk.call(openTicket, {
      path: { webId: WEB },
      body: {
        customerId,
        channel,
        message: 'Hi',
      },
    })
    expect(status).toBe(400)
    expect(problem.fields?.[0]?.path).toBe('/body/channel')
  },
)

test('opening a ticket: a customer whose reply window has closed is not written to on that channel', async () => {
  const { queries } = server().database
  const { _id: customerId } = await someone('messenger')
  const theirs = queries.select({ id: tickets.id }).from(tickets).where(eq(tickets.customerId, customerId))
  const createdAt = new Date(Date.now() - 30 * 24 * 3_600_000)
  await queries.update(messageTable).set({ createdAt }).where(inArray(messageTable.ticketId, theirs))
  const body = { customerId, channel: 'messenger', message: 'Hi' }
  const { status, problem } = await desk.call(openTicket, { path: { webId: WEB }, body })
  expect(status).toBe(400)
  expect(problem.fields?.[0]?.path).toBe('/body/channel')
})

test('reply window: a channel that has one says when it ends', async () => {
  const onWhatsapp = (await desk.list({ channel: 'whatsapp', status: 'open' }))[0]
  const ticket = await desk.info(String(onWhatsapp?._id))
  const asked = ticket.messages.findLast(({ author }) => author === 'customer')
  expect(Date.parse(String(ticket.answerBy)) - Date.parse(String(asked?.createdAt))).toBe(24 * 3_600_000)
  const { id } = await desk.open('Hello')
  expect((await desk.info(id)).answerBy).toBeNull()
})

test('reply window: the list says it of each ticket whose customer waits, as the ticket does', async () => {
  const listed = await desk.list({ status: 'open' })
  const told = listed.filter(({ answerBy }) => answerBy)
  const infos = await Promise.all(told.map(({ _id }) => desk.info(_id)))
  expect(told.map(({ answerBy }) => answerBy)).toEqual(infos.map(({ answerBy }) => answerBy))
  // Somebody else than the customer has spoken last in one of them.
  expect(told.some(({ lastMessage }) => lastMessage?.author !== 'customer')).toBe(true)
  const without = listed.find(({ channel, answerBy }) => channel === 'whatsapp' && !answerBy)
  expect(without).toBeUndefined()
  expect(listed.filter(({ channel, answerBy }) => channel === 'web' && answerBy)).toEqual([])
})

/** As one reads it: what is to be filled in in brackets. */
function read(suggestion: { parts: { text: string; fact?: string }[] } | null | undefined) {
  return suggestion?.parts.map(({ text, fact }) => text || `[${fact}]`).join('')
}

test('suggestion: is what a colleague answered to a question like this one, with its source', async () => {
  const answer = 'The Opaline dimmer needs a trailing-edge dimmer.\n\nBest regards,\nInès'
  for (const message of ['Opaline dimmer flickers badly', 'My opaline lamp and its dimmer flickers']) {
    const { id } = await desk.open(message, { language: 'en-US' })
    await desk.call(answerTicket, { path: { id }, body: { message: answer } })
  }
  const { id } = await desk.open('Why does the dimmer make my opaline flickers?', { language: 'en-US' })
  const { data } = await desk.call(suggestAnswer, { path: { id } })
  expect(read(data.suggestion)).toBe('The Opaline dimmer needs a trailing-edge dimmer.')
  expect(data.suggestion?.sources.length).toBeGreaterThan(0)
  expect((await desk.info(id)).messages).toHaveLength(1)
})

test('suggestion: names the customer of this ticket, not that of its source', async () => {
  const ask = (name: string) => desk.open('Does the zirconium bulb fit a bayonet socket?', { name })
  const answered = await ask('Marguerite Duval')
  await desk.call(answerTicket, {
    path: { id: answered.id },
    body: { message: 'Hello Marguerite, it does. Marguerites do not.' },
  })
  await ask('Somebody else, so that the words are no accident')
  const suggested = async (name: string) => {
    const { id } = await ask(name)
    return read((await desk.call(suggestAnswer, { path: { id } })).data.suggestion)
  }
  expect(await suggested('Zara Eastwood')).toBe('Hello Zara, it does. Marguerites do not.')
  expect(await suggested('')).toBe('Hello, it does. Marguerites do not.')
})

test('suggestion: names no customer whose address was only typed', async () => {
  const email = 'claimed@example.org'
  const question = 'Does the rhodium lampshade fit the praseodymium stand?'
  await desk.open('Hello', { name: 'Secret Realname', email })
  for (const name of ['Berthe Simon', 'Carla Bruhn']) {
    const { id } = await desk.open(question, { name })
    await desk.call(answerTicket, {
      path: { id },
      body: { message: `Hello ${name.split(' ')[0]}, it does.` },
    })
  }
  const { id } = await desk.open(question, { email })
  const { suggestion } = (await desk.call(suggestAnswer, { path: { id } })).data
  expect(read(suggestion)).toBe('Hello, it does.')
})

test('opening a ticket: its customer counts as verified, since the channel knows them', async () => {
  const { _id: customerId } = await someone('whatsapp')
  const body = { customerId, channel: 'whatsapp', message: 'It leaves.' }
  const { data } = await desk.call(openTicket, { path: { webId: WEB }, body })
  expect(data.ticket.customerVerified).toBe(true)
})

test.each(['Ruth Abernathy', 'Jack Begum'])('suggestion: is none for %s, whom nothing fits', async (name) => {
  const [ticket] = await desk.list({ search: name, status: 'open' })
  if (!ticket) throw new Error(`The demo has no ${name}.`)
  const { suggestion } = (await desk.call(suggestAnswer, { path: { id: ticket._id } })).data
  expect(suggestion).toBeNull()
})

test('suggestion: is none where its words were said, but only after the question', async () => {
  for (const name of ['Berthe Simon', 'Carla Bruhn']) {
    const source = await desk.open('Is your shop open?', { name })
    await desk.call(answerTicket, { path: { id: source.id }, body: { message: 'A drawing would help.' } })
    await desk.write(source, 'The samarium chandelier needs a scandium hook of promethium.')
    await desk.call(answerTicket, { path: { id: source.id }, body: { message: 'Noted.' } })
  }
  const { id } = await desk.open('My samarium chandelier lost its scandium hook, all promethium.')
  expect((await desk.call(suggestAnswer, { path: { id } })).data.suggestion).toBeNull()
})

test('suggestion: is none where one word is shared, in two forms, or two of a long question', async () => {
  const answer = 'The terbium shade is washed by hand.'
  for (const name of ['Berthe Simon', 'Carla Bruhn']) {
    const { id } = await desk.open('Are terbium shades washable? My terbiums lutetium.', { name })
    await desk.call(answerTicket, { path: { id }, body: { message: answer } })
  }
  const suggested = async (question: string) => {
    const { id } = await desk.open(question)
    return (await desk.call(suggestAnswer, { path: { id } })).data.suggestion
  }
  expect(await suggested('Two terbium, three terbiums')).toBeNull()
  expect(await suggested('Terbium invoice lutetium customs yttrium gadolinium zirconium')).toBeNull()
  expect(read(await suggested('Washable terbium lutetium'))).toBe(answer)
})

test('suggestion: is gone once the ticket is answered', async () => {
  const question = 'Does the holmium lampshade fit the thulium stand?'
  for (const name of ['Berthe Simon', 'Carla Bruhn']) {
    const { id } = await desk.open(question, { name })
    await desk.call(answerTicket, { path: { id }, body: { message: 'It does fit, with a ring.' } })
  }
  const { id } = await desk.open(question)
  const suggested = async () => (await desk.call(suggestAnswer, { path: { id } })).data.suggestion
  expect(read(await suggested())).toBe('It does fit, with a ring.')
  await desk.call(answerTicket, { path: { id }, body: { message: 'Yes.' } })
  expect(await suggested()).toBeNull()
})

test('suggestion: is none where nothing like it was answered', async () => {
  const { id } = await desk.open('Xylophone quintessence zeppelin')
  expect((await desk.call(suggestAnswer, { path: { id } })).data.suggestion).toBeNull()
})

test('assignees: all who answer tickets are listed, also for people who manage nobody', async () => {
  const { data } = await desk.call(listAssignees)
  expect(data.assignees.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Camille Roy', 'Inès Moreau']),
  )
})

test('note: a mentioned colleague is told by the ticket, and only those who may open it can be mentioned', async () => {
  const { id } = await desk.open('Hello')
  const { data } = await desk.call(listAssignees)
  const thomas = data.assignees.find(({ name }) => name === 'Thomas Girard')
  if (!thomas) throw new Error('The demo has no Thomas.')
  const note = (text: string, _id: string) =>
    desk.call(addNote, { path: { id }, body: { text, mentions: [{ _id, name: 'Thomas' }] } })
  expect((await note('Can you look, @Thomas?', thomas._id)).data.ticket).toMatchObject({
    mention: { people: [thomas._id], authorName: 'Inès Moreau', text: 'Can you look, @Thomas?' },
    notes: [{ mentions: [{ _id: thomas._id, name: 'Thomas' }] }],
  })
  const { data: packer } = await server().call(getUserInfo, { as: 'warehouse' })
  expect((await note('And you, @Thomas?', packer.user._id)).status).toBe(400)
  expect((await note('Nobody is named', thomas._id)).status).toBe(400)
})

test('customer: can be written to where the time to reply is not over, and never first on the website', async () => {
  const writable = async (channel: string) => {
    const [ticket] = await desk.list({ channel, status: 'open' })
    if (!ticket) throw new Error(`The demo has nobody on ${channel}.`)
    const path = { id: ticket.customer._id }
    const { customer } = (await desk.call(getCustomer, { path })).data
    return {
      isClosed: ticket.answerBy !== undefined && Date.parse(ticket.answerBy ?? '') < Date.now(),
      customer,
    }
  }
  const late = await writable('instagram')
  expect(late.isClosed).toBe(true)
  expect(late.customer).toMatchObject({ channels: ['instagram'], writable: [] })
  expect((await writable('telegram')).customer.writable).toEqual(['telegram'])
  expect((await writable('web')).customer.writable).toEqual([])
})
