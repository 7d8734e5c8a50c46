import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { register } from '@replybay/api-client/operations'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { TestServer } from './test-server.ts'

const arrived: Email[] = []
let refusals = 0
let mailServer: SMTPServer
let server: TestServer

beforeAll(async () => {
  mailServer = new SMTPServer({
    authMethods: ['PLAIN'],
    allowInsecureAuth: true,
    hideSTARTTLS: true,
    onAuth: ({ username, password }, _session, callback) =>
      username === 'desk' && password === 'secret'
        ? callback(null, { user: username })
        : callback(new Error('Who is that?')),
    onData(stream, _session, answer) {
      void receive(stream).then(answer, answer)
    },
  })
  mailServer.listen(0, '127.0.0.1')
  await once(mailServer.server, 'listening')
  // Sound: it listens on TCP.
  const { port } = mailServer.server.address() as AddressInfo
  const url = `smtp://desk:secret@127.0.0.1:${port}`
  server = await TestServer.start({ smtp: { url, from: 'Replybay <desk@shop.example>' } })
})
afterAll(async () => {
  await server.stop()
  mailServer.close()
})

async function receive(stream: SMTPServerDataStream): Promise<undefined> {
  const source = await text(stream)
  if (refusals-- > 0) throw new Error('Not now')
  arrived.push(await PostalMime.parse(source))
}

const tryRegister = (email: string, name = 'Lou') => {
  const body = {
    email,
    name,
    password: 'seven lamps hang over the sea',
    companyName: 'Verre',
    locale: 'fr-FR',
  }
  return server.call(register, { body })
}
const mailTo = (email: string) => arrived.find((mail) => mail.to?.[0]?.address === email)

test('mail: reaches the mail server, and nothing of it is kept', async () => {
  await tryRegister('lou@verre.example', 'Lou\r\nBcc: spy@evil.example')
  await server.jobs.runWaiting()
  const mail = mailTo('lou@verre.example')
  expect(mail?.from).toMatchObject({ name: 'Replybay', address: 'desk@shop.example' })
  expect(mail?.subject).toMatch(/^\d{6} est votre code Replybay$/)
  expect(mail?.text).toContain('Saisissez ce code pour vérifier votre adresse')
  expect(mail?.html).toContain('<html lang="fr-FR">')
  expect(mail?.bcc).toBeUndefined()
  expect(await server.mailsTo('lou@verre.example')).toEqual([])
})

test('mail: one that is not taken is kept, and sent later', async () => {
  refusals = 1
  const email = 'later@verre.example'
  await tryRegister(email)
  const [mail] = await server.mailsTo(email)
  await server.jobs.runWaiting()
  expect(server.logLines.filter((line) => line.includes('is tried again later'))).toHaveLength(1)
  expect(server.logLines.join('')).not.toContain(/\d{6}/.exec(mail?.subject ?? '')?.[0])
  expect(mailTo(email)?.messageId).toBe(`<${mail?.id}@replybay>`)
  expect(arrived.filter((one) => one.to?.[0]?.address === email)).toHaveLength(1)
})

test('mail: one that is never taken is given up, and nothing of it is kept', async () => {
  refusals = Number.POSITIVE_INFINITY
  await tryRegister('never@verre.example')
  await server.jobs.runWaiting()
  refusals = 0
  expect(server.logLines.filter((line) => line.includes('is given up'))).toHaveLength(1)
  expect(mailTo('never@verre.example')).toBeUndefined()
  expect(await server.mailsTo('never@verre.example')).toEqual([])
})

/** Calls that did not come from this machine, or not under its own name. */
const notLocal: Record<string, string>[] = [
  { host: 'rebound.evil.example' },
  { host: '127.0.0.1.evil.example' },
  { remoteAddress: '10.1.2.3' },
  { 'x-forwarded-for': '203.0.113.7' },
  { 'x-forwarded-proto': 'https' },
  { forwarded: 'for=203.0.113.7' },
  { 'x-real-ip': '203.0.113.7' },
  { via: '1.1 proxy' },
  { 'cf-connecting-ip': '203.0.113.7' },
  { 'true-client-ip': '203.0.113.7' },
  { 'x-forwarded-server': 'desk.example' },
  // A proxy that says nothing of itself.
  { key: 'a guess' },
  { key: '' },
]

test('mail without a mail server: is written where the server runs, and shown on this machine alone', async () => {
  const outboxKey = 'the key of a start'
  const local = await TestServer.start({ isLocal: true, demo: 'local', outboxKey })
  try {
    const body = {
      email: 'camille@verre.example',
      password: 'seven lamps hang over the sea',
      companyName: 'V',
    }
    expect((await local.call(register, { body })).status).toBe(201)
    const code = await local.codeFor('camille@verre.example')
    await local.jobs.runWaiting()
    expect(local.written.join('')).toContain(code)
    expect(local.logLines.join('')).not.toContain(code)

    const outbox = (
      accept: string,
      { remoteAddress = '127.0.0.1', key = outboxKey, ...headers }: Record<string, string> = {},
    ) =>
      local.app.inject({
        url: '/dev/outbox',
        query: { to: 'Camille@verre.example', key },
        headers: { accept, host: 'localhost:4300', ...headers },
        remoteAddress,
      })
    expect((await outbox('application/json')).json()).toEqual({
      data: {
        mails: [
          expect.objectContaining({ to: 'camille@verre.example', subject: `${code} is your Replybay code` }),
        ],
      },
    })
    const page = await outbox('text/html')
    expect(page.body).toContain(code)
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
    for (const other of notLocal) {
      expect((await outbox('application/json', other)).statusCode, JSON.stringify(other)).toBe(404)
    }
  } finally {
    await local.stop()
  }
})

test.each([
  ['others can reach it', { isLocal: false, demo: 'local' as const }],
  ['its demo is for others', { isLocal: true, demo: 'on' as const }],
])('outbox: is not shown where %s', async (_where, choice) => {
  const other = await TestServer.start({ ...choice, outboxKey: 'key' })
  const headers = { accept: 'application/json', host: 'localhost' }
  const answer = await other.app.inject({ url: '/dev/outbox?key=key', headers })
  expect(answer.statusCode).toBe(404)
  await other.stop()
})
