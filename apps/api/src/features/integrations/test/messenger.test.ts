import { describe, expect, test } from 'vitest'
import { partsOf, bytesOf } from '../messengers/parts.ts'
import { messengerDesk } from './messenger-desk.ts'
import { linesOf, platformDesk } from './platform-desk.ts'
import { PICTURE } from './picture.ts'

const desk = platformDesk()
const inbox = messengerDesk(desk, 'messenger', ['messenger', 'instagram'])
const page = desk.meta.messenger
const ON_INSTAGRAM = { on: 'instagram', from: '7722000000000002' } as const

describe('connecting', () => {
  test('has the page tell the app; where it tells it, a person enters', async () => {
    const { settings, webhookState, name } = await inbox.detail()
    expect({ settings, webhookState, name }).toEqual({
      settings: {
        page_id: '100238849201',
        page_access_token: '…rX3k',
        verify_token: '…self',
        app_secret: '…aa71',
      },
      webhookState: 'by-hand',
      name: 'Maison Lumen',
    })
    expect(page.subscribed).toContain('message_edits')
    await inbox.disconnect()
    expect(page.subscribed).toBe(undefined)
  })

  test('says which step fails, and that nothing is told where the page may not be asked for it', async () => {
    expect((await desk.test('messenger', { app_secret: 'another' })).problem).toBe('bad-key')
    expect(linesOf(await desk.test('messenger', { page_id: '77' }))[2]).toBe('permission failed 77')
    page.scopes = ['pages_show_list']
    expect(linesOf(await desk.test('messenger'))[2]).toBe('permission failed pages_messaging')
    page.scopes = ['pages_messaging']
    await desk.connect('messenger')
    await inbox.run()
    expect(await inbox.detail()).toMatchObject({ state: 'connected', webhookProblem: 'not-allowed' })
  })

  test('answers the question whether it is there', async () => {
    const query = {
      'hub.mode': 'subscribe',
      'hub.verify_token': 'lumen-verifies-itself',
      'hub.challenge': '77',
    }
    expect((await inbox.handshake(query)).body).toBe('77')
    expect((await inbox.handshake({ ...query, 'hub.verify_token': '' })).statusCode).toBe(404)
  })
})

