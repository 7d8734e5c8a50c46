import {
  addBotQuestion,
  addBotQuestionLanguage,
  addSampleData,
  addWeb,
  continueConversation,
  createView,
  createWeb,
  getBotSettings,
  getConversation,
  getTicketInfo,
  getUserInfo,
  getWebInfo,
  listBotQuestions,
  listCustomers,
  listTickets,
  listViews,
  openConversation,
  removeSampleData,
  removeWeb,
  updateBotSettings,
  updateWeb,
} from '@replybay/api-client/operations'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { and, eq, ne } from 'drizzle-orm'
import { afterAll, afterEach, expect, test } from 'vitest'
import { attachments } from '../../attachments/tables.ts'
import { companies } from '../../users/tables.ts'
import { createFolderStore } from '../../../platform/blobs/folder-store.ts'
import { newId } from '../../../platform/database/ids.ts'
import { ATELIER_NORD, MAISON_LUMEN } from '../../../platform/demo/accounts.ts'
import { WEB } from '../../../../test/support-desk.ts'
import { sharedServer } from '../../../../test/test-server.ts'
import { fingerprintOf } from '../../../../test/company-rows.ts'
import { webs } from '../tables.ts'
import { newWeb } from './new-web.ts'

const folder = join(tmpdir(), `replybay-webs-${newId()}`)
const server = sharedServer({ blobs: { kind: 'folder', folder } })
const blobs = createFolderStore(folder)
afterAll(() => rm(folder, { recursive: true, force: true }))
const OTHER_OWNER = 'owner@atelier-nord.example'

const create = (body: object, as = 'owner') => server().call(createWeb, { as, body })
const update = (id: string, body: object, as = 'owner') =>
  server().call(updateWeb, { as, path: { id }, body })
const remove = (id: string, as = 'owner') => server().call(removeWeb, { as, path: { id } })
const add = (webId: string, as = 'owner') => server().call(addWeb, { as, body: { webId } })
const websOf = async (as = 'owner') => (await server().call(getUserInfo, { as })).data.user.owner_webs

afterEach(async () => {
  const { queries } = server().database
  await queries.delete(webs).where(and(eq(webs.companyId, MAISON_LUMEN), ne(webs.id, WEB)))
  await queries.delete(webs).where(eq(webs.companyId, ATELIER_NORD))
})

test('demo: the chat was just seen on the site of the shop', async () => {
  const { web } = (await server().call(getWebInfo, { as: 'owner', path: { id: WEB } })).data
  const age = Date.now() - Date.parse(web.seenAt ?? '')
  expect(age).toBeGreaterThan(0)
  expect(age).toBeLessThan(86_400_000)
})

test('new web: comes last in the user info of the whole team, and visitors can write in it', async () => {
  const { status, data } = await create({ name: ' Second shop ', domain: 'https://second.example/fr' })
  const { _id: id } = data.web
  expect(status).toBe(201)
  expect(data.web).toEqual({
    _id: id,
    name: 'Second shop',
    domain: 'second.example',
    origins: [],
    seenAt: null,
    scriptUrl: 'https://desk.example/chat/widget.js',
    returnPageUrl: expect.stringMatching(/^https:\/\/desk\.example\/return\/.+/),
  })
  for (const person of ['owner', 'admin', 'support']) expect(await websOf(person)).toEqual([WEB, id])
  expect((await server().call(getWebInfo, { as: 'support', path: { id } })).data.web).toEqual(data.web)
  await server().openTicket('Is this the second shop?', id)
  const { tickets } = (await server().call(listTickets, { as: 'support', path: { webId: id } })).data
  expect(tickets.map(({ lastMessage }) => lastMessage?.text)).toEqual(['Is this the second shop?'])
})

test('new web: needs no domain, but a name', async () => {
  const { data } = await create({ name: 'Named' })
  expect(data.web).toMatchObject({ name: 'Named', domain: '' })
  for (const name of ['', '  ', 'x'.repeat(121)]) {
    expect(await create({ name })).toMatchObject({
      status: 400,
      problem: { fields: [{ path: '/body/name' }] },
    })
  }
  expect(await create({ name: 'Named', domain: 'two words' })).toMatchObject({
    status: 400,
    problem: { fields: [{ path: '/body/domain' }] },
  })
})

