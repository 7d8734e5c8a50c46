import {
  addComment,
  addReturnPhoto,
  answerTicket,
  askForReturn,
  findCustomerOrder,
  getCustomerOrder,
  getReturnPage,
  getTicketInfo,
  listExchangeArticles,
  moveReturn,
  setAutoReturns,
  setReturnPolicy,
  writeAboutReturn,
} from '@replybay/api-client/operations'
import sharp from 'sharp'
import { afterEach, expect, test } from 'vitest'
import { newSender, sharedServer } from '../../../../test/test-server.ts'
import { createOrderLookup } from '../return-page/lookup.ts'
import { companyId, packingTable } from './packing-table.ts'

const server = sharedServer()
const table = packingTable(server)
const webId = 'web-maison-lumen'
const DAY_MS = 86_400_000
let count = 0

const setPolicy = (returnDays: number | null) =>
  server().call(setReturnPolicy, { as: 'owner', body: { returnPolicy: 'Within 30 days.', returnDays } })
const automatic = (on: boolean) => server().call(setAutoReturns, { as: 'owner', body: { disable: !on } })

afterEach(async () => {
  await setPolicy(null)
})

/** An order that was sent, and whose it is. */
async function sentOrder(daysAgo = 1, quantity = 2) {
  const SKU = await table.article(5, { name: 'Lamp Ø30', price: 24_900 })
  const email = `grace-${count++}@holloway.example`
  const number = await table.order({
    status: 'sent',
    sentAt: new Date(Date.now() - daysAgo * DAY_MS),
    items: [{ SKU, quantity, name: 'Lamp Ø30', price: 24_900 }],
    customer: { name: 'Grace Holloway', email },
    email,
  })
  return { number, SKU, email }
}

const find = (orderNumber: string, email: string, from?: string) =>
  server().call(findCustomerOrder, { body: { webId, orderNumber, email }, from })

async function opened(daysAgo = 1) {
  const order = await sentOrder(daysAgo)
  const { data } = await find(order.number, order.email)
  return { ...order, token: data.token, order: data.order }
}

const ask = (token: string, SKU: string, more: object = {}, key?: string) =>
  server().call(askForReturn, {
    token,
    body: { items: [{ SKU, quantity: 1, reason: 'Arrived broken' }], language: 'en-GB', ...more },
    ...(key && { headers: { 'idempotency-key': key } }),
  })
const photo = async () =>
  new Uint8Array(
    await sharp({ create: { width: 2_000, height: 900, channels: 3, background: 'teal' } })
      .jpeg()
      .toBuffer(),
  )
async function upload(token: string, bytes: Uint8Array<ArrayBuffer>) {
  const form = new FormData()
  form.append('file', new Blob([bytes]))
  const encoded = new Response(form)
  const headers = { 'content-type': encoded.headers.get('content-type') ?? '' }
  const body = Buffer.from(await encoded.arrayBuffer())
  return await server().call(addReturnPhoto, { token, body, headers })
}
const move = (orderNumber: string, step: string, comment?: string) =>
  server().call(moveReturn, {
    as: 'warehouse',
    body: { companyId, orderNumber, step, ...(comment && { comment }) },
  })

test('return page: shows the shop and its policy, in the language that is asked for', async () => {
  await server().call(setReturnPolicy, {
    as: 'owner',
    body: { returnPolicy: 'Within 30 days.', translations: { 'fr-FR': 'Sous 30 jours.' }, returnDays: 30 },
  })
  const read = async (language: string) =>
    (await server().call(getReturnPage, { path: { id: webId }, query: { language } })).data.page
  expect(await read('fr-BE')).toMatchObject({ policy: 'Sous 30 jours.', returnDays: 30 })
  expect(await read('de-DE')).toMatchObject({ policy: 'Within 30 days.', title: expect.any(String) })
  await server().call(setReturnPolicy, {
    as: 'owner',
    body: { returnPolicy: 'Within 30 days.', translations: {} },
  })
  expect((await server().call(getReturnPage, { path: { id: 'no-web' }, query: {} })).status).toBe(404)
})

test('order: is found by its number and email, however they are typed', async () => {
  const { number, email, SKU } = await sentOrder()
  const found = await find(` #${number.toLowerCase()} `, email.toUpperCase())
  expect(found.data).toMatchObject({
    order: { orderNumber: number, lines: [{ SKU, quantity: 2, returnable: 2, price: 24_900 }] },
    token: expect.stringMatching(/^rb_o_/),
  })
})

