import {
  answerTicket,
  listTickets,
  getAttachment,
  getTicketInfo,
  removeIntegration,
  resendMessage,
} from '@replybay/api-client/operations'
import type { HookCall } from '@replybay/shop-platforms'
import { beforeEach, describe, expect, test } from 'vitest'
import { newId } from '../../../platform/database/ids.ts'
import { messages, tickets } from '../../tickets/tables.ts'
import { eq } from 'drizzle-orm'
import { hookDesk } from './hook-desk.ts'
import { PICTURE } from './picture.ts'
import { platformDesk } from './platform-desk.ts'

const desk = platformDesk()
const hooks = hookDesk(desk)

let path = ''
let id = ''

beforeEach(async () => {
  await desk.server.database.queries.delete(tickets).where(eq(tickets.channel, 'telegram'))
  id = (await desk.connect('telegram')).data._id
  await hooks.run()
  path = new URL((await hooks.detail(id)).webhookUrl ?? '').pathname
})

async function tell(...calls: HookCall[]) {
  for (const call of calls) expect(await hooks.tell(path, call)).toBe(200)
  await hooks.run()
}
async function all() {
  const { webId = '' } = await hooks.detail(id)
  const query = { channel: 'telegram', limit: 50 } as const
  const { data } = await desk.server.call(listTickets, { as: 'owner', path: { webId }, query })
  return data.tickets
}
async function only() {
  const [one, ...others] = await all()
  if (!one || others.length > 0) throw new Error(`There are ${others.length + (one ? 1 : 0)} tickets.`)
  return (await desk.server.call(getTicketInfo, { as: 'owner', path: { id: one._id } })).data.ticket
}
const said = async () => (await only()).messages?.map(({ author, text }) => [author, text])
const answer = async (message: string, attachments: string[] = []) =>
  await desk.server.call(answerTicket, {
    as: 'owner',
    path: { id: (await only())._id },
    body: { message, attachments },
  })

test('a message becomes a ticket of who wrote it, and the next goes on in it', async () => {
  await tell(desk.telegram.message('¿Dónde está mi pedido?', { id: 11 }))
  await tell(desk.telegram.message('Es el ML-10311', { id: 12 }))
  const ticket = await only()
  expect(ticket).toMatchObject({
    channel: 'telegram',
    status: 'open',
    customer: { name: 'Inés Torralba', handle: '@inestorralba', language: 'es' },
    customerVerified: true,
  })
  expect(await said()).toEqual([
    ['customer', '¿Dónde está mi pedido?'],
    ['customer', 'Es el ML-10311'],
  ])
})

test('where a ticket holds no more, what is written next begins another', async () => {
  desk.telegram.files.set('AgAC', { name: 'photo.png', type: 'image/png', bytes: PICTURE })
  await tell(desk.telegram.message('Hola'))
  const { _id: ticketId } = await only()
  const [first] = await desk.server.database.queries
    .select()
    .from(messages)
    .where(eq(messages.ticketId, ticketId))
  if (!first) throw new Error('It was written.')
  const more = Array.from({ length: 1_999 }, () => ({ ...first, id: newId(), text: 'Sí' }))
  await desk.server.database.queries.insert(messages).values(more)
  await tell(desk.telegram.message('', { caption: 'Otra cosa', photo: [{ file_id: 'AgAC' }] }))
  await tell(desk.telegram.message('¿Me leen?'))
  const others = (await all()).filter(({ _id }) => _id !== ticketId)
  expect(others).toHaveLength(1)
  const of = { as: 'owner', path: { id: others[0]?._id ?? '' } } as const
  const { ticket } = (await desk.server.call(getTicketInfo, of)).data
  expect(ticket.messages?.map(({ text }) => text)).toEqual(['Otra cosa', '¿Me leen?'])
  expect(ticket.messages?.[0]?.attachments).toHaveLength(1)
})

test('what is told twice is there once; a forged one is refused', async () => {
  const call = desk.telegram.message('Hola')
  await tell(call, call)
  const again = desk.telegram.message('Hola', { id: 99 })
  await tell(again, { ...again, body: again.body.replace('update_id', 'update_id_') })
  expect(await said()).toEqual([
    ['customer', 'Hola'],
    ['customer', 'Hola'],
  ])
  const forged = { ...again, headers: { ...again.headers, 'x-telegram-bot-api-secret-token': 'x' } }
  expect(await hooks.tell(path, forged)).toBe(401)
})

