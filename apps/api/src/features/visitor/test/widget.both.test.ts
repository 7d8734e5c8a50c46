import {
  addBotQuestion,
  addBotQuestionLanguage,
  addAttachment,
  addNote,
  addVisitorAttachment,
  answerTicket,
  askForPerson,
  closeTicket,
  continueConversation,
  createWeb,
  deleteTicket,
  followConversation,
  getConversation,
  getVisitorAttachment,
  getWebInfo,
  getWidget,
  leaveContact,
  openConversation,
  rateConversation,
  updateBotSettings,
  updateCustomer,
  updateTicket,
  updateWeb,
} from '@replybay/api-client/operations'
import { expect, test } from 'vitest'
import type { Database } from '../../../platform/database/database.ts'
import { closeSilentTickets } from '../../tickets/index.ts'
import { sharedServer } from '../../../../test/test-server.ts'
import { formOf } from '../../../../test/form-of.ts'

const server = sharedServer()

async function newWeb(domain = '') {
  const { data } = await server().call(createWeb, { as: 'owner', body: { name: 'Boutique', domain } })
  return data.web._id
}
const widgetOf = (id: string, headers = {}, language?: string) =>
  server().call(getWidget, { path: { id }, query: language ? { language } : {}, headers })
const readOf = async ({ id, visitorToken: token }: { id: string; visitorToken: string }) =>
  (await server().call(getConversation, { path: { id }, token })).data.conversation

test('widget: shows what the owner has set, and questions in the language of the page', async () => {
  const id = await newWeb()
  const owner = { as: 'owner', path: { id } }
  const body = {
    replybayTitle: 'Lumen',
    themeColor: '#8A4B2A',
    allowIntroduce: true,
    introduceText: 'Bonjour',
  }
  await server().call(updateBotSettings, { ...owner, body: { ...body, allowFaq: true, asksRating: true } })
  for (const [lang, question] of [
    ['fr-FR', 'Où est ma commande ?'],
    ['es-ES', '¿Dónde está mi pedido?'],
  ] as const) {
    await server().call(addBotQuestionLanguage, { ...owner, body: { lang } })
    await server().call(addBotQuestion, { as: 'owner', path: { id, lang }, body: { question } })
  }
  expect((await widgetOf(id, {}, 'es-MX')).data.widget).toEqual({
    title: 'Lumen',
    themeColor: '#8A4B2A',
    logoUrl: null,
    introduction: 'Bonjour',
    questions: ['¿Dónde está mi pedido?'],
    language: 'fr-FR',
    repliesAtOnce: false,
    asksRating: true,
  })
  expect((await widgetOf(id, {}, 'de')).data.widget.questions).toEqual(['Où est ma commande ?'])
})

test('widget: greets in the language of the page where there is a text in it, else with the one text', async () => {
  const id = await newWeb()
  const introductions = [
    { lang: 'en-us', text: ' Hello ' },
    { lang: 'es-ES', text: 'Buenas' },
    { lang: 'es-ES', text: 'Hola' },
    { lang: 'de', text: ' ' },
  ]
  const body = { allowIntroduce: true, introduceText: 'Bonjour', introductions }
  const owner = { as: 'owner', path: { id } }
  const changed = await server().call(updateBotSettings, { ...owner, body })
  expect(changed.data.settings.introductions).toEqual([
    { lang: 'en-US', text: 'Hello' },
    { lang: 'es-ES', text: 'Hola' },
  ])
  const greeting = async (language?: string) => (await widgetOf(id, {}, language)).data.widget.introduction
  expect(await greeting('en-US')).toBe('Hello')
  expect(await greeting('es-MX')).toBe('Hola')
  expect(await greeting('de')).toBe('Bonjour')
  expect(await greeting()).toBe('Bonjour')
  await server().call(updateBotSettings, { ...owner, body: { allowIntroduce: false } })
  expect(await greeting('en-US')).toBeNull()
})

test('widget: a web that has set nothing shows its name and suggests nothing', async () => {
  const { widget } = (await widgetOf(await newWeb())).data
  expect(widget).toMatchObject({ title: 'Boutique', introduction: null, questions: [], repliesAtOnce: false })
})

