import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  connectMailbox,
  getEmailThread,
  getUserInfo,
  listEmailHeaders,
  removeEmailSettings,
} from '@replybay/api-client/operations'
import { expect, test } from 'vitest'
import { createBlobStore } from '../../../platform/blobs/blob-store.ts'
import { MAISON_LUMEN } from '../../../platform/demo/accounts.ts'
import { keepHouse } from '../../../../test/house.ts'
import { listedBlobs } from '../../../../test/listed-blobs.ts'
import { sharedServer, TestServer } from '../../../../test/test-server.ts'
import { storeEmail } from '../receive.ts'
import { findMailbox } from '../store.ts'

const folder = await mkdtemp(join(tmpdir(), 'replybay-mailbox-limits-'))
const server = sharedServer({ blobs: { kind: 'folder', folder } })
const blobs = createBlobStore({ kind: 'folder', folder })
const DESK = 'hello@maison-lumen.example'

async function connectAnew(): Promise<void> {
  await server().call(removeEmailSettings, { as: 'owner' })
  await server().call(connectMailbox, { as: 'owner', body: { address: DESK, kind: 'local' } })
}

async function receive(lines: readonly string[]): Promise<void> {
  const { database } = server()
  const mailbox = await findMailbox(database.queries, MAISON_LUMEN)
  if (!mailbox) throw new Error('There is no mailbox.')
  await storeEmail({ database, blobs }, mailbox, Buffer.from(lines.join('\r\n')))
}

const keptBlobs = async () => (await listedBlobs(blobs, 'emails')).length

test('connecting a mailbox: is refused by a server that takes no emails', async () => {
  const other = await TestServer.start({ smtpPort: undefined })
  await other.call(removeEmailSettings, { as: 'owner' })
  const answer = await other.call(connectMailbox, { as: 'owner', body: { address: DESK, kind: 'local' } })
  expect(answer).toMatchObject({ status: 403, problem: { code: 'feature-off' } })
  const { data } = await other.call(getUserInfo, { as: 'owner' })
  expect(data.user.mailbox).toEqual({ connected: false })
  await other.stop()
})

test('a long thread: the newest emails and the one that was asked for are whole, others can be asked for alone', async () => {
  await connectAnew()
  for (let place = 0; place < 8; place++) {
    await receive([
      'From: Rosa <rosa@customer.example>',
      `To: ${DESK}`,
      `Message-ID: <long-${place}@customer.example>`,
      ...(place > 0 ? [`In-Reply-To: <long-0@customer.example>`] : []),
      'Subject: Long',
      `Date: ${new Date(Date.UTC(2026, 0, 1 + place)).toUTCString()}`,
      'Content-Type: text/html',
      '',
      `<p>${place} ${'é'.repeat(450_000)}</p>`,
    ])
  }
  const { headers } = (await server().call(listEmailHeaders, { as: 'support', body: {} })).data
  const ask = async (subject: number, alone?: boolean) => {
    const header = headers.find(({ message_id: id }) => id === `<long-${subject}@customer.example>`)
    const body = { header_id: header?._id ?? '', ...(alone && { alone }) }
    return await server().call(getEmailThread, { as: 'support', body })
  }
  const { data, text } = await ask(1)
  const { messages } = data.thread
  expect(messages.map(({ message_id: id }) => id)).toEqual(
    Array.from({ length: 8 }, (_, place) => `<long-${place}@customer.example>`),
  )
  expect(text.length).toBeLessThan(8_000_000)
  expect(messages.flatMap(({ isPartial }, place) => (isPartial ? [] : [place]))).toContain(1)
  expect(messages.at(-1)).toMatchObject({ html: expect.stringContaining('<p>7 '), messages: 8 })
  expect(messages[0]).toMatchObject({ isPartial: true, subject: 'Long', messages: 8 })
  expect(messages[0]).not.toHaveProperty('text')
  const alone = (await ask(0, true)).data.thread.messages
  expect(alone).toMatchObject([{ html: expect.stringContaining('<p>0 '), messages: 8 }])
})

test('a mailbox that is disconnected: its emails are gone at once, their bytes when the server cleans up', async () => {
  await connectAnew()
  await receive(['From: rosa@customer.example', 'Subject: Gone', '', 'Gone'])
  expect(await keptBlobs()).toBeGreaterThan(0)
  await server().call(removeEmailSettings, { as: 'owner' })
  expect((await server().call(listEmailHeaders, { as: 'support', body: {} })).data.total).toBe(0)
  await keepHouse(server().database, new Date(Date.now() + 2 * 24 * 3_600_000), { blobs })
  expect(await keptBlobs()).toBe(0)
})
