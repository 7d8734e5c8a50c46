import { beforeEach, describe, expect, test } from 'vitest'
import { messengerDesk } from './messenger-desk.ts'
import { platformDesk } from './platform-desk.ts'
import { PICTURE } from './picture.ts'

const desk = platformDesk()
const inbox = messengerDesk(desk, 'messenger', ['messenger', 'instagram'])
const page = desk.meta.messenger
const ON_INSTAGRAM = { on: 'instagram', from: '7722000000000002' } as const

async function answer(text: string, attachments: string[] = []) {
  await inbox.answer(text, attachments)
  await inbox.run()
  return page.sent.at(-1) ?? { id: '', data: '' }
}

describe('on Messenger', () => {
  beforeEach(() => inbox.tell(page.message('¿Hola?')))

  test('goes to who asked, in as many parts as it needs, its files after its words', async () => {
    await answer(`${'palabra '.repeat(300)}fin`, [await inbox.upload('lamp.png', PICTURE)])
    const [one, two, file] = page.sent
    expect(`${one?.text} ${two?.text}`).toBe(`${'palabra '.repeat(300)}fin`)
    expect(file).toMatchObject({ to: '6611000000000001', text: '', file: { type: 'image/png' } })
    expect(await inbox.delivery()).toEqual({ state: 'sent' })
    const { body = '' } = desk.meta.calls.find(({ path }) => path.includes('/messages?')) ?? {}
    expect(JSON.parse(body)).toMatchObject({ messaging_type: 'RESPONSE' })
  })

  test('how far it got is told by ids, and by a time before which all is read', async () => {
    const sent = await answer('Sale hoy.')
    await inbox.tell(page.tells([{ delivery: { mids: [sent.id], watermark: 1 } }]))
    expect(await inbox.delivery()).toEqual({ state: 'delivered' })
    await inbox.tell(page.tells([{ read: { watermark: 1 } }]))
    expect(await inbox.delivery()).toEqual({ state: 'delivered' })
    const before = Date.now()
    await answer('Y mañana llega.')
    await inbox.tell(page.tells([{ read: { watermark: before } }]))
    const { messages } = await inbox.only()
    expect(messages.map(({ delivery }) => delivery?.state)).toEqual([undefined, 'read', 'sent'])
    await inbox.tell(
      page.tells([{ read: { watermark: Date.now() } }]),
      page.tells([{ delivery: { watermark: Date.now() } }]),
    )
    expect(await inbox.delivery()).toEqual({ state: 'read' })
  })

  test.each([
    [{ code: 10, subcode: 2_018_278, status: 403 }, 'window-closed'],
    [{ code: 551, subcode: 1_545_041 }, 'blocked'],
    [{ code: 100, subcode: 2_018_001 }, 'gone'],
    [{ code: 100 }, 'refused'],
    [{ code: 230, status: 403 }, 'missing-permission'],
    [{ code: 190, subcode: 460, status: 400 }, 'bad-key'],
  ])('that is not taken, by %o: %s; sent once more it goes', async (refusal, problem) => {
    page.refusal = refusal
    await answer('Sale hoy.')
    expect(await inbox.delivery()).toEqual({ state: 'failed', problem })
    const isOfTheKey = problem === 'bad-key' || problem === 'missing-permission'
    expect((await inbox.detail()).problem).toBe(isOfTheKey ? problem : undefined)
    page.refusal = undefined
    expect(await inbox.resend()).toBe(200)
    await inbox.run()
    expect(await inbox.delivery()).toEqual({ state: 'sent' })
  })

  test('whose answer is lost is sent once, until its echo comes back', async () => {
    desk.meta.fault = ({ path }) => (path.includes('/messages?') ? { kind: 'lost-answer' } : undefined)
    const { id, data } = await answer('Sale hoy.')
    desk.meta.fault = undefined
    await inbox.run()
    expect(await inbox.delivery()).toEqual({ state: 'unconfirmed' })
    expect(page.sent).toHaveLength(1)
    await inbox.tell(page.tells([{ message: { mid: id, is_echo: true, metadata: data, text: 'Sale hoy.' } }]))
    expect(await inbox.delivery()).toEqual({ state: 'sent' })
    expect(await inbox.said()).toHaveLength(2)
  })

  test('waits where Meta asks for it, and goes in its order', async () => {
    let refusals = 0
    const body = JSON.stringify({ error: { code: 613, message: '(#613) Calls to this api have exceeded' } })
    desk.meta.fault = () => ((refusals += 1) === 1 ? { kind: 'status', status: 400, body } : undefined)
    await inbox.answer('Uno')
    await inbox.answer('Dos')
    await inbox.run()
    expect(page.sent.map(({ text }) => text)).toEqual(['Uno', 'Dos'])
    expect(await inbox.detail()).toMatchObject({ state: 'connected' })
  })
})

describe('on Instagram', () => {
  beforeEach(() => inbox.tell(page.message('¿Hola?', ON_INSTAGRAM)))

  test('goes there, in parts of a thousand bytes; read is told by its id', async () => {
    await answer('ñ'.repeat(600))
    expect(page.sent.map(({ to, text }) => [to, text.length])).toEqual([
      [ON_INSTAGRAM.from, 500],
      [ON_INSTAGRAM.from, 100],
    ])
    await inbox.tell(page.tells([{ read: { mid: page.sent[1]?.id } }], ON_INSTAGRAM))
    expect(await inbox.delivery()).toEqual({ state: 'read' })
  })

  test('takes pictures, and says of what it does not take', async () => {
    await answer('Así', [await inbox.upload('lamp.png', PICTURE)])
    expect(page.sent.map(({ text, file }) => [text, file?.type])).toEqual([
      ['Así', undefined],
      ['', 'image/png'],
    ])
    await answer('Y así', [await inbox.upload('lamp.zip', Buffer.from('PK\u0003\u0004'))])
    expect(await inbox.delivery()).toEqual({ state: 'failed', problem: 'unsupported' })
    expect(page.sent).toHaveLength(2)
  })

  test('after its window is closed has failed, and says so', async () => {
    page.refusal = { code: 10, subcode: 2_534_022 }
    await answer('Sale hoy.')
    expect(await inbox.delivery()).toEqual({ state: 'failed', problem: 'window-closed' })
  })
})
