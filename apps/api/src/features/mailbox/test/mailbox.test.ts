import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import type { components } from '@replybay/api-client'
import {
  archiveEmail,
  connectMailbox,
  deleteEmail,
  findEmailsBySubject,
  getEmailThread,
  getUserInfo,
  listArchivedEmails,
  listEmailHeaders,
  listNewEmailHeaders,
  pollEmails,
  removeEmailSettings,
  updateEmail,
} from '@replybay/api-client/operations'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { TestServer } from '../../../../test/test-server.ts'
import { createBlobStore } from '../../../platform/blobs/blob-store.ts'
import { createLocalMail } from '../local/local-mail.ts'
import { receiverOf } from '../receiving.ts'

type Body = components['schemas']['EmailHeadersRequest']

const DESK = 'hello@maison-lumen.example'

let server: TestServer
let mail: ReturnType<typeof createLocalMail>

beforeAll(async () => {
  server = await TestServer.start()
  const folder = await mkdtemp(join(tmpdir(), 'replybay-emails-'))
  const { database, jobs, app } = server
  const blobs = createBlobStore({ kind: 'folder', folder })
  mail = createLocalMail({ database, log: app.log }, receiverOf({ database, blobs, jobs }))
  await promisify(mail.listen.bind(mail) as (port: number, host: string, done: () => void) => void)(
    0,
    '127.0.0.1',
  )
})
afterAll(async () => {
  await promisify(mail.close.bind(mail))()
  await server.stop()
})

beforeEach(async () => {
  await server.call(removeEmailSettings, { as: 'owner' })
  await server.call(connectMailbox, { as: 'owner', body: { address: DESK, kind: 'local' } })
})

async function send(content: SendMailOptions) {
  // Sound: it listens on TCP.
  const { port } = mail.server.address() as AddressInfo
  const transport = createTransport({ host: '127.0.0.1', port, ignoreTLS: true })
  try {
    return await transport.sendMail({ from: 'Rosa <Rosa@Customer.example>', to: DESK, ...content })
  } finally {
    transport.close()
  }
}

const list = async (body: Body = {}) => (await server.call(listEmailHeaders, { as: 'support', body })).data
const threadOf = async (id: string) =>
  (await server.call(getEmailThread, { as: 'support', body: { header_id: id } })).data.thread

async function received(content: SendMailOptions) {
  await send(content)
  const [header] = (await list()).headers
  if (!header) throw new Error('Nothing came.')
  return header
}

test('an email that is sent to the mailbox is in its inbox, with what it holds', async () => {
  const header = await received({
    messageId: '<one@customer.example>',
    subject: 'Lampe reçue fêlée',
    text: 'Bonjour,\nle globe est fêlé.',
    html: '<p>Bonjour,<br>le globe est fêlé.</p>',
    attachments: [{ filename: 'globe.csv', content: 'a,b' }],
  })
  expect(header).toMatchObject({
    message_id: '<one@customer.example>',
    uid: 1,
    folder: 'INBOX',
    subject: 'Lampe reçue fêlée',
    from: { name: 'Rosa', address: 'rosa@customer.example' },
    to: [{ address: DESK }],
    snippet: 'Bonjour, le globe est fêlé.',
    seen: false,
    answered: false,
    archived: false,
    hasAttachments: true,
    messages: 1,
  })
  const { messages } = await threadOf(header._id)
  expect(messages).toMatchObject([
    {
      text: expect.stringContaining('le globe est fêlé.'),
      html: expect.stringContaining('<p>Bonjour,<br>le globe est fêlé.</p>'),
      attachments: [{ filename: 'globe.csv', contentType: 'text/csv', size: 3 }],
    },
  ])
})

test('an email to an address of no mailbox is refused', async () => {
  await expect(send({ to: 'nobody@maison-lumen.example', subject: 'Hello' })).rejects.toThrow(
    'No such mailbox',
  )
})

test('the emails of a person: from and to their address, wherever they lie but the trash', async () => {
  const kept = await received({ messageId: '<kept@customer.example>', subject: 'Kept', text: 'One' })
  const archived = await received({ messageId: '<old@customer.example>', subject: 'Old', text: 'Two' })
  await server.call(archiveEmail, { as: 'support', body: { header_id: archived._id } })
  const gone = await received({ messageId: '<gone@customer.example>', subject: 'Gone', text: 'Three' })
  await server.call(deleteEmail, { as: 'support', body: { header_id: gone._id } })
  await received({ from: 'Rosa Other <other-rosa@customer.example>', subject: 'Another', text: 'Four' })
  await received({
    from: 'Ada <ada@customer.example>',
    to: `${DESK}, ROSA@customer.example`,
    subject: 'To both',
    text: 'Five',
  })
  const found = async (body: Body) =>
    (await list({ address: 'Rosa@customer.EXAMPLE', ...body })).headers.map(({ subject }) => subject)
  expect(await found({})).toEqual(['To both', 'Old', 'Kept'])
  expect(await found({ folder: kept.folder })).toEqual(['To both', 'Kept'])
  expect(await found({ subject_filter: 'old' })).toEqual(['Old'])
})

test('an email that is sent twice is kept once', async () => {
  const mailed = { messageId: '<twice@customer.example>', subject: 'Twice', text: 'Once' }
  await send(mailed)
  await send(mailed)
  expect((await list()).total).toBe(1)
})

