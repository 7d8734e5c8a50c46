import { getUserInfo, register, signIn, signOut } from '@replybay/api-client/operations'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { hashToken } from '../../../platform/secrets/tokens.ts'
import { sessions } from '../tables.ts'
import { users } from '../../users/tables.ts'
import { newSender, sharedServer, type CallAnswer } from '../../../../test/test-server.ts'

const server = sharedServer()
const password = 'replybay-demo'
const trySignIn = (email: string, word = password, from = newSender(), device?: string) =>
  server().call(signIn, {
    body: { email, password: word },
    from,
    ...(device && { headers: { cookie: `device=${device}; XSRF-TOKEN=a`, 'x-xsrf-token': 'a' } }),
  })

/** The cookie by which the browser is known from then on. */
function deviceOf({ headers }: CallAnswer) {
  const lines = [headers['set-cookie']].flat().map(String)
  return lines.find((line) => line.startsWith('device='))
}
const secretOf = (answer: CallAnswer) => /^device=([^;]+)/.exec(deviceOf(answer) ?? '')?.[1]

test('sign-in: answers a token by which the person is known', async () => {
  const { data } = await trySignIn('owner@maison-lumen.example')
  expect(data.token).toMatch(/^rb_s_[\w-]{43}$/)
  const info = await server().call(getUserInfo, { token: data.token })
  expect(info.data.user).toMatchObject({
    name: 'Camille Roy',
    role: 'owner',
    owner_webs: ['web-maison-lumen'],
    owner_guilds: [expect.any(String)],
    subscription: { status: 'active', plan: 'growth' },
    capabilities: expect.arrayContaining(['visitor', 'tickets']),
  })
  const all = { main: true, web: true, email: true, discord: true, warehouse: true }
  expect(info.data.user.permissions).toEqual(all)
})

test('sign-in: takes the address in any case and with spaces around it', async () => {
  expect((await trySignIn(' OWNER@Maison-Lumen.example ')).status).toBe(200)
})

test('sign-in: answers a wrong password and an unknown address alike', async () => {
  const wrong = await trySignIn('admin@maison-lumen.example', 'wrong')
  const unknown = await trySignIn('nobody@maison-lumen.example')
  expect(wrong).toMatchObject({
    status: 400,
    problem: { code: 'wrong-credentials', message: 'Wrong username or password' },
  })
  expect(unknown.problem).toEqual(wrong.problem)
})

test('sign-in: says that the address is not validated, but only with the right password', async () => {
  const email = 'warehouse@maison-lumen.example'
  const setValidated = (validatedAt: Date | null) =>
    server().database.queries.update(users).set({ validatedAt }).where(eq(users.email, email))
  await setValidated(null)
  expect((await trySignIn(email, 'wrong')).status).toBe(400)
  expect(await trySignIn(email)).toMatchObject({
    status: 409,
    problem: { message: 'Validate your account' },
  })
  await setValidated(new Date())
  expect((await trySignIn(email)).status).toBe(200)
})

test('sign-in: refuses a sender after ten failures for an address, and keeps its owner out of nothing', async () => {
  const email = 'support@maison-lumen.example'
  const from = newSender()
  for (let attempt = 0; attempt < 10; attempt++) {
    expect((await trySignIn(email, 'wrong', from)).status).toBe(400)
  }
  const refused = await trySignIn(email, password, from)
  expect(refused).toMatchObject({ status: 429, problem: { code: 'too-many-requests' } })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(600)
  expect((await trySignIn(email)).status).toBe(200)
})

test('sign-in: lets the owner of an address in while many senders guess at it', async () => {
  const email = 'owner@atelier-nord.example'
  await Promise.all(Array.from({ length: 30 }, () => trySignIn(email, 'wrong')))
  expect((await trySignIn(email)).status).toBe(200)
})

