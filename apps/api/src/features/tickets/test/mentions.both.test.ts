import {
  addNote,
  countTickets,
  deleteTicket,
  getUserInfo,
  listMentions,
  readMentions,
} from '@replybay/api-client/operations'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ticketMentions } from '../mentions/tables.ts'
import { newId } from '../../../platform/database/ids.ts'
import { users } from '../../users/tables.ts'
import { MAISON_LUMEN } from '../../../platform/demo/accounts.ts'
import { supportDesk, WEB } from '../../../../test/support-desk.ts'
import { sharedServer } from '../../../../test/test-server.ts'

const server = sharedServer()
const desk = supportDesk(server)

const idOf = async (as: string) => (await server().call(getUserInfo, { as })).data.user._id
const note = async (id: string, text: string, ...people: string[]) =>
  await desk.call(addNote, {
    path: { id },
    body: { text, mentions: people.map((_id) => ({ _id, name: 'Colleague' })) },
  })
const mentionsOf = async (as: string) => (await server().call(listMentions, { as })).data
const countOf = async (as: string) =>
  (await server().call(countTickets, { as, path: { webId: WEB } })).data.mentions
const read = (as: string, id: string) => server().call(readMentions, { as, path: { id } })

test('mention: waits on the server until it is read, for the person whom it names alone', async () => {
  const { id } = await desk.open('Hello', { name: 'Ada Martin' })
  const before = await countOf('admin')
  await note(id, `@Colleague, ${'look '.repeat(60)}`, await idOf('admin'))
  const { mentions, count } = await mentionsOf('admin')
  expect(mentions[0]).toMatchObject({
    ticketId: id,
    webId: WEB,
    channel: 'web',
    customerName: 'Ada Martin',
    authorName: 'Inès Moreau',
  })
  expect(mentions[0]?.text).toHaveLength(200)
  expect([count, await countOf('admin')]).toEqual([(before ?? 0) + 1, (before ?? 0) + 1])
  const ofTicket = async (as: string) =>
    (await mentionsOf(as)).mentions.filter(({ ticketId }) => ticketId === id).length
  expect([await ofTicket('owner'), await ofTicket('support')]).toEqual([0, 0])
  expect((await read('owner', id)).status).toBe(200)
  expect(await ofTicket('admin')).toBe(1)
  expect((await read('admin', id)).status).toBe(200)
  expect([await ofTicket('admin'), await countOf('admin')]).toEqual([0, before])
  expect((await read('admin', id)).status).toBe(200)
})

test('mentions: the newest first, and those of a ticket are read together', async () => {
  const admin = await idOf('admin')
  const [first, second] = [await desk.open('One'), await desk.open('Two')]
  await note(first.id, '@Colleague one', admin)
  await note(second.id, '@Colleague two', admin)
  await note(first.id, '@Colleague three', admin)
  const texts = async () => (await mentionsOf('admin')).mentions.map(({ text }) => text)
  expect((await texts()).slice(0, 3)).toEqual(['@Colleague three', '@Colleague two', '@Colleague one'])
  await read('admin', first.id)
  expect((await texts())[0]).toBe('@Colleague two')
})

test('mention: is not told of a ticket that was deleted, which nobody can read', async () => {
  const { id } = await desk.open('Hello')
  const before = await countOf('owner')
  await note(id, '@Colleague, look', await idOf('owner'))
  await desk.call(deleteTicket, { path: { id } })
  expect((await mentionsOf('owner')).mentions.map(({ ticketId }) => ticketId)).not.toContain(id)
  expect(await countOf('owner')).toBe(before)
  expect((await read('owner', id)).status).toBe(404)
})

test('mention: goes with the person whom it names', async () => {
  const { id } = await desk.open('Hello')
  const { queries } = server().database
  const [owner] = await queries.select().from(users).where(eq(users.companyId, MAISON_LUMEN)).limit(1)
  if (!owner) throw new Error('The company has nobody.')
  const leaving = { ...owner, id: newId(), email: 'leaving@example.org', role: 'support' as const }
  await queries.insert(users).values(leaving)
  await note(id, '@Colleague, look', leaving.id, await idOf('owner'))
  const left = async () => await queries.$count(ticketMentions, eq(ticketMentions.ticketId, id))
  expect(await left()).toBe(2)
  await queries.delete(users).where(eq(users.id, leaving.id))
  expect(await left()).toBe(1)
})