test.each([
  ['https://lumen.example', 200],
  ['https://www.lumen.example', 200],
  ['https://shop.lumen.example', 200],
  ['https://checkout.example', 200],
  ['https://xlumen.example', 403],
  ['https://lumen.example.evil.example', 403],
  ['http://lumen.example:8080', 403],
  ['null', 403],
])('widget: of a web with a domain and an origin, a page of %s gets %i', async (origin, status) => {
  const id = await newWeb('lumen.example')
  await server().call(updateWeb, {
    as: 'owner',
    path: { id },
    body: { origins: ['https://checkout.example/'] },
  })
  expect((await widgetOf(id, { origin })).status).toBe(status)
  const body = { webId: id, message: 'Hello' }
  const opened = await server().call(openConversation, { body, headers: { origin } })
  expect(opened.status).toBe(status === 200 ? 201 : 403)
})

test('web: says when the chat window was last shown on another site', async () => {
  const id = await newWeb()
  const seen = async () => (await server().call(getWebInfo, { as: 'owner', path: { id } })).data.web.seenAt
  await widgetOf(id)
  expect(await seen()).toBeNull()
  await widgetOf(id, { origin: 'https://lumen.example' })
  expect(Date.now() - Date.parse((await seen()) ?? '')).toBeLessThan(60_000)
})

test('origins: what is no host is refused at its place', async () => {
  const id = await newWeb()
  const body = { origins: ['lumen.example', 'not a host'] }
  const { problem } = await server().call(updateWeb, { as: 'owner', path: { id }, body })
  expect(problem.fields).toEqual([
    { path: '/body/origins/1', message: 'must be a domain, such as shop.example' },
  ])
})

test('visitor’s file: goes with a message, and support reads it', async () => {
  const ticket = await server().openTicket('My lamp hums')
  const own = { path: { id: ticket.id }, token: ticket.visitorToken }
  const { attachment } = (await server().call(addVisitorAttachment, { ...own, ...formOf('hum.txt', 'hum') }))
    .data
  await server().call(continueConversation, { ...own, body: { message: '', attachments: [attachment._id] } })
  expect((await readOf(ticket)).messages.at(-1)).toMatchObject({ text: '', attachments: [attachment] })
  expect((await server().ticket(ticket.id)).messages.at(-1)?.attachments).toEqual([attachment])
  const path = { id: ticket.id, attachmentId: attachment._id }
  expect((await server().call(getVisitorAttachment, { path, token: ticket.visitorToken })).text).toBe('hum')
})

test('visitor: reads no file of a note, and none that was not sent', async () => {
  const ticket = await server().openTicket()
  const uploaded = await server().call(addAttachment, {
    as: 'support',
    path: { id: ticket.id },
    ...formOf('secret.txt', 'secret'),
  })
  const attachmentId = uploaded.data.attachment._id
  const get = () =>
    server().call(getVisitorAttachment, { path: { id: ticket.id, attachmentId }, token: ticket.visitorToken })
  expect((await get()).status).toBe(404)
  const body = { text: 'Look', attachments: [attachmentId] }
  await server().call(addNote, { as: 'support', path: { id: ticket.id }, body })
  expect((await get()).status).toBe(404)
  const taken = await server().call(continueConversation, {
    path: { id: ticket.id },
    token: ticket.visitorToken,
    body: { message: 'Mine', attachments: [attachmentId] },
  })
  expect(taken.status).toBe(400)
})

test('visitor’s message: needs words or a file', async () => {
  const { id, visitorToken: token } = await server().openTicket()
  const { status } = await server().call(continueConversation, {
    path: { id },
    token,
    body: { message: ' ' },
  })
  expect(status).toBe(400)
})

test('visitor who asks for a person: the team has the conversation, and reads why', async () => {
  const ticket = await server().openTicket()
  expect((await readOf(ticket)).isWithTeam).toBe(false)
  const { data } = await server().call(askForPerson, { path: { id: ticket.id }, token: ticket.visitorToken })
  expect(data.conversation.isWithTeam).toBe(true)
  const { handedOff, events } = await server().ticket(ticket.id)
  expect(handedOff).toBe(true)
  expect(events?.at(-1)).toMatchObject({ kind: 'handed-over', reason: 'asks-for-person' })
})

test('visitor who asks for a person after one has answered: is not handed off once more', async () => {
  const ticket = await server().openTicket()
  await server().call(answerTicket, { as: 'support', path: { id: ticket.id }, body: { message: 'Hello' } })
  const own = { path: { id: ticket.id }, token: ticket.visitorToken }
  await server().call(askForPerson, own)
  const { status, handedOff, events } = await server().ticket(ticket.id)
  expect({ status, handedOff }).toEqual({ status: 'answered', handedOff: undefined })
  expect(events?.some(({ kind }) => kind === 'handed-over')).toBe(false)
})

