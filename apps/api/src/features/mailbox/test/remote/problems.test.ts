import {
  chooseMailboxFolder,
  connectMailbox,
  getMailboxSettings,
  getUserInfo,
  testMailbox,
} from '@replybay/api-client/operations'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { eventually, PASSWORD, remoteDesk, SHOP, written } from './remote-desk.ts'

const desk = remoteDesk()
const folder = (name: string) => desk.account.folder(name)

const tried = async (
  step: 'found' | 'encrypted' | 'signed-in' | 'folders' | 'sending',
  change: object = {},
) => {
  const body = { step, address: SHOP, password: PASSWORD, ...desk.servers(), ...change }
  return (await desk.server.call(testMailbox, { as: 'owner', body })).data.result
}

test('test of a connection: each step tells what it found', async () => {
  expect(await tried('found')).toEqual({ step: 'found', ms: expect.any(Number) })
  expect(await tried('encrypted')).toMatchObject({ detail: 'TLS 1.3' })
  expect(await tried('signed-in')).toEqual({ step: 'signed-in', ms: expect.any(Number) })
  expect(await tried('folders')).toMatchObject({ detail: '5' })
  expect(await tried('sending')).toEqual({ step: 'sending', ms: expect.any(Number) })
})

test('test of a connection: a server that encrypts once it is asked to, and one that nobody vouches for', async () => {
  const incoming = { host: 'localhost', port: desk.late.port, encryption: 'starttls' }
  expect(await tried('encrypted', { incoming })).toMatchObject({ detail: 'TLS 1.3' })
  expect((await tried('signed-in', { incoming })).problem).toBeUndefined()
  const untrusted = { incoming: { host: 'localhost', port: desk.stranger.port, encryption: 'tls' } }
  expect((await tried('encrypted', untrusted)).problem?.kind).toBe('certificate')
  expect((await tried('signed-in', untrusted)).problem?.kind).toBe('certificate')
  expect(desk.stranger.commands).toEqual([])
})

test('test of a connection: what fails is told apart, in words of the server', async () => {
  const at = expect.any(String)
  const { incoming, outgoing } = desk.servers()
  const server = `localhost, port ${incoming.port}`
  expect((await tried('signed-in', { password: 'wrong' })).problem).toEqual({
    kind: 'wrong-password',
    at,
    server,
    said: 'AUTHENTICATIONFAILED Invalid credentials',
  })
  expect((await tried('sending', { password: 'wrong' })).problem).toMatchObject({
    kind: 'wrong-password',
    server: `localhost, port ${outgoing.port}`,
  })
  for (const [no, kind] of [
    ['[ALERT] Your account is not enabled for IMAP use', 'disabled'],
    ['[LIMIT] Too many simultaneous connections', 'throttled'],
    ['[OVERQUOTA] Mailbox is full', 'quota'],
  ] as const) {
    desk.imap.fault = (command) => (command === 'AUTHENTICATE' ? { no } : undefined)
    expect((await tried('signed-in')).problem?.kind, no).toBe(kind)
  }
  desk.imap.fault = () => undefined
  const private_ = { host: '127.0.0.1', port: 993, encryption: 'tls' }
  expect((await tried('found', { incoming: private_ })).problem?.kind).toBe('forbidden-address')
  const web = { host: 'localhost', port: 80, encryption: 'tls' }
  expect((await tried('found', { incoming: web })).problem?.kind).toBe('forbidden-address')
})

test('mailbox with a wrong password: is not receiving, sends all the same, and works once it is right', async () => {
  desk.account.password = 'another one'
  await desk.connect()
  desk.hold()
  await eventually(async () => {
    const { receiving, sending } = await desk.settings()
    expect(receiving).toMatchObject({ state: 'failing', problem: { kind: 'wrong-password' } })
    expect(sending.state).toBe('starting')
  })
  const told = (await desk.server.call(getUserInfo, { as: 'support' })).data.user.mailbox
  expect(told?.lastError).toBe('AUTHENTICATIONFAILED Invalid credentials')
  folder('INBOX').add(written('After all'))
  await desk.connect({ password: 'another one' })
  await desk.email('After all')
  await eventually(async () => {
    const { receiving, lastProblem } = await desk.settings()
    expect(receiving.state).toBe('working')
    expect(lastProblem).toMatchObject({ kind: 'wrong-password', solvedAt: expect.any(String) })
  })
})

test('mailbox that can’t send: receives all the same, and keeps what is to be sent', async () => {
  folder('INBOX').add(written('A bulb'))
  desk.smtp.refusedSignIns = 2
  await desk.connect()
  desk.hold()
  const { _id } = await desk.email('A bulb')
  await desk.answer(_id, 'An E27.')
  await eventually(() => expect(folder('Sent').subjects()).toEqual(['Re: A bulb']))
  expect(desk.smtp.mails).toHaveLength(1)
  const { receiving, sending, lastProblem } = await desk.settings()
  expect([receiving.state, sending.state]).toEqual(['working', 'working'])
  expect(lastProblem).toMatchObject({ kind: 'wrong-password', server: `localhost, port ${desk.smtp.port}` })
  expect(lastProblem?.solvedAt).toBeDefined()
})

