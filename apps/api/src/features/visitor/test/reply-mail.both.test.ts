import {
  addAttachment,
  answerTicket,
  getConversation,
  openConversation,
} from '@replybay/api-client/operations'
import { expect, test } from 'vitest'
import { formOf } from '../../../../test/form-of.ts'
import { sharedServer } from '../../../../test/test-server.ts'

const server = sharedServer()

async function open(email: string | undefined, language = 'fr-FR') {
  const body = { webId: 'web-maison-lumen', message: 'Bonjour', language, ...(email && { email }) }
  const { data } = await server().call(openConversation, { body })
  return { id: data.conversation.id, token: data.token }
}
const answer = (id: string, message: string) =>
  server().call(answerTicket, { as: 'support', path: { id }, body: { message } })

test('reply to a visitor who has left: is mailed once, in their language', async () => {
  const { id } = await open('left@visitor.example')
  await answer(id, 'Une E27 suffit.')
  await answer(id, 'Bonne journée !')
  await server().jobs.runWaiting()
  const mails = await server().mailsTo('left@visitor.example')
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatchObject({ subject: 'Maison Lumen vous a répondu' })
  expect(mails[0]?.text).toContain('> Une E27 suffit.')
  expect(mails[0]?.text).toContain('> Bonne journée !')
  expect(mails[0]?.text).toContain('https://maison-lumen.example')
})

test('reply of files alone: the mail says that there are files, and why it came', async () => {
  const { id } = await open('files@visitor.example', 'en-US')
  const file = await server().call(addAttachment, { as: 'support', path: { id }, ...formOf('plan.txt', 'x') })
  const attachments = [file.data.attachment._id]
  await server().call(answerTicket, { as: 'support', path: { id }, body: { message: '', attachments } })
  await server().jobs.runWaiting()
  const [mail] = await server().mailsTo('files@visitor.example')
  expect(mail?.text).toContain('The reply includes files. Open the chat to see them.')
  expect(mail?.text).toContain('because you left this address in the chat')
})

test.each([
  ['seen', { seen: 'true' }, 0],
  ['read by a window that nobody looks at', {}, 1],
] as const)('reply that was %s: mails %j', async (_how, query, mails) => {
  const email = `${mails}-mails@visitor.example`
  const { id, token } = await open(email)
  await answer(id, 'Une E27 suffit.')
  await server().call(getConversation, { path: { id }, query, token })
  await server().jobs.runWaiting()
  expect(await server().mailsTo(email)).toHaveLength(mails)
})

test('reply after one that was mailed: only what is new is mailed', async () => {
  const { id } = await open('later@visitor.example', 'es-MX')
  await answer(id, 'La primera')
  await server().jobs.runWaiting()
  await answer(id, 'La segunda')
  await server().jobs.runWaiting()
  const [newest, first] = await server().mailsTo('later@visitor.example')
  expect(first?.text).toContain('> La primera')
  expect(newest?.subject).toBe('Maison Lumen te ha respondido')
  expect(newest?.text).not.toContain('La primera')
})