test('a picture comes with its words; one that can’t be had is named', async () => {
  desk.telegram.files.set('AgAC', { name: 'photo.png', type: 'image/png', bytes: PICTURE })
  await tell(
    desk.telegram.message('', { caption: 'Está rota', photo: [{ file_id: 'small' }, { file_id: 'AgAC' }] }),
  )
  await tell(desk.telegram.message('', { document: { file_id: 'gone', file_name: 'manual.pdf' } }))
  const ticket = await only()
  const [first, second] = ticket.messages ?? []
  expect(first).toMatchObject({ text: 'Está rota', attachments: [{ type: 'image/png', width: 1 }] })
  expect(second).toMatchObject({ text: '[manual.pdf]' })
  const fileId = first?.attachments?.[0]?._id ?? ''
  const file = await desk.server.call(getAttachment, {
    as: 'owner',
    path: { id: ticket._id, attachmentId: fileId },
  })
  expect(Buffer.from(file.bytes)).toEqual(PICTURE)
})

test('what is edited, and set beside a message, is noted on it; what is neither words nor a file is named', async () => {
  await tell(desk.telegram.message('Dos lámparas', { id: 21 }))
  const chat = { id: 9001, type: 'private' }
  await tell(desk.telegram.update({ edited_message: { message_id: 21, chat, text: 'Tres lámparas' } }))
  await tell(
    desk.telegram.update({
      message_reaction: { message_id: 21, chat, new_reaction: [{ type: 'emoji', emoji: '👍' }] },
    }),
  )
  await tell(desk.telegram.message('', { location: { latitude: 45.7, longitude: 4.8 } }))
  const [first, second] = (await only()).messages ?? []
  expect(first).toMatchObject({ text: 'Tres lámparas', reaction: '👍' })
  expect(first).toHaveProperty('editedAt')
  expect(second).toMatchObject({ text: '', unsupported: 'location' })
})

describe('a reply', () => {
  beforeEach(() => tell(desk.telegram.message('¿Hola?', { id: 31 })))
  const delivery = async () => (await only()).messages?.at(-1)?.delivery

  test('is sent to where it was asked, in as many parts as it needs', async () => {
    await answer('Sale hoy.')
    expect(await delivery()).toEqual({ state: 'waiting' })
    await hooks.run()
    expect(desk.telegram.sent).toMatchObject([{ chat: '9001', text: 'Sale hoy.' }])
    expect(await delivery()).toEqual({ state: 'sent' })
    await answer(`${'palabra '.repeat(600)}fin`)
    await hooks.run()
    const [, ...parts] = desk.telegram.sent
    expect(parts.map(({ text }) => text).join(' ')).toBe(`${'palabra '.repeat(600)}fin`)
    expect(parts).toHaveLength(2)
  })

  test('to who has blocked the bot has failed, and says so', async () => {
    desk.telegram.blocked.add('9001')
    await answer('Sale hoy.')
    await hooks.run()
    expect(await delivery()).toEqual({ state: 'failed', problem: 'blocked' })
    desk.telegram.blocked.clear()
    const ticket = await only()
    const messageId = ticket.messages?.at(-1)?._id ?? ''
    const resend = () => desk.server.call(resendMessage, { as: 'owner', path: { id: ticket._id, messageId } })
    expect((await resend()).status).toBe(200)
    await hooks.run()
    expect(await delivery()).toEqual({ state: 'sent' })
    expect((await resend()).status).toBe(409)
    expect(desk.telegram.sent).toHaveLength(1)
  })

  test('whose answer is lost is sent once, and a person is told that nobody knows', async () => {
    desk.telegram.fault = ({ path: asked }) =>
      asked.includes('sendMessage') ? { kind: 'lost-answer' } : undefined
    await answer('Sale hoy.')
    await hooks.run()
    desk.telegram.fault = undefined
    await hooks.run()
    expect(await delivery()).toEqual({ state: 'unconfirmed' })
    expect(desk.telegram.sent).toHaveLength(1)
  })

  test('waits as long as Telegram asks, in its order', async () => {
    let refusals = 0
    desk.telegram.fault = () =>
      (refusals += 1) === 1
        ? { kind: 'status', status: 429, headers: { 'retry-after': '1' }, body: '{}' }
        : undefined
    await answer('Uno')
    await answer('Dos')
    await hooks.run()
    expect(desk.telegram.sent.map(({ text }) => text)).toEqual(['Uno', 'Dos'])
  })

  test('after it was disconnected has failed, and says so', async () => {
    const [ticket] = await all()
    await desk.server.call(removeIntegration, { as: 'owner', path: { id } })
    const of = { as: 'owner', path: { id: ticket?._id ?? '' } } as const
    await desk.server.call(answerTicket, { ...of, body: { message: 'Sale hoy.' } })
    await hooks.run()
    const { data } = await desk.server.call(getTicketInfo, of)
    expect(data.ticket.messages?.at(-1)?.delivery).toEqual({ state: 'failed', problem: 'not-connected' })
  })
})
