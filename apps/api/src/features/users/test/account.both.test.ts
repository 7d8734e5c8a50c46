import {
  addAttachment,
  addNote,
  deleteAccount,
  deleteTicket,
  exportAccount,
  getUserInfo,
  inviteSupport,
  learnFromTicket,
  openConversation,
  register,
  updateBotSettings,
  updateTicket,
} from '@replybay/api-client/operations'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { companies } from '../tables.ts'
import { ATELIER_NORD } from '../../../platform/demo/accounts.ts'
import { fingerprintOf } from '../../../../test/company-rows.ts'
import { sharedServer } from '../../../../test/test-server.ts'

const server = sharedServer()
const OWNER = 'owner@atelier-nord.example'
async function uploadTo(ticketId: string, token: string, name: string) {
  const form = [`name="name"\r\n\r\n${name}`, `name="file"; filename="${name}"\r\n\r\nx`]
  const parts = form.map((part) => `--part\r\nContent-Disposition: form-data; ${part}\r\n`)
  const headers = { 'content-type': 'multipart/form-data; boundary=part' }
  const body = `${parts.join('')}--part--\r\n`
  return server().call(addAttachment, { token, path: { id: ticketId }, body, headers })
}
const tryExport = (token: string, password = 'replybay-demo') =>
  server().call(exportAccount, { token, body: { password } })
const tryDeletion = async (name: string, password = 'replybay-demo') =>
  server().call(deleteAccount, { as: name, body: { password } })

test('account export: holds everything of the company but what opens something', async () => {
  const token = await server().tokenOf('owner')
  const answer = await tryExport(token)
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="replybay-[\d-]+\.json"$/)
  const file = JSON.parse(answer.text)
  const stored = await fingerprintOf(server().database, 'company-maison-lumen')
  const counts = Object.fromEntries(
    ['tickets', 'messages', 'customers', 'webs', 'guilds'].map((name) => [name, file[name].length]),
  )
  expect(counts).toEqual(Object.fromEntries(Object.keys(counts).map((name) => [name, stored[name]?.rows])))
  expect(file.messages.length).toBeGreaterThan(1_000)
  expect(file.people).toContainEqual(expect.objectContaining({ email: 'owner@maison-lumen.example' }))
  expect(answer.text).not.toContain('argon2')
  expect(answer.text).not.toContain('Hash"')
  expect(answer.text).not.toContain('Atelier Nord')
  expect((await tryExport(await server().tokenOf('admin'))).status).toBe(403)
})

test('account export: a session without the password gets nothing', async () => {
  const token = await server().tokenOf('owner')
  expect(await tryExport(token, 'wrong')).toMatchObject({
    status: 400,
    problem: { code: 'invalid-password', message: 'Invalid password' },
  })
  expect((await server().call(exportAccount, { token })).status).toBe(400)
  expect((await server().request('GET', '/users/export', { token })).status).toBe(404)
})

test('account export: holds nothing of a deleted ticket from the moment of its deletion', async () => {
  const token = await server().tokenOf('owner')
  const open = async (message: string, email: string) => {
    const body = { webId: 'web-maison-lumen', message, email, name: 'Quentin Erased' }
    return (await server().call(openConversation, { body })).data.conversation.id
  }
  await server().call(updateBotSettings, {
    token,
    path: { id: 'web-maison-lumen' },
    body: { replyMode: 'shadow' },
  })
  const gone = await open('Do you sell Palimpsest one?', 'gone@example.org')
  const [half, kept] = [
    await open('Palimpsest two', 'kept@example.org'),
    await open('Stays', 'kept@example.org'),
  ]
  for (const id of [gone, half]) {
    await server().call(addNote, { token, path: { id }, body: { text: 'Palimpsest note' } })
    await server().call(updateTicket, {
      token,
      path: { id, id2: 'web-maison-lumen' },
      body: { tags: ['Palimpsest'] },
    })
    await uploadTo(id, token, 'palimpsest.txt')
    await server().call(learnFromTicket, {
      token,
      body: { ticketId: id, manualSummary: 'Palimpsest lesson', isForReview: true },
    })
  }
  await server().jobs.runWaiting()
  const exported = async () => (await tryExport(token)).text
  const before = await exported()
  for (const word of ['Palimpsest note', '+Palimpsest', 'palimpsest.txt', 'Palimpsest lesson', gone]) {
    expect(before).toContain(word)
  }
  const { knowledgeQuestions, agentReplies } = JSON.parse(before)
  for (const rows of [knowledgeQuestions, agentReplies]) {
    expect(rows).toContainEqual(expect.objectContaining({ ticketId: gone }))
  }
  for (const id of [gone, half]) await server().call(deleteTicket, { token, path: { id } })
  const after = await exported()
  for (const word of ['alimpsest', gone, half, 'gone@example.org']) expect(after).not.toContain(word)
  for (const word of [kept, 'kept@example.org']) expect(after).toContain(word)
})

test('account deletion: is refused while a subscription is active', async () => {
  expect(await tryDeletion('owner')).toMatchObject({
    status: 409,
    problem: {
      code: 'active-subscription',
      message: 'Before deleting your account, you must first cancel your subscription',
    },
  })
  expect((await tryDeletion('owner', 'wrong')).problem.message).toBe('Invalid password')
})

test('account deletion: leaves nothing behind, and the address is free again', async () => {
  const token = await server().tokenOf(OWNER)
  await server().call(inviteSupport, { token, body: { emails: ['new@atelier-nord.example'] } })
  expect((await tryDeletion(OWNER, 'wrong')).problem).toMatchObject({
    code: 'invalid-password',
    message: 'Invalid password',
  })
  const neighbour = await fingerprintOf(server().database, 'company-maison-lumen')
  expect(await tryDeletion(OWNER)).toMatchObject({ status: 200, data: {} })
  expect((await server().call(getUserInfo, { token })).status).toBe(401)
  const left = Object.values(await fingerprintOf(server().database, ATELIER_NORD))
  expect(left.filter(({ rows }) => rows > 0)).toEqual([])
  expect(await fingerprintOf(server().database, 'company-maison-lumen')).toEqual(neighbour)
  const rows = await server().database.queries.select().from(companies).where(eq(companies.id, ATELIER_NORD))
  expect(rows).toEqual([])
  const body = { email: OWNER, password: 'seven lamps hang over the sea', companyName: 'Atelier Nord' }
  expect((await server().call(register, { body })).status).toBe(201)
})
