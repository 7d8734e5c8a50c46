import { getAttachment } from '@replybay/api-client/operations'
import { describe, expect, test } from 'vitest'
import { newId } from '../../../platform/database/ids.ts'
import { MAISON_LUMEN } from '../../../platform/demo/accounts.ts'
import { customers } from '../../customers/tables.ts'
import { messengerDesk } from './messenger-desk.ts'
import { linesOf, platformDesk } from './platform-desk.ts'
import { PICTURE } from './picture.ts'

const desk = platformDesk()
const inbox = messengerDesk(desk, 'whatsapp')
const { whatsapp } = desk.meta
const text = (body: string) => ({ type: 'text', text: { body } })

describe('connecting', () => {
  test('shows the number whole, and of its keys the end alone; a person enters the address', async () => {
    const { settings, webhookState, name } = await inbox.detail()
    expect({ settings, webhookState, name }).toEqual({
      settings: {
        phone_number_id: '104815162342',
        access_token: '…p7Qd',
        verify_token: '…self',
        app_secret: '…aa71',
      },
      webhookState: 'by-hand',
      name: '+33 4 72 00 18 18',
    })
  })

  test('says which step fails: another number, a permission, an app’s secret', async () => {
    const other = await desk.test('whatsapp', { phone_number_id: '77' })
    expect([other.problem, linesOf(other)[2]]).toEqual(['missing-permission', 'permission failed 77'])
    whatsapp.scopes = ['whatsapp_business_management']
    const lacking = await desk.test('whatsapp')
    expect(linesOf(lacking)).toEqual([
      'address passed',
      'key passed Maison Lumen',
      'permission failed whatsapp_business_messaging',
      'plan not-checked',
    ])
    expect((await desk.test('whatsapp', { app_secret: 'another' })).problem).toBe('bad-key')
    const { problem } = await desk.connect('whatsapp', { phone_number_id: 'me' })
    expect(problem.fields?.[0]?.path).toBe('/body/settings/phone_number_id')
  })

  test('answers the question whether it is there to who knows its word alone', async () => {
    const right = {
      'hub.mode': 'subscribe',
      'hub.verify_token': 'lumen-verifies-itself',
      'hub.challenge': '1158201444',
    }
    const { statusCode, body } = await inbox.handshake(right)
    expect([statusCode, body]).toEqual([200, '1158201444'])
    expect((await inbox.handshake({ ...right, 'hub.verify_token': 'lumen' })).statusCode).toBe(404)
    expect((await inbox.handshake({ ...right, 'hub.mode': 'unsubscribe' })).statusCode).toBe(404)
    expect((await inbox.handshake({ ...right, 'hub.challenge': '<b>' })).statusCode).toBe(404)
  })
})