test('sign-in: a browser that signed in before is let in at once while many guess from its own network, too', async () => {
  const email = 'owner@maison-lumen.example'
  const from = newSender()
  const first = await trySignIn(email)
  expect(deviceOf(first)).toMatch(/; Path=\/api\/v1\/auth; HttpOnly; SameSite=Strict$/)
  for (let attempt = 0; attempt < 12; attempt++) await trySignIn(email, 'wrong', from)
  expect((await trySignIn(email, password, from)).status).toBe(429)
  const again = await trySignIn(email, password, from, secretOf(first))
  expect(again.status).toBe(200)
  expect(secretOf(again)).not.toBe(secretOf(first))
  expect((await trySignIn(email, password, from, 'another')).status).toBe(429)
})

test('sign-in: a wrong password leaves nothing in the browser', async () => {
  expect(deviceOf(await trySignIn('owner@maison-lumen.example', 'wrong'))).toBeUndefined()
})

test('sign-in: failures are counted anew after a success', async () => {
  const email = 'admin@maison-lumen.example'
  for (let round = 0; round < 2; round++) {
    for (let attempt = 0; attempt < 7; attempt++) await trySignIn(email, 'wrong')
    expect((await trySignIn(email)).status).toBe(200)
  }
})

test('sign-in: the right password of a registration that is not validated does not begin the count anew', async () => {
  const email = 'claimed@shop.example'
  const own = 'seven lamps hang over the sea'
  for (const word of ['nine gulls over the lighthouse', own]) {
    await server().call(register, { body: { email, password: word, companyName: 'Shop' } })
  }
  const from = newSender()
  for (let attempt = 0; attempt < 9; attempt++) await trySignIn(email, 'wrong', from)
  expect((await trySignIn(email, own, from)).problem.code).toBe('not-validated')
  expect((await trySignIn(email, 'wrong', from)).status).toBe(429)
})

test('sign-in: refuses a sender after sixty failures, whatever the address', async () => {
  const from = newSender()
  const tries = Array.from({ length: 60 }, (_, number) => trySignIn(`u${number}@x.example`, 'wrong', from))
  expect((await Promise.all(tries)).every((answer) => answer.status === 400)).toBe(true)
  expect((await trySignIn('owner@maison-lumen.example', password, from)).status).toBe(429)
  expect((await trySignIn('owner@maison-lumen.example')).status).toBe(200)
})

test('session: ends at signing out', async () => {
  const { data } = await trySignIn('owner@maison-lumen.example')
  const { token } = data
  expect((await server().call(signOut, { token })).status).toBe(200)
  expect((await server().call(getUserInfo, { token })).status).toBe(401)
})

test('session: ends when it was not used for a week', async () => {
  const { token } = (await trySignIn('owner@maison-lumen.example')).data
  const setSeen = (daysAgo: number) =>
    server()
      .database.queries.update(sessions)
      .set({ lastSeenAt: new Date(Date.now() - daysAgo * 86_400_000) })
      .where(eq(sessions.tokenHash, hashToken(token)))
  await setSeen(6.9)
  expect((await server().call(getUserInfo, { token })).status).toBe(200)
  await setSeen(7.1)
  expect((await server().call(getUserInfo, { token })).status).toBe(401)
})

test('session: is unknown once it has expired', async () => {
  const { data } = await trySignIn('owner@maison-lumen.example')
  const { queries } = server().database
  const expiresAt = new Date(Date.now() - 1)
  await queries
    .update(sessions)
    .set({ expiresAt })
    .where(eq(sessions.tokenHash, hashToken(data.token)))
  const answer = await server().call(getUserInfo, { token: data.token })
  expect(answer).toMatchObject({
    status: 401,
    problem: { message: 'Could not get user info, try again later ..' },
  })
})

test('session: its token is not stored as it is', async () => {
  const { data } = await trySignIn('owner@maison-lumen.example')
  const rows = await server().database.queries.select().from(sessions)
  expect(JSON.stringify(rows)).not.toContain(data.token)
})