test('address that a visitor leaves: is the customer’s, not proved; a second one is a message alone', async () => {
  const ticket = await server().openTicket()
  const leave = (email: string) =>
    server().call(leaveContact, { path: { id: ticket.id }, token: ticket.visitorToken, body: { email } })
  expect((await leave('Maeve@OConnor.example')).data.conversation.hasEmail).toBe(true)
  const first = await server().ticket(ticket.id)
  expect(first).toMatchObject({ customer: { email: 'maeve@oconnor.example' }, customerVerified: false })
  await leave('other@oconnor.example')
  const second = await server().ticket(ticket.id)
  expect(second.customer.email).toBe('maeve@oconnor.example')
  expect(second.messages.at(-1)?.text).toBe('other@oconnor.example')
})

test('address that is left twice, as an answer was lost: is one message', async () => {
  const ticket = await server().openTicket()
  const own = { path: { id: ticket.id }, token: ticket.visitorToken }
  await server().call(leaveContact, { ...own, body: { email: 'twice@oconnor.example' } })
  const { data } = await server().call(leaveContact, { ...own, body: { email: 'Twice@oconnor.example' } })
  expect(data.conversation.messages).toHaveLength(2)
})

test('steps of a visitor: who has corrected a rating ten times can still ask for a person', async () => {
  const id = await newWeb()
  const ticket = await server().openTicket('Hello', id)
  const own = { path: { id: ticket.id }, token: ticket.visitorToken }
  await server().call(updateBotSettings, { as: 'owner', path: { id }, body: { asksRating: true } })
  await server().call(closeTicket, { as: 'support', path: { id: ticket.id } })
  const statuses: number[] = []
  for (let count = 0; count < 11; count += 1) {
    statuses.push((await server().call(rateConversation, { ...own, body: { grade: 'good' } })).status)
  }
  expect(statuses.at(-1)).toBe(429)
  expect((await server().call(askForPerson, own)).status).toBe(200)
})

test('address of another customer: does not become the visitor’s, and the answer is that of any other', async () => {
  const body = { webId: 'web-maison-lumen', message: 'Hello', email: 'taken@oconnor.example' }
  await server().call(openConversation, { body })
  const answers = await Promise.all(
    ['taken@oconnor.example', 'free@oconnor.example'].map(async (email) => {
      const ticket = await server().openTicket()
      const own = { path: { id: ticket.id }, token: ticket.visitorToken }
      const { data } = await server().call(leaveContact, { ...own, body: { email } })
      const { status, isWithTeam, hasEmail, messages } = data.conversation
      return { ticket, told: { status, isWithTeam, hasEmail, count: messages.length } }
    }),
  )
  const [taken, free] = answers
  expect(taken?.told).toEqual(free?.told)
  expect((await server().ticket(taken?.ticket.id ?? '')).customer).not.toHaveProperty('email')
})