test('password of a mailbox: is encrypted where it is kept, and told and logged nowhere', async () => {
  await desk.connect()
  desk.hold()
  await eventually(async () => expect((await desk.settings()).receiving.state).toBe('working'))
  const { rows } = await desk.server.database.queries.execute(
    sql`select row_to_json(mailbox_connections)::text as row from mailbox_connections`,
  )
  expect(JSON.stringify(rows)).not.toContain(PASSWORD)
  const { text } = await desk.server.call(getMailboxSettings, { as: 'owner' })
  expect(text).toContain('"host":"localhost"')
  expect(text).not.toContain(PASSWORD)
  expect(desk.server.logLines.join('')).not.toContain(PASSWORD)
})

test('password of a mailbox: is shown to no other servers than those that it was typed for', async () => {
  await desk.connect()
  const incoming = { host: 'localhost', port: desk.late.port, encryption: 'starttls' }
  const body = { step: 'signed-in', address: SHOP, ...desk.servers() } as const
  expect((await desk.server.call(testMailbox, { as: 'owner', body })).data.result.problem).toBeUndefined()
  const before = desk.late.commands.length
  const fields = [{ path: '/body/password', message: 'is required' }]
  const tested = await desk.server.call(testMailbox, { as: 'owner', body: { ...body, incoming } })
  expect(tested.problem.fields).toEqual(fields)
  const other = { address: SHOP, kind: 'imap', ...desk.servers(), incoming } as const
  expect((await desk.server.call(connectMailbox, { as: 'owner', body: other })).problem.fields).toEqual(
    fields,
  )
  expect(desk.late.commands).toHaveLength(before)
})

test('test of a connection: one that is refused its encryption leaves no line open behind it', async () => {
  const incoming = { host: 'localhost', port: desk.late.port, encryption: 'starttls' }
  onTestFinished(() => desk.late.reset())
  desk.late.fault = (command) => (command === 'STARTTLS' ? { no: 'not now' } : undefined)
  expect((await tried('encrypted', { incoming })).problem).toMatchObject({
    said: expect.stringContaining('not now'),
  })
  await eventually(() => expect(desk.late.lines).toBe(0))
})

test('mailbox: another address is not connected beside it, and no person of support connects one', async () => {
  await desk.connect()
  const other = { address: 'other@maison-lumen.example', password: 'x', ...desk.servers() }
  const body = { ...other, kind: 'imap' } as const
  expect((await desk.server.call(connectMailbox, { as: 'owner', body })).status).toBe(409)
  expect((await desk.server.call(connectMailbox, { as: 'support', body })).status).toBe(403)
  const step = { ...other, step: 'found' } as const
  expect((await desk.server.call(testMailbox, { as: 'support', body: step })).status).toBe(403)
})

test('folder that stays at the server: its emails are not here', async () => {
  desk.useAccount([{ name: 'INBOX' }, { name: 'Envoy&AOk-s' }, { name: 'Fournisseurs' }])
  folder('Fournisseurs').add(written('A price list'))
  await desk.connect()
  desk.hold()
  await desk.email('A price list', 'Fournisseurs')
  const { folders } = await desk.settings()
  expect(folders.map(({ folder: name, kind }) => [name, kind])).toEqual(
    expect.arrayContaining([
      ['INBOX', 'inbox'],
      ['Envoyés', 'sent'],
      ['Fournisseurs', 'other'],
    ]),
  )
  await desk.server.call(chooseMailboxFolder, {
    as: 'owner',
    body: { folder: 'Fournisseurs', shownAs: 'none' },
  })
  await eventually(async () => expect(await desk.subjects('Fournisseurs')).toEqual([]))
  expect((await desk.settings()).folders).toEqual(
    expect.arrayContaining([expect.objectContaining({ folder: 'Fournisseurs', isSynced: false })]),
  )
})

test('mailbox of Gmail: archiving takes out of the inbox, and what it sends is not written into Sent again', async () => {
  desk.useAccount([
    { name: 'INBOX' },
    { name: '[Gmail]/All Mail', use: '\\All' },
    { name: '[Gmail]/Sent Mail', use: '\\Sent' },
    { name: '[Gmail]/Trash', use: '\\Trash' },
  ])
  const mail = written('A bulb')
  folder('INBOX').add(mail)
  folder('[Gmail]/All Mail').add(mail)
  await desk.connect({ provider: 'gmail' })
  desk.hold()
  const { _id } = await desk.email('A bulb')
  expect(await desk.subjects('[Gmail]/All Mail')).toEqual([])
  await desk.answer(_id, 'An E27.')
  folder('[Gmail]/Sent Mail').add(desk.smtp.mails[0]?.raw ?? '')
  await eventually(async () => {
    expect((await desk.list('[Gmail]/Sent Mail')).headers).toMatchObject([{ subject: 'Re: A bulb', uid: 1 }])
  })
  expect(desk.imap.commands).not.toContain('APPEND')
})