test('replies belong to what they reply to: by what they name, and by their subject where they name nothing', async () => {
  const first = await received({
    messageId: '<first@c.example>',
    subject: 'Broken lamp',
    text: 'It is broken.',
  })
  await send({ subject: 'Re: Broken lamp', inReplyTo: '<first@c.example>', text: 'By name' })
  await send({ subject: 'RE: Fwd: broken  lamp', text: 'By subject' })
  // Another customer with the same subject, and the same one with another.
  await send({ from: 'noor@other.example', subject: 'Re: Broken lamp', text: 'Not mine' })
  await send({ subject: 'Another lamp', text: 'Something else' })
  const { messages } = await threadOf(first._id)
  expect(messages?.map(({ text }) => text?.trim())).toEqual(['It is broken.', 'By name', 'By subject'])
  const { headers } = await list()
  expect(headers.map(({ messages: count }) => count)).toEqual([1, 1, 3, 3, 3])
})

test('a reply that comes before what it replies to, and what connects two threads, are sorted all the same', async () => {
  const reply = await received({ subject: 'Re: Late', inReplyTo: '<late@c.example>', text: 'Reply' })
  const other = await received({ messageId: '<other@c.example>', subject: 'Other', text: 'Other' })
  await send({
    messageId: '<late@c.example>',
    subject: 'Late',
    references: '<other@c.example>',
    text: 'Late',
  })
  expect((await threadOf(reply._id)).messages).toHaveLength(3)
  expect((await threadOf(other._id)).messages).toHaveLength(3)
})

test('pages, filters and words of the subject', async () => {
  for (const place of [1, 2, 3]) {
    await send({ subject: `Commande ${place} Éclair`, text: 'x', date: new Date(Date.UTC(2026, 0, place)) })
  }
  await send({ subject: 'With a file', text: 'x', attachments: [{ filename: 'a.txt', content: 'a' }] })
  const subjects = async (body: Body) => (await list(body)).headers.map(({ subject }) => subject)
  expect(await subjects({ page: 2, page_size: 2 })).toEqual(['Commande 2 Éclair', 'Commande 1 Éclair'])
  expect(await subjects({ filter: 'attachments' })).toEqual(['With a file'])
  expect(await subjects({ subject_filter: 'ecl comm', page_size: 1 })).toEqual(['Commande 3 Éclair'])
  expect(await subjects({ subject_filter: "'); drop" })).toEqual([])
  const [newest] = (await list()).headers
  await server.call(updateEmail, { as: 'support', path: { id: newest?._id ?? '' }, body: { seen: true } })
  expect(await list({ filter: 'unread' })).toMatchObject({
    total: 3,
    folders: [
      { folder: 'INBOX', kind: 'inbox', unread: 3, total: 4 },
      { folder: 'Sent' },
      { folder: 'Archive' },
      { folder: 'Trash' },
    ],
  })
})

test('an email is archived, taken out again and deleted; each folder numbers its own', async () => {
  const { _id: id } = await received({ subject: 'Done', text: 'Done' })
  const archived = await server.call(archiveEmail, { as: 'support', body: { header_id: id } })
  expect(archived.data.header).toMatchObject({ folder: 'Archive', uid: 1, archived: true })
  expect((await server.call(listArchivedEmails, { as: 'support' })).data).toMatchObject({ total: 1 })
  expect((await list()).total).toBe(0)
  const out = await server.call(updateEmail, { as: 'support', path: { id }, body: { archived: false } })
  // A number is never given again.
  expect(out.data.header).toMatchObject({ folder: 'INBOX', uid: 2, archived: false })
  await server.call(deleteEmail, { as: 'support', body: { header_id: id } })
  expect((await list()).total).toBe(0)
  expect((await list({ folder: 'Trash' })).total).toBe(1)
})

test('a poll tells what came since the numbers that are known', async () => {
  await send({ subject: 'One', text: 'x' })
  await send({ subject: 'Two', text: 'x' })
  const poll = (uid: number) =>
    server.call(pollEmails, { as: 'support', body: { last_uids: { INBOX: uid } } })
  expect((await poll(1)).data).toMatchObject({ new: { INBOX: [2] }, headers: [{ subject: 'Two' }] })
  expect((await poll(2)).data).toEqual({ new: {}, headers: [] })
  const asked = { INBOX: [1, 7], Nowhere: [1] }
  const { data } = await server.call(listNewEmailHeaders, { as: 'support', body: { uids_map: asked } })
  expect(data.headers).toMatchObject([{ subject: 'One' }])
})

test('emails of a subject, replies among them', async () => {
  await send({ subject: 'Broken lamp', text: 'x' })
  await send({ subject: 'TR: Re: broken lamp', text: 'x' })
  await send({ subject: 'Broken lamps', text: 'x' })
  const body = { subject: 'Re: Broken Lamp' }
  const { data } = await server.call(findEmailsBySubject, { as: 'support', body })
  expect(data.headers.map(({ subject }) => subject)).toEqual(['TR: Re: broken lamp', 'Broken lamp'])
})

test('a mailbox is told with the person; there is one of a company, and an address is of one', async () => {
  const told = async () => (await server.call(getUserInfo, { as: 'support' })).data.user.mailbox
  expect(await told()).toEqual({ connected: true, address: DESK })
  const body = { address: 'second@maison-lumen.example', kind: 'local' } as const
  expect((await server.call(connectMailbox, { as: 'owner', body })).status).toBe(409)
  const other = { as: 'owner@atelier-nord.example', body: { address: DESK, kind: 'local' } } as const
  expect((await server.call(connectMailbox, other)).status).toBe(409)
  await server.call(removeEmailSettings, { as: 'owner' })
  expect(await told()).toEqual({ connected: false })
  expect(await list()).toMatchObject({ headers: [], total: 0 })
})
