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
const nameOf = async (as: string) => (await server().call(getUserInfo, { as })).data.user.name ?? ''
const note = async (id: string, text: string, ...mentions: { _id: string; name: string }[]) =>
  await desk.call(addNote, { path: { id }, body: { text, mentions } })
/** A note that begins with the names of colleagues. */
const noteTo = async (id: string, text: string, ...people: string[]) => {
  const mentions = await Promise.all(
    people.map(async (as) => ({ _id: await idOf(as), name: await nameOf(as) })),
  )
  return await note(id, `${mentions.map(({ name }) => `@${name}`).join(' ')} ${text}`, ...mentions)
}
const mentionsOf = async (as: string) => (await server().call(listMentions, { as })).data
const readOf = async (as: string) => (await server().call(listMentions, { as, query: { read: true } })).data
const countOf = async (as: string) =>
  (await server().call(countTickets, { as, path: { webId: WEB } })).data.mentions
const read = (as: string, id: string) => server().call(readMentions, { as, path: { id } })

test('mention: waits on the server until it is read, for the person whom it names alone', async () => {
  const { id } = await desk.open('Hello', { name: 'Ada Martin' })
  const before = await countOf('admin')
  await noteTo(id, 'look '.repeat(60), 'admin')
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

test('mention: once read it is among those that were read for 30 days, the last read first', async () => {
  const name = await nameOf('admin')
  const [first, second] = [await desk.open('One'), await desk.open('Two')]
  await noteTo(first.id, 'one', 'admin')
  await noteTo(second.id, 'two', 'admin')
  const ofThese = async (as: string) =>
    (await readOf(as)).mentions.flatMap(({ ticketId, text }) =>
      [first.id, second.id].includes(ticketId) ? text : [],
    )
  expect(await ofThese('admin')).toEqual([])
  await read('admin', second.id)
  await read('admin', first.id)
  await read('admin', second.id)
  expect(await ofThese('admin')).toEqual([`@${name} one`, `@${name} two`])
  expect(await ofThese('owner')).toEqual([])

  const { queries } = server().database
  const of = (id: string) => eq(ticketMentions.ticketId, id)
  const longAgo = new Date(Date.now() - 31 * 86_400_000)
  await queries.update(ticketMentions).set({ readAt: longAgo }).where(of(first.id))
  expect(await ofThese('admin')).toEqual([`@${name} two`])
  await read('admin', second.id)
  expect(await queries.$count(ticketMentions, of(first.id))).toBe(0)
  await desk.call(deleteTicket, { path: { id: second.id } })
  expect(await ofThese('admin')).toEqual([])
})

test('mentions: the newest first, and those of a ticket are read together', async () => {
  const name = await nameOf('admin')
  const [first, second] = [await desk.open('One'), await desk.open('Two')]
  await noteTo(first.id, 'one', 'admin')
  await noteTo(second.id, 'two', 'admin')
  await noteTo(first.id, 'three', 'admin')
  const texts = async () => (await mentionsOf('admin')).mentions.map(({ text }) => text)
  expect((await texts()).slice(0, 3)).toEqual([`@${name} three`, `@${name} two`, `@${name} one`])
  await read('admin', first.id)
  expect((await texts())[0]).toBe(`@${name} two`)
})

test('mention: is not told of a ticket that was deleted, which nobody can read', async () => {
  const { id } = await desk.open('Hello')
  const before = await countOf('owner')
  await noteTo(id, 'look', 'owner')
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
  const both = [leaving.name, await nameOf('owner')]
  const mentions = [leaving.id, await idOf('owner')].map((_id, place) => ({ _id, name: both[place] ?? '' }))
  await note(id, `@${both.join(' and @')}, look`, ...mentions)
  const left = async () => await queries.$count(ticketMentions, eq(ticketMentions.ticketId, id))
  expect(await left()).toBe(2)
  await queries.delete(users).where(eq(users.id, leaving.id))
  expect(await left()).toBe(1)
})

test('mention: is under the colleague’s own name alone, as a word of its own', async () => {
  const { id } = await desk.open('Hello')
  const [owner, colleague] = [await idOf('owner'), await nameOf('support')]
  const name = await nameOf('owner')
  const before = await countOf('owner')
  const refused = async (text: string, called: string) =>
    (await note(id, text, { _id: owner, name: called })).problem?.fields?.map(({ path }) => path)
  const wrong = [
    await refused(`@${colleague}, look`, colleague),
    await refused('a@b.c', 'b'),
    await refused(`a@${name}`, name),
    await refused(`@${name}x`, name),
    await refused(`@${name}-Anne`, name),
  ]
  expect(wrong).toEqual(wrong.map(() => ['/body/mentions/0/name']))
  expect(await countOf('owner')).toBe(before)
  const [first = ''] = name.split(' ')
  expect((await note(id, `a@${first}, (@${first}: look)`, { _id: owner, name: first })).status).toBe(200)
  expect(await countOf('owner')).toBe((before ?? 0) + 1)
})

test('mention: where two have a first name, it is under the whole one', async () => {
  const { id } = await desk.open('Hello')
  const { queries } = server().database
  const [owner] = await queries.select().from(users).where(eq(users.companyId, MAISON_LUMEN)).limit(1)
  if (!owner) throw new Error('The company has nobody.')
  const names = ['Quentin Roux', 'Quentin Vidal']
  const [roux, vidal] = names.map((name, place) => ({
    ...owner,
    id: newId(),
    name,
    email: `quentin${place}@example.org`,
    role: 'support' as const,
  }))
  if (!roux || !vidal) throw new Error('There are two of them.')
  await queries.insert(users).values([roux, vidal])
  const mention = async (name: string) =>
    (await note(id, '@Quentin Roux, look', { _id: roux.id, name })).status
  expect([await mention('Quentin'), await mention('Quentin Roux')]).toEqual([400, 200])
  await queries.delete(users).where(eq(users.id, vidal.id))
  expect(await mention('Quentin')).toBe(200)
  await queries.delete(users).where(eq(users.id, roux.id))
})

test('colleague who has given no name: is assigned and mentioned by their address', async () => {
  const { id } = await desk.open('Hello')
  const { queries } = server().database
  const [owner] = await queries.select().from(users).where(eq(users.companyId, MAISON_LUMEN)).limit(1)
  if (!owner) throw new Error('The company has nobody.')
  const email = 'nameless@example.org'
  const nameless = { ...owner, id: newId(), name: '', email, role: 'support' as const }
  await queries.insert(users).values(nameless)
  const { data } = await desk.change(id, { assigneeId: nameless.id })
  expect(data.ticket).toMatchObject({ assigneeId: nameless.id, assigneeName: email })
  expect(data.ticket.events?.at(-1)).toMatchObject({ kind: 'assigned', detail: email })
  expect((await note(id, `@${email} look`, { _id: nameless.id, name: email })).status).toBe(200)
  await queries.delete(users).where(eq(users.id, nameless.id))
})