test('order whose number is typed without its letters: is found among those of that email alone', async () => {
  const [mine, other] = [await sentOrder(), await sentOrder()]
  const digits = (number: string) => number.replace(/^[A-Z]+-/, '')
  const found = await find(digits(mine.number), mine.email)
  expect(found.data).toMatchObject({ order: { orderNumber: mine.number } })
  expect((await find(digits(mine.number), other.email, newSender())).status).toBe(404)
})

test('guessed order number: is answered as a wrong email is, after the same time', async () => {
  const { number } = await sentOrder()
  const other = await sentOrder()
  const timed = async (orderNumber: string, email: string) => {
    const began = performance.now()
    const { status, problem } = await find(orderNumber, email)
    return { status, problem, ms: performance.now() - began }
  }
  const wrongEmail = await timed(number, other.email)
  const wrongNumber = await timed('T-00000', other.email)
  expect(wrongEmail.status).toBe(404)
  expect(wrongEmail.problem.message).toBe('We found no order with this number and email')
  expect(wrongNumber.problem).toEqual(wrongEmail.problem)
  expect(Math.min(wrongEmail.ms, wrongNumber.ms)).toBeGreaterThanOrEqual(295)
})

test('tries of one sender: after five that found nothing, it waits; who finds their order does not', async () => {
  const { number, email } = await sentOrder()
  const from = newSender()
  for (let place = 0; place < 5; place++) {
    expect((await find(`T-9000${place}`, email, from)).status).toBe(404)
    if (place === 2) expect((await find(number, email, from)).status).toBe(200)
  }
  const refused = await find(number, email, from)
  expect(refused).toMatchObject({ status: 429, problem: { code: 'too-many-requests' } })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000)
  expect((await find(number, email)).status).toBe(200)
})

test('tries of many senders at one number: wait, up to ten seconds, and none is refused', async () => {
  const { number } = await sentOrder()
  const waits: number[] = []
  const lookup = createOrderLookup(server().database, async (ms) => waits.push(ms))
  const tried = Array.from({ length: 25 }, () => ({
    webId,
    companyId,
    orderNumber: number,
    email: 'nobody@post.example',
    sender: newSender(),
  }))
  for (const one of tried) await expect(lookup.find(one)).rejects.toMatchObject({ code: 'not-found' })
  const held = waits.filter((ms) => ms !== 300)
  expect(held[0]).toBe(1_000)
  expect(held).toHaveLength(15)
  expect(Math.max(...held)).toBe(10_000)
})

test('request: is a requested return with its photo, its exchange and its ticket of the web', async () => {
  const { token, SKU, number, email } = await opened()
  const wanted = await table.article(1, { name: 'Lamp Ø45', price: 32_900 })
  const { data } = await upload(token, await photo())
  const answer = await ask(token, SKU, {
    photos: [data.photo._id],
    exchange: { SKU: wanted, quantity: 1 },
  })
  expect(answer.data.order.return).toMatchObject({
    status: 'requested',
    steps: [{ kind: 'requested' }],
    exchange: { SKU: wanted, name: 'Lamp Ø45', state: 'wanted' },
    messages: [],
  })
  const row = await table.shownReturn(number)
  expect(row).toMatchObject({
    status: 'requested',
    reason: 'Arrived broken',
    photos: [data.photo.url],
    exchange: { SKU: wanted },
    ticketIds: [expect.any(String)],
  })
  const { data: shown } = await server().call(getTicketInfo, {
    as: 'support',
    path: { id: row?.ticketIds?.[0] ?? '' },
  })
  expect(shown.ticket).toMatchObject({ channel: 'web', status: 'open', subject: `Return of order ${number}` })
  const [mail] = await server().mailsTo(email)
  const link = /\/return\/web-maison-lumen#(rb_o_[\w-]+)/.exec(mail?.text ?? '')?.[1]
  const linked = await server().call(getCustomerOrder, { token: link })
  expect(linked.data.order.return?.status).toBe('requested')
  const picture = await server().app.inject({ url: data.photo.url })
  expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 1_600 })
})

test('request within the days of the policy: is approved by itself; after them, none can be asked for', async () => {
  await setPolicy(30)
  await automatic(true)
  const recent = await opened(29)
  const answer = await ask(recent.token, recent.SKU)
  expect(answer.data.order.return).toMatchObject({
    status: 'in-transit',
    steps: [{ kind: 'requested' }, { kind: 'approved' }],
  })
  const late = await opened(31)
  expect(late.order.lines).toMatchObject([{ returnable: 0, reason: 'too-late' }])
  expect(await ask(late.token, late.SKU)).toMatchObject({ status: 409, problem: { code: 'wrong-status' } })
  await automatic(false)
  const waiting = await opened(1)
  expect((await ask(waiting.token, waiting.SKU)).data.order.return?.status).toBe('requested')
  await automatic(true)
})

