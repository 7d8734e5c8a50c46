import {
  beginMailboxSignIn,
  connectMailbox,
  finishMailboxSignIn,
  getMailboxSettings,
  getUserInfo,
} from '@replybay/api-client/operations'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { TestServer } from '../../../../../test/test-server.ts'
import { createVault } from '../../../../platform/secrets/vault.ts'
import { openMailSecret, sealMailSecret } from '../../remote/secrets.ts'
import { mailboxConnections, mailboxSignIns } from '../../remote/tables.ts'
import { CLIENT_SECRET, eventually, remoteDesk, SHOP, written } from './remote-desk.ts'

const desk = remoteDesk()
const folder = (name: string) => desk.account.folder(name)

beforeEach(() => {
  const { oauth } = desk
  oauth.person = SHOP
  oauth.allowed = () => true
  oauth.lifeS = 3_600
  oauth.delayMs = 0
  oauth.brokenStatus = undefined
  oauth.rotates = false
  oauth.asked.length = 0
})
afterEach(() => desk.oauth.revokeAll())

/** The page of the provider. */
async function begin(as = 'owner'): Promise<string> {
  const { data } = await desk.server.call(beginMailboxSignIn, { as, body: { provider: 'gmail' } })
  return data.signIn.url
}

/** Where the browser is, once the person has answered at the provider: by the server, back in the dashboard. */
async function answered(url: string) {
  const back = new URL((await fetch(url, { redirect: 'manual' })).headers.get('location') ?? '')
  expect(back.origin).toBe('https://desk.example')
  const { statusCode, headers } = await desk.server.app.inject(back.pathname + back.search)
  expect([statusCode, headers['cache-control'], headers['referrer-policy']]).toEqual([
    303,
    'no-store',
    'no-referrer',
  ])
  const page = new URL(String(headers.location))
  expect(page.origin + page.pathname + page.search).toBe('https://desk.example/emails/integration')
  const answer = new URLSearchParams(page.hash.slice(1))
  return { state: answer.get('mailbox-sign-in') ?? '', code: answer.get('code') ?? '' }
}

const finish = (body: { state: string; code: string }, as = 'owner') =>
  desk.server.call(finishMailboxSignIn, { as, body })

const signIn = async () => finish(await answered(await begin()))

/** What is kept of the access token ends in so long, in ms. */
async function endToken(restMs: number) {
  const { queries } = desk.server.database
  const vault = createVault(Buffer.alloc(32, 7))
  for (const { mailboxId, secret } of await queries.select().from(mailboxConnections)) {
    const opened = { ...openMailSecret(vault, mailboxId, secret), expiresAt: Date.now() + restMs }
    await queries.update(mailboxConnections).set({ secret: sealMailSecret(vault, mailboxId, opened) })
  }
}

test('sign-in at the provider: connects the mailbox, which is read and sent from without a password', async () => {
  folder('INBOX').add(written('A bulb'))
  const { data, status } = await signIn()
  expect([status, data.mailbox]).toEqual([200, expect.objectContaining({ connected: true, address: SHOP })])
  desk.hold()
  const { _id } = await desk.email('A bulb')
  await desk.answer(_id, 'An E27.')
  expect(desk.smtp.mails).toHaveLength(1)
  const { signsIn, provider, sending } = await desk.settings()
  expect([signsIn, provider, sending.state]).toEqual([true, 'gmail', 'working'])
  expect(desk.oauth.asked).toEqual(['authorization_code'])
})

test('sign-in: the providers that the server is configured for say so, and others are refused', async () => {
  const { data } = await desk.server.call(getMailboxSettings, { as: 'owner' })
  expect(data.providers.flatMap(({ id, signsIn }) => (signsIn ? [id] : []))).toEqual(['gmail'])
  for (const provider of ['microsoft', 'infomaniak']) {
    const { problem } = await desk.server.call(beginMailboxSignIn, { as: 'owner', body: { provider } })
    expect(problem.code, provider).toBe('feature-off')
  }
  const without = await TestServer.start({ oauth: {} })
  try {
    const told = (await without.call(getMailboxSettings, { as: 'owner' })).data.providers
    expect(told.some(({ signsIn }) => signsIn)).toBe(false)
    expect((await without.app.inject('/api/v1/emails/sign-in/callback?state=x&code=y')).statusCode).toBe(404)
  } finally {
    await without.stop()
  }
})

