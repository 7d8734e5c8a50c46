import {
  addAttachment,
  addNote,
  deleteNote,
  getUserInfo,
  listMentions,
  updateNote,
} from '@replybay/api-client/operations'
import { expect, test } from 'vitest'
import { formOf } from '../../../../test/form-of.ts'
import { supportDesk } from '../../../../test/support-desk.ts'
import { sharedServer } from '../../../../test/test-server.ts'

const server = sharedServer()
const desk = supportDesk(server)

type Mention = { _id: string; name: string }

const mentionOf = async (as: string): Promise<Mention> => {
  const { _id, name = '' } = (await server().call(getUserInfo, { as })).data.user
  return { _id, name }
}
const add = async (id: string, text: string, mentions: Mention[] = [], attachments: string[] = []) => {
  const { data } = await desk.call(addNote, { path: { id }, body: { text, mentions, attachments } })
  return String(data.ticket.notes?.at(-1)?._id)
}
const change = (id: string, noteId: string, text: string, mentions: Mention[] = [], as = 'support') =>
  desk.call(updateNote, { as, path: { id, noteId }, body: { text, mentions } })
const remove = (id: string, noteId: string, as = 'support') =>
  desk.call(deleteNote, { as, path: { id, noteId } })
const mentioned = async (as: string, id: string) =>
  (await server().call(listMentions, { as })).data.mentions
    .filter(({ ticketId }) => ticketId === id)
    .map(({ text }) => text)
const found = async (search: string) => (await desk.list({ search })).map(({ _id }) => _id)

test('note: who wrote it changes it, and it is found by what it says since', async () => {
  const { id } = await desk.open('Hello')
  const noteId = await add(id, 'Palladium suspicion')
  const { status, data } = await change(id, noteId, 'Iridium suspicion')
  expect(status).toBe(200)
  expect(data.ticket.notes).toMatchObject([
    { _id: noteId, text: 'Iridium suspicion', changedAt: expect.any(String) as unknown },
  ])
  expect(await found('iridium')).toEqual([id])
  expect(await found('palladium')).toEqual([])
})

test('note: a colleague, the owner too, can’t change it', async () => {
  const { id } = await desk.open('Hello')
  const noteId = await add(id, 'Mine')
  const [admin, owner] = [
    await change(id, noteId, 'Theirs', [], 'admin'),
    await change(id, noteId, 'Theirs', [], 'owner'),
  ]
  expect([admin.status, owner.status]).toEqual([403, 403])
  expect((await desk.info(id)).notes).toMatchObject([{ text: 'Mine' }])
})

test('note: who wrote it deletes it; so do the owner and admins, and no other', async () => {
  const { id } = await desk.open('Hello')
  const own = await add(id, 'Osmium suspicion')
  const other = await add(id, 'Another')
  const { data } = await server().call(addNote, { as: 'admin', path: { id }, body: { text: 'Of the admin' } })
  const ofAdmin = String(data.ticket.notes?.at(-1)?._id)
  expect((await remove(id, ofAdmin)).status).toBe(403)
  expect((await remove(id, own)).data.ticket.notes?.map(({ text }) => text)).toEqual([
    'Another',
    'Of the admin',
  ])
  expect((await remove(id, other, 'owner')).status).toBe(200)
  expect((await remove(id, ofAdmin, 'admin')).status).toBe(200)
  expect((await desk.info(id)).notes).toEqual([])
  expect(await found('osmium')).toEqual([])
  expect((await remove(id, own)).status).toBe(404)
})

test('note: is not reached through another ticket', async () => {
  const [one, other] = [await desk.open('One'), await desk.open('Other')]
  const noteId = await add(one.id, 'Of one')
  expect((await change(other.id, noteId, 'Of the other')).status).toBe(404)
  expect((await remove(other.id, noteId)).status).toBe(404)
})

test('note: can’t become empty, but where it has a file', async () => {
  const { id } = await desk.open('Hello')
  const file = formOf('scan.bin', new Uint8Array([1, 2, 3]))
  const upload = await desk.call(addAttachment, { path: { id }, ...file })
  const noteId = await add(id, 'Words')
  const withFile = await add(id, 'See', [], [upload.data.attachment._id])
  expect((await change(id, noteId, ' ')).problem.fields?.[0]?.path).toBe('/body/text')
  const { data } = await change(id, withFile, '')
  expect(data.ticket.notes?.at(-1)).toMatchObject({ text: '', attachments: [{ name: 'scan.bin' }] })
  await remove(id, withFile)
  const again = await desk.call(addNote, {
    path: { id },
    body: { text: 'Again', attachments: [upload.data.attachment._id] },
  })
  expect(again.data.ticket.notes?.at(-1)).toMatchObject({ attachments: [{ name: 'scan.bin' }] })
})

test('changed note: tells whom it names since, no one again, and forgets whom it names no more', async () => {
  const { id } = await desk.open('Hello')
  const [admin, owner] = [await mentionOf('admin'), await mentionOf('owner')]
  const noteId = await add(id, `@${admin.name} look`, [admin])
  expect((await desk.info(id)).mention?.people).toEqual([admin._id])

  const both = await change(id, noteId, `@${admin.name} @${owner.name} look`, [admin, owner])
  expect(both.data.ticket.mention).toMatchObject({ noteId, people: [owner._id] })
  expect([await mentioned('admin', id), await mentioned('owner', id)]).toEqual([
    [`@${admin.name} @${owner.name} look`],
    [`@${admin.name} @${owner.name} look`],
  ])

  const one = await change(id, noteId, `@${admin.name} look here`, [admin])
  expect(one.data.ticket.mention).toBeUndefined()
  expect([await mentioned('admin', id), await mentioned('owner', id)]).toEqual([
    [`@${admin.name} look here`],
    [],
  ])
})

test('deleted note: is among no mentions', async () => {
  const { id } = await desk.open('Hello')
  const admin = await mentionOf('admin')
  const noteId = await add(id, `@${admin.name} look`, [admin])
  const { data } = await remove(id, noteId)
  expect(data.ticket.mention).toBeUndefined()
  expect(await mentioned('admin', id)).toEqual([])
})