test('new web: the twenty-first of a company is refused, and one fits again once another is removed', async () => {
  for (let count = 1; count < 20; count++) expect((await create({ name: `Shop ${count}` })).status).toBe(201)
  expect(await create({ name: 'One too many' })).toMatchObject({
    status: 409,
    problem: { code: 'limit-reached', message: 'You’ve reached the limit of 20 websites. Remove one first.' },
  })
  expect(await websOf()).toHaveLength(20)
  await remove((await websOf())[19] ?? '')
  expect((await create({ name: 'Fits again' })).status).toBe(201)
})

test('added web: one’s own is answered as it is, another company’s is refused, and no other id is known', async () => {
  expect((await add(WEB)).data.web).toMatchObject({ _id: WEB, name: 'Maison Lumen' })
  expect(await websOf()).toEqual([WEB])
  const theirs = await newWeb(server(), ATELIER_NORD)
  expect(await add(theirs)).toMatchObject({
    status: 409,
    problem: { code: 'conflict', message: 'This web already belong to another user' },
  })
  expect(await add('no-such-web')).toMatchObject({ status: 404, problem: { message: 'Error on adding web' } })
  expect(await websOf()).toEqual([WEB])
})

test('web: name and domain are changed, each alone or both', async () => {
  const id = await newWeb(server())
  expect((await update(id, { name: ' Renamed ' })).data.web).toMatchObject({ name: 'Renamed', domain: '' })
  const { data } = await update(id, { domain: 'HTTPS://Shop.example/' }, 'admin')
  expect(data.web).toMatchObject({ name: 'Renamed', domain: 'shop.example' })
  expect((await update(id, { domain: '' })).data.web).toMatchObject({ domain: '' })
  expect((await update(id, { name: '  ' })).status).toBe(400)
  expect((await update(id, { domain: 'two words' })).status).toBe(400)
  expect((await server().call(getWebInfo, { as: 'owner', path: { id } })).data.web.name).toBe('Renamed')
})

/** A web in which there is something of everything. */
async function usedWeb() {
  const id = await newWeb(server())
  const call = { as: 'owner', path: { id } }
  await server().call(updateBotSettings, { ...call, body: { replyMode: 'off' } })
  await server().call(addBotQuestionLanguage, { ...call, body: { lang: 'fr-FR' } })
  await server().call(addBotQuestion, {
    as: 'owner',
    path: { id, lang: 'fr-FR' },
    body: { question: 'Où ?' },
  })
  const view = { name: 'Of this web', shared: true, filter: {} }
  await server().call(createView, { as: 'owner', path: { webId: id }, body: view })
  const write = async (webId: string, name: string) => {
    const body = { webId, message: `I am ${name}`, name, email: `${name.toLowerCase()}@removed-web.example` }
    return (await server().call(openConversation, { body })).data
  }
  return { id, write }
}

test('removed web: its visitors are answered no longer, and its tickets can no longer be read', async () => {
  const { id, write } = await usedWeb()
  const { conversation, token } = await write(id, 'Aurelie')
  const path = { id: conversation.id }
  expect((await server().call(getTicketInfo, { as: 'owner', path })).status).toBe(200)
  expect(await remove(id)).toMatchObject({ status: 200 })

  expect(await websOf()).toEqual([WEB])
  expect((await server().call(getTicketInfo, { as: 'owner', path })).status).toBe(404)
  for (const call of [getWebInfo, getBotSettings, listBotQuestions, removeWeb]) {
    expect([call.id, (await server().call(call, { as: 'owner', path: { id } })).status]).toEqual([
      call.id,
      404,
    ])
  }
  for (const call of [listTickets, listViews]) {
    expect((await server().call(call, { as: 'owner', path: { webId: id } })).status).toBe(404)
  }
  expect((await server().call(getConversation, { token, path })).status).toBe(401)
  const body = { message: 'Still there?' }
  expect((await server().call(continueConversation, { token, path, body })).status).toBe(401)
  const opening = { webId: id, message: 'Hello?' }
  expect((await server().call(openConversation, { body: opening })).status).toBe(404)
  expect((await add(id)).status).toBe(404)
  expect((await add(id, OTHER_OWNER)).status).toBe(404)
})

