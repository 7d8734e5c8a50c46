/** What happens between an email that is sent and the mail server that takes it. */
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerEnvelope } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { TestServer } from '../../../../test/test-server.ts'
import { emailLines, mailDesk, mailFolder } from './mail-desk.ts'

interface Taken {
  from: string
  to: string[]
  raw: string
}

async function take(
  stream: SMTPServerDataStream,
  { mailFrom, rcptTo }: SMTPServerEnvelope,
): Promise<undefined> {
  const raw = await text(stream)
  if (refusal && refusal.times-- > 0) throw Object.assign(new Error('No'), refusal)
  taken.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address), raw })
}

const OWNER = 'owner@lamps.example'
const DESK = 'care@lamps.example'

let server: TestServer
let desk: ReturnType<typeof mailDesk>
const taken: Taken[] = []
/** Recipients that the mail server does not know. */
const refused = new Set<string>()
/** What the mail server says to what is sent. */
let refusal: { responseCode: number; times: number } | undefined

const outside = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  logger: false,
  onRcptTo({ address }, _session, answer) {
    answer(refused.has(address) ? Object.assign(new Error('No such person'), { responseCode: 550 }) : null)
  },
  onData(stream, { envelope }, answer) {
    void take(stream, envelope).then(answer, answer)
  },
})

function choice() {
  // Sound: it listens on TCP.
  const { port } = outside.server.address() as AddressInfo
  const smtp = { url: `smtp://127.0.0.1:${port}`, from: 'Replybay <no-reply@replybay.example>' }
  return { smtp, blobs: { kind: 'folder', folder: mailFolder } } as const
}

beforeAll(async () => {
  await new Promise<void>((resolve) => outside.listen(0, '127.0.0.1', resolve))
  server = await TestServer.start(choice())
  const account = { email: OWNER, password: 'seven lamps hang over the sea', companyName: 'Lamps' }
  await server.openAccount(account)
  desk = mailDesk(() => server, { as: OWNER, owner: OWNER, address: DESK })
})
afterAll(async () => {
  await server.stop()
  await new Promise<void>((resolve) => outside.close(() => resolve()))
})

beforeEach(async () => {
  await desk.connectAnew()
  await server.jobs.runWaiting()
  taken.splice(0)
  refused.clear()
  refusal = undefined
})

const deliveries = async () => (await desk.list({ folder: 'Sent' })).map(({ delivery }) => delivery)

async function answerRosa(key?: string) {
  const { _id: id } = await desk.receive(emailLines({ To: DESK }))
  const form = { header_id: id, message: 'An E27 bulb.', bcc: ['hidden@elsewhere.example'] }
  return (await desk.answer(form, key)).data.message
}

test('an email is handed to the mail server as it is kept: from the mailbox, to all of its recipients', async () => {
  const message = await answerRosa()
  await server.jobs.runWaiting()
  expect(taken).toMatchObject([{ from: DESK, to: ['rosa@customer.example', 'hidden@elsewhere.example'] }])
  const [{ raw } = { raw: '' }] = taken
  expect(raw).toContain(`Message-ID: ${message.message_id}`)
  expect(raw).toContain('In-Reply-To: <bulb@customer.example>')
  expect(raw).toContain('References: <bulb@customer.example>')
  expect(raw).not.toContain('hidden@elsewhere.example')
  expect(raw.trimEnd()).toBe((await desk.original(message._id)).trimEnd())
  expect(await deliveries()).toEqual(['sent'])
})

test('a mail server that takes nothing now: it is tried again, and takes the email once', async () => {
  refusal = { responseCode: 451, times: 2 }
  const message = await answerRosa()
  await server.jobs.runWaiting()
  expect(taken.filter(({ raw }) => raw.includes(message.message_id))).toHaveLength(1)
  expect(await deliveries()).toEqual(['sent'])
})

test('a process that ends before an email was handed over: another one sends it, once, also for a repeated call', async () => {
  const message = await answerRosa('key-of-an-answer')
  const other = await TestServer.start({ ...choice(), database: server.database })
  const [original] = await desk.list()
  const form = {
    header_id: original?._id ?? '',
    message: 'An E27 bulb.',
    bcc: ['hidden@elsewhere.example'],
  }
  const again = await mailDesk(() => other, { as: OWNER, owner: OWNER }).answer(form, 'key-of-an-answer')
  expect(again.data.message._id).toBe(message._id)
  await Promise.all([other.jobs.runWaiting(), server.jobs.runWaiting()])
  await other.app.close()
  expect(taken).toHaveLength(1)
  expect(await deliveries()).toEqual(['sent'])
})

test('an email that the mail server refuses for good: says so, and is not sent again', async () => {
  refusal = { responseCode: 550, times: 1 }
  await answerRosa()
  await server.jobs.runWaiting()
  expect(await deliveries()).toEqual(['failed'])
  refusal = undefined
  await server.jobs.runWaiting()
  expect(taken).toEqual([])
})

test('an email that is never taken: is given up, and says so', async () => {
  refusal = { responseCode: 451, times: Number.POSITIVE_INFINITY }
  await answerRosa()
  expect(await deliveries()).toEqual(['waiting'])
  await server.jobs.runWaiting()
  expect(await deliveries()).toEqual(['failed'])
})

test('an email that is refused for some of its recipients: went to the others, and names those who were', async () => {
  refused.add('hidden@elsewhere.example')
  await answerRosa()
  await server.jobs.runWaiting()
  expect(taken.map(({ to }) => to)).toEqual([['rosa@customer.example']])
  const [sent] = await desk.list({ folder: 'Sent' })
  expect(sent).toMatchObject({ delivery: 'sent', refused: ['hidden@elsewhere.example'] })
})

test('an email that is refused for all of its recipients: failed', async () => {
  for (const address of ['rosa@customer.example', 'hidden@elsewhere.example']) refused.add(address)
  await answerRosa()
  await server.jobs.runWaiting()
  expect(await deliveries()).toEqual(['failed'])
})
