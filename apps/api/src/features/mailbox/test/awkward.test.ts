import { getEmailThread, listEmailHeaders } from '@replybay/api-client/operations'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { TestServer } from '../../../../test/test-server.ts'
import { createBlobStore } from '../../../platform/blobs/blob-store.ts'
import { MAISON_LUMEN } from '../../../platform/demo/accounts.ts'
import { storeEmail } from '../receive.ts'
import { findMailbox } from '../store.ts'
import { awkwardEmails } from './awkward-mail.ts'
import { openLocalSmtp } from './local-smtp.ts'
import { emailLines, mailDesk, mailFolder } from './mail-desk.ts'

let server: TestServer
let smtp: Awaited<ReturnType<typeof openLocalSmtp>>
const desk = mailDesk(() => server)

beforeAll(async () => {
  server = await TestServer.start({ blobs: { kind: 'folder', folder: mailFolder } })
  smtp = await openLocalSmtp(server)
})
afterAll(async () => {
  await smtp.close()
  await server.stop()
})
beforeEach(() => desk.connectAnew())

/** @returns how many calls of others were answered meanwhile. */
async function whileOthersRead(work: Promise<unknown>): Promise<number> {
  const others = { answered: 0, areOver: false }
  async function read(): Promise<void> {
    while (!others.areOver) {
      await server.call(listEmailHeaders, { as: 'support', body: {} })
      others.answered += 1
    }
  }
  const reading = read()
  await work
  const { answered } = others
  others.areOver = true
  await reading
  return answered
}

const send = (raw: Buffer) => smtp.send({ raw })

test.each(Object.entries(awkwardEmails))(
  '%s: is shown as far as it can be read',
  async (_what, { raw, shown }) => {
    await send(raw)
    const [header, ...others] = await desk.list()
    expect(others).toEqual([])
    const { data } = await server.call(getEmailThread, {
      as: 'support',
      body: { header_id: header?._id ?? '' },
    })
    const [message] = data.thread.messages
    expect(message).toMatchObject({
      ...(shown.subject !== undefined && { subject: shown.subject }),
      ...(shown.text !== undefined && { text: expect.stringContaining(shown.text) }),
      ...(shown.html !== undefined && { html: expect.stringContaining(shown.html) }),
    })
    if (shown.files) expect(message?.attachments?.map(({ filename }) => filename)).toEqual(shown.files)
    // As it came it can be had in any case.
    expect(message?.original).toBeDefined()
  },
)

test('an attachment of 50 MB: is taken, and others go on meanwhile', async () => {
  const content = Buffer.alloc(50 * 1_048_576, 'lamp')
  const answered = await whileOthersRead(
    smtp.send({
      from: 'rosa@customer.example',
      subject: 'Film',
      text: 'See the film.',
      attachments: [{ filename: 'film.mp4', content }],
    }),
  )
  expect(answered).toBeGreaterThan(2)
  const [header] = await desk.list()
  expect(await desk.thread(header?._id ?? '')).toMatchObject([
    {
      text: expect.stringContaining('See the film.'),
      attachments: [{ filename: 'film.mp4', size: content.byteLength }],
    },
  ])
})

test('a date of a clock that was never set, and one of the future: the email stands where it came', async () => {
  for (const date of ['Thu, 01 Jan 1970 00:00:00 +0000', 'Wed, 01 Jan 2099 00:00:00 +0000', 'yesterday']) {
    await desk.connectAnew()
    const [earlier, next] = ['<a@customer.example>', '<b@customer.example>']
    const yesterday = new Date(Date.now() - 24 * 3_600_000).toUTCString()
    await desk.receive(emailLines({ 'Message-ID': earlier, Date: yesterday }))
    await desk.receive(emailLines({ 'Message-ID': next, Date: date }))
    await desk.receive(emailLines({ 'Message-ID': '<c@customer.example>' }))
    expect((await desk.list()).map(({ message_id: id }) => id)).toEqual([
      '<c@customer.example>',
      next,
      earlier,
    ])
  }
})

test('two emails with one Message-ID and other words: both are kept; the same words are kept once', async () => {
  for (const text of ['The first words.', 'Other words.', 'The first words.', 'Other words.']) {
    await smtp.send({ raw: Buffer.from(emailLines({}, text).join('\r\n')) })
  }
  expect((await desk.list()).map(({ snippet }) => snippet)).toEqual(['Other words.', 'The first words.'])
})

test('a sender who may be another: is marked in the list and in the thread, in both ways of receiving', async () => {
  await smtp.send({
    raw: Buffer.from(emailLines({ From: 'Camille <camille@maison-lurnen.example>' }).join('\r\n')),
  })
  const [alike] = await desk.list()
  expect(alike?.senderDoubt).toEqual({ kind: 'look-alike', reason: 'own-domain' })
  expect(await desk.thread(alike?._id ?? '')).toMatchObject([{ senderDoubt: { reason: 'own-domain' } }])
  // Its own word on itself is not believed, and it can't be hidden by what an email brings along.
  const results = [
    'Authentication-Results: mx.desk.example; dmarc=fail',
    'Authentication-Results: mx.desk.example; dmarc=pass',
  ]
  const raw = Buffer.from(
    [...results, ...emailLines({ 'Message-ID': '<forged@customer.example>' })].join('\r\n'),
  )
  await smtp.send({ raw })
  expect((await desk.list())[0]).not.toHaveProperty('senderDoubt')
  await desk.connectAnew()
  const mailbox = await findMailbox(server.database.queries, MAISON_LUMEN)
  if (!mailbox) throw new Error('There is no mailbox.')
  const blobs = createBlobStore({ kind: 'folder', folder: mailFolder })
  await storeEmail({ database: server.database, blobs }, mailbox, raw, { hasChecked: true })
  expect((await desk.list())[0]?.senderDoubt).toEqual({ kind: 'failed', reason: 'authentication' })
})