test('removed web: leaves nothing of it, and everything of the others as it was', async () => {
  await server().call(getUserInfo, { as: 'owner' })
  const { queries } = server().database
  await queries.update(companies).set({ websChangedAt: null })
  const before = await fingerprintOf(server().database, MAISON_LUMEN)
  const { id, write } = await usedWeb()
  await write(id, 'Aurelie')
  await remove(id)
  await queries.update(companies).set({ websChangedAt: null })
  expect(await fingerprintOf(server().database, MAISON_LUMEN)).toEqual(before)
})

test('removed web: a customer who has written elsewhere too stays, and one who has not goes', async () => {
  const { id, write } = await usedWeb()
  await write(id, 'Onlyhere')
  await write(id, 'Elsewhere')
  const { conversation } = await write(WEB, 'Elsewhere')
  await remove(id)
  const find = async (query: string) =>
    (await server().call(listCustomers, { as: 'owner', query: { search: query } })).data.customers
  expect(await find('onlyhere')).toEqual([])
  expect(await find('elsewhere')).toHaveLength(1)
  expect((await server().ticket(conversation.id)).customer.name).toBe('Elsewhere')
})

test('removed web: the files of its tickets are gone from the store at once', async () => {
  const { id, write } = await usedWeb()
  const { conversation } = await write(id, 'Aurelie')
  const blob = `attachments/${newId()}`
  const { queries } = server().database
  const file = { blob, name: 'x.txt', type: 'text/plain', size: 1, createdAt: new Date() }
  await queries
    .insert(attachments)
    .values({ id: newId(), companyId: MAISON_LUMEN, ticketId: conversation.id, ...file })
  await blobs.put(blob, Buffer.from('x'), 'text/plain')
  await remove(id)
  expect(await blobs.get(blob)).toBeUndefined()
})

test('removed web: the last one may go, and another can be created', async () => {
  const id = await newWeb(server(), ATELIER_NORD)
  expect((await remove(id, OTHER_OWNER)).status).toBe(200)
  expect(await websOf(OTHER_OWNER)).toEqual([])
  const { data } = await create({ name: 'Again' }, OTHER_OWNER)
  expect(await websOf(OTHER_OWNER)).toEqual([data.web._id])
  expect(data.web._id).not.toBe(id)
})

test('sample web: is no web to change or to remove, and does not count', async () => {
  const { data } = await server().call(addSampleData, { as: OTHER_OWNER })
  const [id = ''] = data.user.owner_webs
  expect((await update(id, { name: 'Mine' }, OTHER_OWNER)).status).toBe(404)
  expect((await remove(id, OTHER_OWNER)).status).toBe(404)
  expect((await add(id, OTHER_OWNER)).data.web._id).toBe(id)
  for (let count = 0; count < 20; count++) {
    expect((await create({ name: `Shop ${count}` }, OTHER_OWNER)).status).toBe(201)
  }
  expect((await websOf(OTHER_OWNER)).at(-1)).toBe(id)
  await server().call(removeSampleData, { as: OTHER_OWNER })
})

test('webs: another company’s are not found, and support changes none', async () => {
  const theirs = await newWeb(server(), ATELIER_NORD)
  expect((await update(theirs, { name: 'Mine' })).status).toBe(404)
  expect((await remove(theirs)).status).toBe(404)
  expect((await create({ name: 'Mine' }, 'support')).status).toBe(403)
  expect((await update(WEB, { name: 'Mine' }, 'support')).status).toBe(403)
  expect((await remove(WEB, 'support')).status).toBe(403)
})