describe('what customers write', () => {
  test('becomes a ticket with the name that the page is told', async () => {
    page.people.set('6611000000000001', { first_name: 'Inés', last_name: 'Torralba' })
    await inbox.tell(page.message('¿Dónde está mi pedido?'), page.message('Es el ML-10311'))
    expect(await inbox.only()).toMatchObject({ channel: 'messenger', customer: { name: 'Inés Torralba' } })
    expect(await inbox.said()).toEqual([
      ['customer', '¿Dónde está mi pedido?'],
      ['customer', 'Es el ML-10311'],
    ])
    // Who they are is asked once.
    expect(desk.meta.calls.filter(({ path }) => path.includes('first_name'))).toHaveLength(1)
  })

  test('is there although nobody says who writes', async () => {
    const from = '6611000000000009'
    await inbox.tell(page.message('Hola', { from }))
    desk.meta.fault = ({ path }) => (path.includes('first_name') ? { kind: 'hang-up' } : undefined)
    await inbox.tell(page.message('¿Hola?', { from }), page.message('Hi', { from: '6611000000000010' }))
    const tickets = await Promise.all((await inbox.all()).map(({ _id }) => inbox.read(_id)))
    const said = tickets.map(({ messages }) => messages.map(({ text }) => text))
    expect(said.toSorted()).toEqual([['Hi'], ['Hola', '¿Hola?']])
  })

  test('on Instagram is a conversation of its own', async () => {
    page.people.set(ON_INSTAGRAM.from, { name: 'Inés T.', username: 'inest' })
    await inbox.tell(page.message('Hola', ON_INSTAGRAM))
    expect(await inbox.only()).toMatchObject({
      channel: 'instagram',
      customer: { name: 'Inés T.', handle: '@inest' },
    })
  })

  test('is there once however often it is told, several of it in their order; a forged one is refused', async () => {
    const events = ['Uno', 'Dos'].map((text) => ({ message: { mid: `m_${text}`, text } }))
    const both = page.tells(events)
    await inbox.tell(both, both, page.tells(events.slice(1)))
    expect(await inbox.said()).toEqual([
      ['customer', 'Uno'],
      ['customer', 'Dos'],
    ])
    expect(await inbox.status({ ...both, body: both.body.replace('Uno', 'Tres') })).toBe(401)
  })

  test('to another page, and what the shop writes itself elsewhere, is no message', async () => {
    const echo = { message: { mid: 'm_echo', is_echo: true, app_id: 1, text: 'Aquí' } }
    await inbox.tell(page.tells([echo]), page.tells([echo], ON_INSTAGRAM))
    page.pageId = '77'
    await inbox.tell(page.message('Hola'))
    expect(await inbox.all()).toEqual([])
  })

  test('files are fetched without a key; what is too large, or gone, is named', async () => {
    page.files.set('1_n.png', { name: '', type: 'image/png', bytes: PICTURE })
    page.files.set('plan.pdf', { name: '', type: '', bytes: new Uint8Array(25_000_001) })
    const files = [
      { type: 'image', payload: { url: page.addressOf('1_n.png') } },
      { type: 'file', payload: { url: page.addressOf('plan.pdf') } },
      { type: 'video', payload: { url: page.addressOf('gone') } },
    ]
    await inbox.tell(page.message({ text: 'Mira', attachments: files }))
    expect(await inbox.last()).toMatchObject({
      text: 'Mira\n[plan.pdf]\n[video.mp4]',
      attachments: [{ name: '1_n.png', type: 'image/png' }],
    })
  })

  test('a tapped button, a place and what is shared are words; what is neither words nor a file is named', async () => {
    const shared = { type: 'ig_reel', payload: { title: 'Luz', url: 'https://www.instagram.com/reel/1' } }
    const place = { type: 'location', payload: { coordinates: { lat: 45.7, long: 4.8 } } }
    await inbox.tell(
      page.tells([{ postback: { mid: 'm_p', title: 'Empezar', payload: 'x' } }]),
      page.message({ attachments: [shared] }),
      page.message({ attachments: [place] }),
      page.message({ attachments: [{ type: 'story_mention', payload: { url: page.addressOf('s') } }] }),
      page.message({ is_unsupported: true }),
    )
    const { messages } = await inbox.only()
    expect(messages.map((each) => each.unsupported ?? each.text)).toEqual([
      'Empezar',
      'Luz\nhttps://www.instagram.com/reel/1',
      '45.7, 4.8',
      'story_mention',
      'message',
    ])
  })

  test('what is set beside a message, edited and taken back is noted on it', async () => {
    await inbox.tell(page.message({ mid: 'm_A', text: 'Dos lámparas' }))
    const reaction = { mid: 'm_A', action: 'react', reaction: 'love', emoji: '❤' }
    await inbox.tell(
      page.tells([{ reaction }, { message_edit: { mid: 'm_A', text: 'Tres lámparas', num_edit: 1 } }]),
    )
    expect(await inbox.last()).toMatchObject({ text: 'Tres lámparas', reaction: '❤' })
    await inbox.tell(page.tells([{ reaction: { ...reaction, action: 'unreact' } }]))
    await inbox.tell(page.tells([{ message: { mid: 'm_A', is_deleted: true } }]))
    const last = await inbox.last()
    expect(last).not.toHaveProperty('reaction')
    expect(last).toHaveProperty('removedAt')
  })
})

test('parts: are as long as they may be in bytes, and hold whole characters', () => {
  const parts = partsOf(`${'ñandú '.repeat(300)}${'💡'.repeat(400)}`, 1_000, bytesOf)
  expect(parts.map(bytesOf).every((bytes) => bytes <= 1_000)).toBe(true)
  expect(parts.every((part) => part.isWellFormed())).toBe(true)
  expect(parts.join('').replaceAll(' ', '')).toBe(`${'ñandú'.repeat(300)}${'💡'.repeat(400)}`)
  expect(parts).toHaveLength(4)
})
