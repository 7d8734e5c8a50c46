import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ImapServer, type MailFolder, SmtpSink } from '@replybay/mail-server'
import { ReplybayServer } from '@replybay/server'
import { type Call, signedIn } from '../api/signed-in.ts'
import type { Figure } from '../figure.ts'
import type { Part } from '../part.ts'

const EMAILS = 10_000
const NEWEST = 100
const BYTES = 5_000
const ADDRESS = 'hello@maison-lumen.example'
const PASSWORD = 'a password of the mailbox'
const LOOK_MS = 100
/** Longer than this is not waited for. */
const GIVEN_UP_MS = 600_000
const LINE = `${'The lamp stands where the sea begins. '.repeat(2)}\n`

/** A mailbox of 10,000 emails at an IMAP server of this process: how long until they are here, from the moment that it is connected. */
export const mailSync: Part = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'replybay-provider-'))
  const imap = await ImapServer.start()
  const smtp = await SmtpSink.start({
    certificate: imap.certificate,
    passwords: { [ADDRESS]: PASSWORD },
  })
  const authority = join(folder, 'authority.pem')
  await writeFile(authority, imap.certificate.cert)
  const server = await ReplybayServer.create({
    REPLYBAY_DEMO: 'on',
    NODE_EXTRA_CA_CERTS: authority,
    REPLYBAY_OUTBOUND_ALLOW: `localhost:${imap.port},localhost:${smtp.port}`,
  })
  try {
    fill(imap.addAccount(ADDRESS, PASSWORD).folder('INBOX'))
    await server.start()
    const token = await server.signIn('owner@maison-lumen.example')
    const call = signedIn(server, token)
    await disconnect(server.url, token)
    await call('/api/v1/emails/settings', {
      address: ADDRESS,
      kind: 'imap',
      password: PASSWORD,
      incoming: at(imap.port),
      outgoing: at(smtp.port),
    })
    const begin = performance.now()
    const newest = await timeUntil(begin, async () => (await count(call)) >= NEWEST)
    const all = await timeUntil(begin, async () => (await count(call)) >= EMAILS)
    return [
      { name: 'first sync: the newest 100 emails', unit: 'ms', value: newest, goal: { most: 3_000 } },
      { name: 'first sync: all 10,000 emails', unit: 'ms', value: all, goal: { most: 120_000 } },
    ] satisfies Figure[]
  } finally {
    await server.remove()
    await Promise.all([imap.stop(), smtp.stop()])
    await rm(folder, { recursive: true })
  }
}

const at = (port: number) => ({ host: 'localhost', port, encryption: 'tls' })

function fill(inbox: MailFolder): void {
  const text = LINE.repeat(Math.ceil(BYTES / LINE.length))
  for (let place = 0; place < EMAILS; place++) {
    const date = new Date(Date.UTC(2026, 0, 1) + place * 60_000)
    const head = [
      `From: Ada <ada-${place}@post.example>`,
      `To: ${ADDRESS}`,
      `Subject: Lamp ${place}`,
      `Message-ID: <lamp-${place}@post.example>`,
      `Date: ${date.toUTCString()}`,
    ]
    inbox.add([...head, '', text].join('\n'), [], date)
  }
}

async function disconnect(url: string, token: string): Promise<void> {
  const answer = await fetch(`${url}/api/v1/emails/settings`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${token}` },
  })
  if (!answer.ok) throw new Error(`The local mailbox could not be disconnected: ${answer.status}`)
}

async function count(call: Call): Promise<number> {
  // Sound: the contract says so.
  const { data } = (await call('/api/v1/emails/headers', { page: 1 })) as { data: { total: number } }
  return data.total
}

/** How long after a moment something is so, in ms. */
async function timeUntil(begin: number, isSo: () => Promise<boolean>): Promise<number> {
  while (!(await isSo())) {
    if (performance.now() - begin > GIVEN_UP_MS) throw new Error('It was waited for in vain.')
    await wait(LOOK_MS)
  }
  return performance.now() - begin
}