test('sign-in: counts in the session that has begun it, once, and not for long', async () => {
  const answer = await answered(await begin())
  // Another person of the team, who was led there.
  expect((await finish(answer, 'admin')).problem.code).toBe('sign-in-over')
  expect(
    (await desk.server.call(beginMailboxSignIn, { as: 'support', body: { provider: 'gmail' } })).status,
  ).toBe(403)
  expect((await finish(answer)).status).toBe(200)
  expect((await finish(answer)).problem.code).toBe('sign-in-over')
  const late = await answered(await begin())
  await desk.server.database.queries.update(mailboxSignIns).set({ expiresAt: new Date(Date.now() - 1) })
  expect((await finish(late)).problem.code).toBe('sign-in-over')
  expect(desk.oauth.asked).toEqual(['authorization_code'])
})

test('sign-in: a code of another sign-in, a part of what is needed and a provider that is down connect nothing', async () => {
  const [one, other] = [await answered(await begin()), await answered(await begin())]
  // Each code is bound to what its own sign-in has kept (PKCE).
  expect((await finish({ state: one.state, code: other.code })).problem.code).toBe('sign-in-refused')
  desk.oauth.allowed = (scope) => scope !== 'https://mail.google.com/'
  expect((await signIn()).problem.code).toBe('sign-in-refused')
  desk.oauth.allowed = () => true
  desk.oauth.brokenStatus = 503
  expect((await signIn()).problem.code).toBe('outside-service')
  desk.oauth.person = undefined
  expect((await answered(await begin())).code).toBe('')
  const { mailbox } = (await desk.server.call(getMailboxSettings, { as: 'owner' })).data
  expect(mailbox).toBeUndefined()
})

test('sign-in: another address than the one that is connected is refused, and the connection stays', async () => {
  await signIn()
  desk.oauth.person = 'other@maison-lumen.example'
  const { problem } = await signIn()
  expect(problem).toMatchObject({
    code: 'conflict',
    message: 'This address or another mailbox is already connected.',
  })
  expect((await desk.settings()).address).toBe(SHOP)
})

test('access token: is asked for anew before it ends, once for all who need it', async () => {
  await signIn()
  await endToken(60_000)
  desk.oauth.delayMs = 200
  desk.oauth.rotates = true
  folder('INBOX').add(written('A bulb'))
  desk.hold()
  desk.hold()
  const { _id } = await desk.email('A bulb')
  await desk.answer(_id, 'An E27.')
  expect(desk.smtp.mails).toHaveLength(1)
  expect(desk.oauth.asked).toEqual(['authorization_code', 'refresh_token'])
})

test('access token: one that sending and receiving want at the same time is asked for once', async () => {
  folder('INBOX').add(written('A bulb'))
  await signIn()
  const stop = desk.hold()
  const { _id } = await desk.email('A bulb')
  await stop()
  await endToken(0)
  desk.oauth.delayMs = 300
  desk.hold()
  await desk.answer(_id, 'An E27.')
  await eventually(() => expect(desk.imap.connections).toBe(1))
  expect(desk.smtp.mails).toHaveLength(1)
  expect(desk.oauth.asked).toEqual(['authorization_code', 'refresh_token'])
})

test('access token that the mail servers refuse: another one is tried, and nobody sees a problem', async () => {
  folder('INBOX').add(written('A bulb'))
  await signIn()
  desk.account.accessToken = 'another one'
  desk.hold()
  const { _id } = await desk.email('A bulb')
  desk.smtp.accessTokens = {}
  await desk.answer(_id, 'An E27.')
  expect(desk.smtp.mails).toHaveLength(1)
  await eventually(async () => {
    const { receiving, sending, lastProblem } = await desk.settings()
    expect([receiving.state, sending.state, lastProblem]).toEqual(['working', 'working', undefined])
  })
  expect(desk.oauth.asked).toEqual(['authorization_code', 'refresh_token', 'refresh_token'])
})

