import {
  addAttachment,
  addNote,
  answerTicket,
  getAttachment,
  getConversation,
} from '@replybay/api-client/operations'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { attachmentsFeature } from '../feature.ts'
import { formOf } from '../../../../test/form-of.ts'
import { keepHouse } from '../../../../test/house.ts'
import { supportDesk } from '../../../../test/support-desk.ts'
import { sharedServer } from '../../../../test/test-server.ts'

const server = sharedServer()
const desk = supportDesk(server)

async function upload(ticketId: string, name: string, bytes: Uint8Array) {
  return desk.call(addAttachment, { path: { id: ticketId }, ...formOf(name, bytes) })
}

const picture = () =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer()

test('attachment: a picture goes with an answer, and is downloaded as it was', async () => {
  const { id } = await desk.open('Show me')
  const bytes = await picture()
  const { status, data } = await upload(id, 'lamp.jpg', bytes)
  expect(status).toBe(201)
  expect(data.attachment).toMatchObject({ name: 'lamp.jpg', type: 'image/jpeg', width: 40, height: 20 })
  const attachments = [data.attachment._id]
  const sent = await desk.call(answerTicket, { path: { id }, body: { message: 'Here', attachments } })
  expect(sent.data.ticket.messages.at(-1)?.attachments).toEqual([data.attachment])
  const file = await desk.call(getAttachment, { path: { id, attachmentId: data.attachment._id } })
  expect(file.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'application/octet-stream',
    'content-length': String(bytes.length),
    'content-disposition': "attachment; filename*=UTF-8''lamp.jpg",
    'x-content-type-options': 'nosniff',
  })
  const path = `/tickets/attachments/${id}/${data.attachment._id}`
  const head = await server().request('HEAD', path, { as: 'support' })
  expect(head).toMatchObject({ status: 200, text: '', headers: { 'content-length': String(bytes.length) } })
})

test('note: takes files, may be without words then, and the customer’s conversation has none of it', async () => {
  const { id, visitor } = await desk.open('Show me')
  const { data } = await upload(id, 'shelf.jpg', await picture())
  const noted = await desk.call(addNote, {
    path: { id },
    body: { text: '', attachments: [data.attachment._id] },
  })
  expect(noted.data.ticket.notes?.at(-1)).toMatchObject({ text: '', attachments: [data.attachment] })
  const read = await server().call(getConversation, { token: visitor, path: { id } })
  expect(JSON.stringify(read.data)).not.toContain(data.attachment._id)
  const reused = { text: 'Again', attachments: [data.attachment._id] }
  expect((await desk.call(addNote, { path: { id }, body: reused })).status).toBe(400)
  expect((await desk.call(addNote, { path: { id }, body: { text: ' ' } })).status).toBe(400)
})

test('answer: may be without words where it has a file, and is refused without either', async () => {
  const { id } = await desk.open('Show me')
  const { data } = await upload(id, 'lamp.jpg', await picture())
  const sent = await desk.call(answerTicket, {
    path: { id },
    body: { message: '', attachments: [data.attachment._id] },
  })
  expect(sent.data.ticket.messages.at(-1)).toMatchObject({ text: '', attachments: [data.attachment] })
  for (const message of ['', ' \n ']) {
    expect((await desk.call(answerTicket, { path: { id }, body: { message } })).status).toBe(400)
  }
  expect((await desk.info(id)).messages).toHaveLength(2)
})

test.each([
  ['page.html', '<script>alert(1)</script>', 'application/octet-stream', 'page.html'],
  ['invoice.pdf', '%PDF-1.7 …', 'application/pdf', 'invoice.pdf'],
  ['../../etc/passwd', 'root', 'application/octet-stream', 'passwd'],
  ['a"b<c>.txt', 'x', 'application/octet-stream', 'a_b_c_.txt'],
  ['invoice\u202Efdp.exe', 'MZ', 'application/octet-stream', 'invoice_fdp.exe'],
  [
    'logo.png',
    '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    'application/octet-stream',
    'logo.png',
  ],
])('attachment: %s has the type of its bytes, and a plain name', async (name, text, type, plain) => {
  const { id } = await desk.open('Files')
  const { data } = await upload(id, name, Buffer.from(text))
  expect(data.attachment).toMatchObject({ type, name: plain })
})

