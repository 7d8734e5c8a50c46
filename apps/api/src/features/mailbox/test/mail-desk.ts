/** A mailbox with what tests need around it. */
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { components } from '@replybay/api-client'
import {
  answerEmail,
  connectMailbox,
  getEmailOriginal,
  getEmailThread,
  listEmailHeaders,
  removeEmailSettings,
} from '@replybay/api-client/operations'
import { eq } from 'drizzle-orm'
import { createBlobStore } from '../../../platform/blobs/blob-store.ts'
import type { TestServer } from '../../../../test/test-server.ts'
import { receiverOf } from '../receiving.ts'
import { mailboxes } from '../tables.ts'

export const DESK = 'hello@maison-lumen.example'

export const mailFolder = await mkdtemp(join(tmpdir(), 'replybay-mail-desk-'))

type Form = Record<string, string | readonly string[] | readonly File[] | undefined>

/** @param as whose calls they are */
export function mailDesk(server: () => TestServer, { as = 'support', owner = 'owner', address = DESK } = {}) {
  const blobs = createBlobStore({ kind: 'folder', folder: mailFolder })
  const list = async (body: components['schemas']['EmailHeadersRequest'] = {}) =>
    (await server().call(listEmailHeaders, { as, body })).data.headers
  return {
    list,
    async connectAnew() {
      await server().call(removeEmailSettings, { as: owner })
      await server().call(connectMailbox, { as: owner, body: { address, kind: 'local' } })
    },
    /** @returns the newest email of the inbox. */
    async receive(lines: readonly string[], envelopeFrom = 'rosa@customer.example') {
      const { database, jobs } = server()
      const isIt = eq(mailboxes.address, address)
      const [mailbox] = await database.queries.select().from(mailboxes).where(isIt)
      if (!mailbox) throw new Error('There is no mailbox.')
      await receiverOf({ database, blobs, jobs })(mailbox, Buffer.from(lines.join('\r\n')), envelopeFrom)
      const [header] = await list()
      if (!header) throw new Error('Nothing came.')
      return header
    },
    async answer(form: Form, key?: string) {
      const encoded = new Response(toForm(form))
      return await server().call(answerEmail, {
        as,
        headers: {
          'content-type': encoded.headers.get('content-type') ?? '',
          ...(key && { 'idempotency-key': key }),
        },
        body: Buffer.from(await encoded.arrayBuffer()),
      })
    },
    thread: async (id: string) =>
      (await server().call(getEmailThread, { as, body: { header_id: id } })).data.thread.messages ?? [],
    original: async (id: string) => (await server().call(getEmailOriginal, { as, path: { id } })).text,
  }
}

function toForm(fields: Form): FormData {
  const form = new FormData()
  for (const [name, values = []] of Object.entries(fields)) {
    for (const value of [values].flat()) form.append(name, value)
  }
  return form
}

/** An email of a customer, as its lines. */
export const emailLines = (head: Readonly<Record<string, string>>, text = 'Which bulb does it take?') => [
  ...Object.entries({
    From: 'Rosa <rosa@customer.example>',
    To: DESK,
    Subject: 'A bulb',
    'Message-ID': '<bulb@customer.example>',
    ...head,
  }).map(([name, value]) => `${name}: ${value}`),
  '',
  text,
]