test('access that was taken back: is told apart, loses no email, and sends what waits after the next sign-in', async () => {
  folder('INBOX').add(written('A bulb'))
  await signIn()
  const stop = desk.hold()
  const { _id } = await desk.email('A bulb')
  await stop()
  desk.oauth.revokeAll()
  desk.account.accessToken = undefined
  desk.smtp.accessTokens = {}
  desk.hold()
  await eventually(async () => {
    const { receiving } = await desk.settings()
    expect(receiving).toMatchObject({
      state: 'failing',
      problem: { kind: 'signed-out', said: 'invalid_grant' },
    })
  })
  await desk.answer(_id, 'It is tried until it is given up.')
  expect((await desk.settings()).sending.problem?.kind).toBe('signed-out')
  await desk.write(_id, 'An E27.')
  expect(await desk.subjects()).toEqual(['A bulb'])
  folder('INBOX').add(written('After all'))
  await putOffDeliveries()
  expect(await dueDeliveries()).toBe(0)
  expect((await signIn()).status).toBe(200)
  expect(await dueDeliveries()).toBe(1)
  await desk.email('After all')
  await desk.server.jobs.runWaiting()
  expect(desk.smtp.mails.map(({ raw }) => raw.toString())).toEqual([expect.stringContaining('An E27.')])
  await eventually(async () => {
    const { receiving, lastProblem } = await desk.settings()
    expect([receiving.state, lastProblem?.kind]).toEqual(['working', 'signed-out'])
    expect(lastProblem?.solvedAt).toBeDefined()
  })
})

test('provider that does not answer for tokens: is no sign-out', async () => {
  await signIn()
  await endToken(0)
  desk.oauth.brokenStatus = 500
  desk.hold()
  await eventually(async () => {
    expect((await desk.settings()).receiving.problem?.kind).toBe('unreachable')
  })
  desk.oauth.brokenStatus = undefined
  await eventually(async () => expect((await desk.settings()).receiving.state).toBe('working'))
})

test('tokens: are encrypted where they are kept, and told and logged nowhere', async () => {
  const answer = await answered(await begin())
  await finish(answer)
  desk.hold()
  await eventually(async () => expect((await desk.settings()).receiving.state).toBe('working'))
  const { rows } = await desk.server.database.queries.execute(
    sql`select row_to_json(c)::text as row from mailbox_connections c union all select row_to_json(s)::text from mailbox_sign_ins s`,
  )
  const { text } = await desk.server.call(getMailboxSettings, { as: 'owner' })
  const user = await desk.server.call(getUserInfo, { as: 'owner' })
  const told = [JSON.stringify(rows), text, user.text, desk.server.logLines.join('')].join('')
  for (const secret of [desk.account.accessToken, answer.code, answer.state, CLIENT_SECRET]) {
    expect(secret).toBeTruthy()
    expect(told).not.toContain(secret)
  }
})

test('mailbox that was signed in to: a password takes its place', async () => {
  await signIn()
  const { problem } = await desk.server.call(connectMailbox, {
    as: 'owner',
    body: { address: SHOP, kind: 'imap', ...desk.servers() },
  })
  expect(problem.fields).toEqual([{ path: '/body/password', message: 'is required' }])
  await desk.connect()
  desk.hold()
  await eventually(async () => expect((await desk.settings()).receiving.state).toBe('working'))
  expect((await desk.settings()).signsIn).toBeUndefined()
})

/** As after some tries that failed. */
async function putOffDeliveries(): Promise<void> {
  await desk.server.database.queries.execute(sql`
    update pgboss.job set state = 'retry', retry_count = 12, start_after = now() + interval '6 hours'
    where name = 'mailbox-deliver' and state = 'created'`)
}

/** Emails that are handed over now, not at the time of their next try. */
async function dueDeliveries(): Promise<number> {
  const { rows } = await desk.server.database.queries.execute(sql`
    select count(*)::int as count from pgboss.job
    where name = 'mailbox-deliver' and state < 'active' and start_after <= now()`)
  return Number(rows[0]?.['count'])
}