test('the same address left in many conversations at once: each is answered', async () => {
  const tickets = await Promise.all([1, 2, 3, 4, 5, 6].map(() => server().openTicket()))
  const body = { email: 'at-once@oconnor.example' }
  const answers = await Promise.all(
    tickets.map(({ id, visitorToken: token }) => server().call(leaveContact, { path: { id }, token, body })),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
})

test('blocked customer: asks for a person, and the team is told nothing', async () => {
  const body = { webId: 'web-maison-lumen', message: 'Hello', email: 'blocked-asks@oconnor.example' }
  const { data } = await server().call(openConversation, { body })
  const { id } = data.conversation
  const { customer } = await server().ticket(id)
  const block = { path: { id: customer._id }, body: { blocked: true } }
  await server().call(updateCustomer, { as: 'support', ...block })
  await server().call(askForPerson, { path: { id }, token: data.token })
  const { status, handedOff, events } = await server().ticket(id)
  expect({ status, handedOff }).toEqual({ status: 'closed', handedOff: undefined })
  expect(events?.some(({ kind }) => kind === 'handed-over')).toBe(false)
})

test('deleted conversation: nothing of it is read, followed or added to any more', async () => {
  const ticket = await server().openTicket()
  const own = { path: { id: ticket.id }, token: ticket.visitorToken }
  const { attachment } = (await server().call(addVisitorAttachment, { ...own, ...formOf('a.txt', 'a') })).data
  await server().call(continueConversation, { ...own, body: { message: '', attachments: [attachment._id] } })
  await server().call(deleteTicket, { as: 'support', path: { id: ticket.id } })
  const file = { path: { id: ticket.id, attachmentId: attachment._id }, token: ticket.visitorToken }
  const statuses = [
    await server().call(getVisitorAttachment, file),
    await server().call(addVisitorAttachment, { ...own, ...formOf('b.txt', 'b') }),
    await server().call(followConversation, own),
    await server().call(getConversation, own),
  ].map(({ status }) => status)
  expect(statuses).toEqual([401, 401, 401, 401])
})

test('rating: support reads the last one; none is taken of an open conversation, or where none is asked for', async () => {
  const id = await newWeb()
  const ticket = await server().openTicket('Hello', id)
  const own = { path: { id: ticket.id }, token: ticket.visitorToken }
  const rate = (body: { grade: 'good' | 'bad'; comment?: string }) =>
    server().call(rateConversation, { ...own, body })
  await server().call(updateBotSettings, { as: 'owner', path: { id }, body: { asksRating: true } })
  expect((await rate({ grade: 'bad' })).status).toBe(409)
  await server().call(closeTicket, { as: 'support', path: { id: ticket.id } })
  await rate({ grade: 'bad' })
  const { data } = await rate({ grade: 'good', comment: 'Merci !' })
  expect(data.conversation).toMatchObject({ rating: 'good', status: 'closed' })
  expect((await server().ticket(ticket.id)).rating).toEqual({ grade: 'good', comment: 'Merci !' })
  await server().call(updateBotSettings, { as: 'owner', path: { id }, body: { asksRating: false } })
  expect((await rate({ grade: 'bad' })).status).toBe(409)
})

test('answered conversation: is closed after the silence that its web names, and no other', async () => {
  const [silent, talking, other] = [await newWeb(), await newWeb(), await newWeb()]
  for (const id of [silent, talking]) {
    await server().call(updateBotSettings, { as: 'owner', path: { id }, body: { beforeCloseTime: 30 } })
  }
  const open = async (webId: string) => {
    const ticket = await server().openTicket('Hello', webId)
    await server().call(answerTicket, { as: 'support', path: { id: ticket.id }, body: { message: 'Hi' } })
    return ticket
  }
  const tickets = [await open(silent), await open(talking), await open(other)]
  const [, second] = tickets
  const token = second?.visitorToken ?? ''
  await server().call(continueConversation, {
    path: { id: second?.id ?? '' },
    token,
    body: { message: 'And?' },
  })
  const aside = await open(silent)
  const snooze = { snoozedUntil: new Date(Date.now() + 7_200_000).toISOString() }
  await server().call(updateTicket, { as: 'support', path: { id: aside.id, id2: silent }, body: snooze })
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000)
  const statuses = async () => (await Promise.all(tickets.map(readOf))).map(({ status }) => status)
  const closings = await Promise.all([...tickets, aside].map(async (each) => (await readOf(each)).closesAt))
  expect(closings.slice(1)).toEqual([undefined, undefined, undefined])
  expect(Math.abs(Date.parse(closings[0] ?? '') - inMinutes(30).getTime())).toBeLessThan(60_000)
  await closeSilentTickets(server().database, inMinutes(29))
  expect(await statuses()).toEqual(['answered', 'open', 'answered'])
  await closeSilentTickets(server().database, inMinutes(31))
  expect((await readOf(aside)).status).toBe('answered')
  expect(await statuses()).toEqual(['closed', 'open', 'answered'])
})

test('silent conversations: many are closed one after another, as others need connections too', async () => {
  const silent = await newWeb()
  const settings = { beforeCloseTime: 30 }
  await server().call(updateBotSettings, { as: 'owner', path: { id: silent }, body: settings })
  for (let count = 0; count < 3; count += 1) {
    const { id } = await server().openTicket('Hello', silent)
    await server().call(answerTicket, { as: 'support', path: { id }, body: { message: 'Hi' } })
  }
  let [underWay, closed, most] = [0, 0, 0]
  const transaction: Database['transaction'] = async (work) => {
    underWay += 1
    most = Math.max(most, underWay)
    return await server()
      .database.transaction(work)
      .finally(() => {
        underWay -= 1
        closed += 1
      })
  }
  await closeSilentTickets({ ...server().database, transaction }, new Date(Date.now() + 31 * 60_000))
  expect(closed).toBeGreaterThanOrEqual(3)
  expect(most).toBe(1)
})