describe('what customers write', () => {
  test('becomes a ticket of the customer who has this number already', async () => {
    const [id, phone] = [newId(), '+33 6 39 98 12 01']
    await desk.server.database.queries
      .insert(customers)
      .values({ id, companyId: MAISON_LUMEN, name: 'Léa M.', phone, createdAt: new Date() })
    const lea = { from: '33639981201', name: 'Léa' }
    await inbox.tell(whatsapp.message('Où est ma commande ?', lea), whatsapp.message('La ML-10311', lea))
    expect(await inbox.only()).toMatchObject({
      channel: 'whatsapp',
      status: 'open',
      customer: { _id: id, name: 'Léa M.', phone },
    })
    expect(await inbox.said()).toEqual([
      ['customer', 'Où est ma commande ?'],
      ['customer', 'La ML-10311'],
    ])
  })

  test('becomes a ticket of somebody new, with name and number', async () => {
    await inbox.tell(whatsapp.message('Hola'))
    const { customer } = await inbox.only()
    expect(customer).toMatchObject({ name: 'Inés Torralba', phone: '+34611223344' })
  })

  test('who hides their number is known by an id, and answered there', async () => {
    const told = (body: string) =>
      whatsapp.tells({
        contacts: [{ profile: { name: 'Inés', username: 'inest' }, user_id: 'ES.13491208655302741918' }],
        messages: [{ from_user_id: 'ES.13491208655302741918', id: `wamid.${body}`, ...text(body) }],
      })
    await inbox.tell(told('Hola'), told('¿Hola?'))
    expect((await inbox.only()).customer).toMatchObject({ name: 'Inés', handle: '@inest' })
    await inbox.answer('Aquí')
    await inbox.run()
    expect(whatsapp.sent).toMatchObject([{ to: 'ES.13491208655302741918', text: 'Aquí' }])
  })

  test('is there once however often it is told, several of it in their order; a forged one is refused', async () => {
    const messages = ['Uno', 'Dos'].map((body) => ({ from: '34611223344', id: `w.${body}`, ...text(body) }))
    const both = whatsapp.tells({ messages }, whatsapp.writes(text('Tres')))
    await inbox.tell(both, both, whatsapp.tells({ messages: messages.slice(1) }))
    expect(await inbox.said()).toEqual([
      ['customer', 'Uno'],
      ['customer', 'Dos'],
      ['customer', 'Tres'],
    ])
    const forged = { ...both, body: both.body.replace('Uno', 'Cero') }
    expect(await inbox.status(forged)).toBe(401)
    expect(await inbox.status({ ...both, headers: {} })).toBe(401)
  })

  test('to another number of the app is no business of this one', async () => {
    const told = whatsapp.tells({ ...whatsapp.writes(text('Hola')), metadata: { phone_number_id: '77' } })
    await inbox.tell(told)
    expect(await inbox.all()).toEqual([])
  })

  test('a picture comes with its words; what is too large, or gone, is named', async () => {
    whatsapp.files.set('P1', { name: '', type: 'image/png', bytes: PICTURE })
    whatsapp.files.set('D1', { name: '', type: 'application/pdf', bytes: new Uint8Array(25_000_001) })
    await inbox.tell(
      whatsapp.tells(whatsapp.writes({ type: 'image', image: { id: 'P1', caption: 'Está rota' } })),
      whatsapp.tells(whatsapp.writes({ type: 'document', document: { id: 'D1', filename: 'casa.pdf' } })),
      whatsapp.tells(whatsapp.writes({ type: 'audio', audio: { id: 'gone', voice: true } })),
    )
    const { _id, messages } = await inbox.only()
    expect(messages).toMatchObject([
      { text: 'Está rota', attachments: [{ name: 'photo.jpg', type: 'image/png' }] },
      { text: '[casa.pdf]' },
      { text: '[audio.ogg]' },
    ])
    const attachmentId = messages[0]?.attachments?.[0]?._id ?? ''
    const file = await desk.server.call(getAttachment, { as: 'owner', path: { id: _id, attachmentId } })
    expect(Buffer.from(file.bytes)).toEqual(PICTURE)
    // A document of which the size is known is not fetched at all.
    expect(desk.meta.calls.filter(({ path }) => path.includes('mid=')).map(({ path }) => path)).toEqual([
      '/whatsapp_business/attachments/?mid=P1',
    ])
  })

  test('a token is not sent to a place that is not Meta’s', async () => {
    desk.meta.fault = ({ path }) =>
      path.includes('/P2?')
        ? { kind: 'status', status: 200, body: JSON.stringify({ url: `${desk.telegram.origin}/steal` }) }
        : undefined
    await inbox.tell(whatsapp.tells(whatsapp.writes({ type: 'image', image: { id: 'P2' } })))
    expect(await inbox.said()).toEqual([['customer', '[photo.jpg]']])
    expect(desk.telegram.calls).toEqual([])
  })

  test('a file that never comes keeps its words from nothing', async () => {
    desk.meta.fault = ({ path }) => (path.includes('/P3?') ? { kind: 'hang-up' } : undefined)
    await inbox.tell(whatsapp.tells(whatsapp.writes({ type: 'image', image: { id: 'P3', caption: 'Mira' } })))
    expect(await inbox.said()).toEqual([['customer', 'Mira\n[photo.jpg]']])
  })

  test('a tapped answer, a place and a card are words; what is neither words nor a file is named', async () => {
    const contents = [
      { type: 'button', button: { text: 'Sí', payload: 'yes' } },
      {
        type: 'interactive',
        interactive: { type: 'list_reply', list_reply: { id: '1', title: 'Una lámpara' } },
      },
      { type: 'location', location: { latitude: 45.7, longitude: 4.8, name: 'Casa' } },
      { type: 'contacts', contacts: [{ name: { formatted_name: 'Luis' }, phones: [{ phone: '+34 600' }] }] },
      { type: 'unsupported', unsupported: { type: 'poll_creation' }, errors: [{ code: 131_051 }] },
      { type: 'order', order: { catalog_id: '1' } },
    ]
    await inbox.tell(whatsapp.tells(...contents.map((each) => whatsapp.writes(each))))
    await inbox.tell(whatsapp.tells(whatsapp.writes({ type: 'system', system: { body: 'A new number' } })))
    const { messages } = await inbox.only()
    expect(messages.map((each) => each.unsupported ?? each.text)).toEqual([
      'Sí',
      'Una lámpara',
      'Casa\n45.7, 4.8',
      'Luis, +34 600',
      'poll_creation',
      'order',
    ])
  })

  test('what is set beside a message, edited and taken back is noted on it', async () => {
    await inbox.tell(whatsapp.message('Dos lámparas', { id: 'wamid.A' }))
    const write = (content: Readonly<Record<string, unknown>>) => whatsapp.tells(whatsapp.writes(content))
    const message = { type: 'text', text: { body: 'Tres lámparas' } }
    await inbox.tell(
      write({ type: 'reaction', reaction: { message_id: 'wamid.A', emoji: '👍' } }),
      write({ type: 'edit', edit: { original_message_id: 'wamid.A', message } }),
    )
    expect(await inbox.last()).toMatchObject({ text: 'Tres lámparas', reaction: '👍' })
    await inbox.tell(write({ type: 'reaction', reaction: { message_id: 'wamid.A' } }))
    await inbox.tell(write({ type: 'revoke', revoke: { original_message_id: 'wamid.A' } }))
    const last = await inbox.last()
    expect(last).not.toHaveProperty('reaction')
    expect(last).toHaveProperty('removedAt')
  })
})