test('request that is sent twice: makes one return and one ticket', async () => {
  const { token, SKU, number } = await opened()
  const answers = await Promise.all([1, 2].map(() => ask(token, SKU, {}, 'asked-once')))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect((await table.shownReturn(number))?.ticketIds).toHaveLength(1)
  expect((await ask(token, SKU)).problem).toMatchObject({ code: 'open-return' })
})

test('decline: its comment is read by the customer, and no other of the team’s', async () => {
  const { token, SKU, number } = await opened()
  await ask(token, SKU)
  await server().call(addComment, {
    as: 'support',
    body: { companyId, orderNumber: number, comment: 'Careful, third one this month' },
  })
  await move(number, 'decline', 'It was cut to your length')
  const { data, text } = await server().call(getCustomerOrder, { token })
  expect(data.order.return).toMatchObject({
    status: 'declined',
    steps: [{ kind: 'requested' }, { kind: 'declined', comment: 'It was cut to your length' }],
  })
  expect(text).not.toContain('third one')
  expect(data.order.lines).toMatchObject([{ returnable: 2 }])
})

test('message: joins the ticket of the return, and the page shows what was written on it alone', async () => {
  const { token, SKU, number, email } = await opened()
  await ask(token, SKU)
  const write = () =>
    server().call(writeAboutReturn, {
      token,
      body: { message: 'It is on its way' },
      headers: { 'idempotency-key': 'written-once' },
    })
  await write()
  const id = (await table.shownReturn(number))?.ticketIds?.[0] ?? ''
  await server().call(answerTicket, { as: 'support', path: { id }, body: { message: 'Thank you, Grace' } })
  const { data, text } = await write()
  expect(data.order.return?.messages).toMatchObject([{ text: 'It is on its way' }])
  expect(text).not.toContain('Thank you')
  await server().jobs.runWaiting()
  await server().jobs.runWaiting()
  const mails = await server().mailsTo(email)
  expect(mails.map(({ text: mail }) => mail.includes('> Thank you, Grace'))).toEqual([true, false])
})

test('return that the team opened: gets a ticket once its customer writes', async () => {
  const { token, number } = await opened()
  const none = await server().call(writeAboutReturn, { token, body: { message: 'Hello' } })
  expect(none.status).toBe(404)
  await table.openedByTeam(number)
  const { data } = await server().call(writeAboutReturn, { token, body: { message: 'Hello' } })
  expect(data.order.return?.messages).toMatchObject([{ text: 'Hello' }])
})

test('exchange: only what is in stock is offered, the same article first, and no more than there is', async () => {
  const { token, SKU } = await opened()
  const none = await table.article(0, { name: 'Lamp Ø30, black', price: 24_900 })
  const few = await table.article(1, { name: 'Lamp Ø31, rare', price: 24_901 })
  const list = async (search?: string) => {
    const query = { SKU, ...(search && { search }) }
    return (await server().call(listExchangeArticles, { token, query })).data.articles
  }
  const all = (await list()).map((article) => article.SKU)
  expect(all[0]).toBe(SKU)
  expect(all).not.toContain(none)
  expect(await list('rare')).toMatchObject([{ SKU: few, price: 24_901, stock: 1 }])
  const refused = await ask(token, SKU, { exchange: { SKU: few, quantity: 2 } })
  expect(refused).toMatchObject({ status: 409, problem: { code: 'out-of-stock' } })
})

test('photo: what is none is refused, and another order’s is none of this one', async () => {
  const [one, other] = [await opened(), await opened()]
  expect((await upload(one.token, new TextEncoder().encode('not a photo'))).problem).toMatchObject({
    code: 'not-an-image',
  })
  const { data } = await upload(other.token, await photo())
  const refused = await ask(one.token, one.SKU, { photos: [data.photo._id] })
  expect(refused).toMatchObject({ status: 400, problem: { fields: [{ path: '/body/photos' }] } })
  expect(await table.shownReturn(one.number)).toBeUndefined()
})

test('order that was not sent: its lines say so', async () => {
  const email = 'early@post.example'
  const number = await table.order({ customer: { name: 'Early', email }, email })
  const { data } = await find(number, email)
  expect(data.order.lines).toMatchObject([
    { returnable: 0, reason: 'not-sent' },
    { returnable: 0, reason: 'not-sent' },
  ])
})
