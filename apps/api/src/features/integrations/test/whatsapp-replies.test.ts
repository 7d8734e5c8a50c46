import { beforeEach, expect, test } from 'vitest'
import { messengerDesk } from './messenger-desk.ts'
import { platformDesk } from './platform-desk.ts'
import { PICTURE } from './picture.ts'

const desk = platformDesk()
const inbox = messengerDesk(desk, 'whatsapp')
const { whatsapp } = desk.meta

beforeEach(() => inbox.tell(whatsapp.message('¿Hola?')))

async function answer(text: string, attachments: string[] = []) {
  await inbox.answer(text, attachments)
  await inbox.run()
  return whatsapp.sent.at(-1) ?? { id: '', to: '' }
}

test('goes to the number that asked, under our own name, in as many parts as it needs', async () => {
  await inbox.answer('Sale hoy.')
  expect(await inbox.delivery()).toEqual({ state: 'waiting' })
  await inbox.run()
  const { _id } = (await inbox.last()) ?? {}
  expect(whatsapp.sent).toMatchObject([{ to: '34611223344', type: 'text', text: 'Sale hoy.', data: _id }])
  expect(await inbox.delivery()).toEqual({ state: 'sent' })
  await answer(`${'palabra '.repeat(600)}fin`)
  const [, ...parts] = whatsapp.sent
  expect(parts.map(({ text }) => text).join(' ')).toBe(`${'palabra '.repeat(600)}fin`)
  // What is told of the first part says nothing of the whole.
  expect(parts.map(({ data }) => data !== undefined)).toEqual([false, true])
})

test('goes with its picture as one message; one of a type that is not taken is not sent at all', async () => {
  await answer('Así es', [await inbox.upload('lamp.png', PICTURE)])
  expect(whatsapp.sent).toMatchObject([
    { type: 'image', text: 'Así es', file: { name: 'lamp.png', type: 'image/png' } },
  ])
  await answer('Y así', [await inbox.upload('lamp.zip', Buffer.from('PK\u0003\u0004'))])
  expect(await inbox.delivery()).toEqual({ state: 'failed', problem: 'unsupported' })
  expect(whatsapp.sent).toHaveLength(1)
})

test('how far it got is told in any order', async () => {
  const sent = await answer('Sale hoy.')
  await inbox.tell(whatsapp.state(sent, 'read'))
  await inbox.tell(whatsapp.state(sent, 'delivered'), whatsapp.state(sent, 'sent'))
  expect(await inbox.delivery()).toEqual({ state: 'read' })
})

test.each([
  [131_047, 'window-closed'],
  [131_026, 'gone'],
  [131_051, 'unsupported'],
  [130_429, 'rate-limited'],
  [131_049, 'refused'],
])('that fails after it was taken, by %i: %s', async (code, problem) => {
  const sent = await answer('Sale hoy.')
  await inbox.tell(whatsapp.state(sent, 'failed', code))
  expect(await inbox.delivery()).toEqual({ state: 'failed', problem })
})

test.each([
  [{ code: 131_047 }, 'window-closed'],
  [{ code: 131_026 }, 'gone'],
  [{ code: 100 }, 'refused'],
  [{ code: 131_005, status: 403 }, 'missing-permission'],
])('that is not taken, by %o: %s; sent once more it goes', async (refusal, problem) => {
  whatsapp.refusal = refusal
  await answer('Sale hoy.')
  expect(await inbox.delivery()).toEqual({ state: 'failed', problem })
  whatsapp.refusal = undefined
  expect(await inbox.resend()).toBe(200)
  await inbox.run()
  expect(await inbox.delivery()).toEqual({ state: 'sent' })
})

test('with a token that was revoked fails, and the card says so', async () => {
  whatsapp.token = 'EAAGanother'
  await answer('Sale hoy.')
  expect(await inbox.delivery()).toEqual({ state: 'failed', problem: 'bad-key' })
  expect(await inbox.detail()).toMatchObject({ state: 'failed', problem: 'bad-key' })
})

test('whose answer is lost is sent once, until WhatsApp tells how far it got', async () => {
  desk.meta.fault = ({ path }) => (path.includes('/messages?') ? { kind: 'lost-answer' } : undefined)
  const sent = await answer('Sale hoy.')
  desk.meta.fault = undefined
  await inbox.run()
  expect(await inbox.delivery()).toEqual({ state: 'unconfirmed' })
  expect(whatsapp.sent).toHaveLength(1)
  await inbox.tell(whatsapp.state(sent, 'sent'))
  expect(await inbox.delivery()).toEqual({ state: 'sent' })
  await inbox.tell(whatsapp.state({ ...sent, data: '' }, 'read'))
  expect(await inbox.delivery()).toEqual({ state: 'read' })
})

test('waits where the pace is too fast, and goes in its order', async () => {
  let refusals = 0
  const error = { code: 131_056, message: '(#131056) Too many messages to this person' }
  desk.meta.fault = () =>
    (refusals += 1) === 1 ? { kind: 'status', status: 400, body: JSON.stringify({ error }) } : undefined
  await inbox.answer('Uno')
  await inbox.answer('Dos')
  await inbox.run()
  expect(whatsapp.sent.map(({ text }) => text)).toEqual(['Uno', 'Dos'])
  expect(desk.meta.calls.filter(({ path }) => path.includes('/messages?'))).toHaveLength(3)
  expect(await inbox.detail()).toMatchObject({ state: 'connected' })
})