test('attachment: is sent once, and with its own ticket', async () => {
  const [one, other] = [await desk.open('One'), await desk.open('Other')]
  const { data } = await upload(one.id, 'x.txt', Buffer.from('x'))
  const attachments = [data.attachment._id]
  const elsewhere = await desk.call(answerTicket, {
    path: { id: other.id },
    body: { message: 'Here', attachments },
  })
  expect(elsewhere.status).toBe(400)
  expect((await desk.info(other.id)).messages).toHaveLength(1)
  expect(
    (await desk.call(getAttachment, { path: { id: other.id, attachmentId: attachments[0] } })).status,
  ).toBe(404)
  await desk.call(answerTicket, { path: { id: one.id }, body: { message: 'Here', attachments } })
  const again = await desk.call(answerTicket, {
    path: { id: one.id },
    body: { message: 'Again', attachments },
  })
  expect(again.status).toBe(400)
})

test('attachment: an empty one is refused', async () => {
  const { id } = await desk.open('Empty')
  expect(await upload(id, 'x.txt', Buffer.alloc(0))).toMatchObject({
    status: 400,
    problem: { code: 'invalid-request', fields: [{ path: '/body/file', message: 'must not be empty' }] },
  })
})

test('attachment: the fifty-first that was not sent is refused, until some are sent, and another ticket’s is not', async () => {
  const [one, other] = [await desk.open('One'), await desk.open('Other')]
  const add = (id: string) => upload(id, 'x.txt', Buffer.from('x'))
  const attachments: string[] = []
  for (let number = 0; number < 50; number++) {
    const { status, data } = await add(one.id)
    expect(status).toBe(201)
    attachments.push(data.attachment._id)
  }
  expect(await add(one.id)).toMatchObject({
    status: 409,
    problem: {
      code: 'conflict',
      message: 'This ticket already has 50 unsent files. Send some of them first.',
    },
  })
  expect((await add(other.id)).status).toBe(201)
  await desk.call(answerTicket, {
    path: { id: one.id },
    body: { message: 'Here', attachments: attachments.slice(0, 1) },
  })
  expect((await add(one.id)).status).toBe(201)
})

test('attachment: 10 MB are taken, more are refused', async () => {
  const { id } = await desk.open('Large')
  expect((await upload(id, 'x.bin', Buffer.alloc(10 * 1_048_576))).status).toBe(201)
  const refused = await upload(id, 'x.bin', Buffer.alloc(10 * 1_048_576 + 1))
  expect(refused).toMatchObject({ status: 413, problem: { message: 'The file is larger than 10 MB' } })
})

test('attachment: is removed after a month if it was never sent, and stays if it was', async () => {
  const { id } = await desk.open('Forgotten')
  const [kept, forgotten] = [
    await upload(id, 'a.txt', Buffer.from('a')),
    await upload(id, 'b.txt', Buffer.from('b')),
  ]
  await desk.call(answerTicket, {
    path: { id },
    body: { message: 'Here', attachments: [kept.data.attachment._id] },
  })
  await keepHouse(server().database, new Date(Date.now() + 31 * 24 * 3_600_000), {
    owners: [attachmentsFeature],
  })
  const statusOf = async (one: typeof kept) =>
    (await desk.call(getAttachment, { path: { id, attachmentId: one.data.attachment._id } })).status
  expect([await statusOf(kept), await statusOf(forgotten)]).toEqual([200, 404])
})

test('idempotency key: a text that looks like an answer with a file is another answer', async () => {
  const { id } = await desk.open('A file?')
  const { data } = await upload(id, 'lamp.jpg', await picture())
  const send = (body: object) =>
    desk.call(answerTicket, { path: { id }, body, headers: { 'idempotency-key': 'key-of-a-file' } })
  await send({ message: 'hello', attachments: [data.attachment._id] })
  const other = await send({ message: JSON.stringify(['hello', data.attachment._id]) })
  expect(other).toMatchObject({ status: 409, problem: { code: 'key-reused' } })
})
