import {
  createInvitationLink,
  getUserInfo,
  inviteSupport,
  inviteWarehouse,
  listSupports,
  listWarehouses,
  readInvitation,
  register,
  resendInvitation,
  revokeInvitation,
  signIn,
  validateCode,
} from '@replybay/api-client/operations'
import { expect, test } from 'vitest'
import { invitations } from '../tables.ts'
import { rateLimits } from '../../../platform/rate-limits/tables.ts'
import { newSender, sharedServer } from '../../../../test/test-server.ts'

const server = sharedServer()
const password = 'seven lamps hang over the sea'
const invite = (emails: string[], more: object = {}) =>
  server().call(inviteSupport, { as: 'owner', body: { emails, ...more } })
const supports = async () => (await server().call(listSupports, { as: 'owner' })).data.supports
const invited = async (email: string) => (await supports()).find((one) => one.email === email)
const read = (invitation: string) => server().call(readInvitation, { body: { invitation } })
const accept = (email: string, invitation: string, more: object = {}) =>
  server().call(register, { body: { email, password, invitation, ...more } })
const trySignIn = (email: string) => server().call(signIn, { body: { email, password } })

/** The token in the newest link that was mailed. */
async function mailedToken(email: string): Promise<string> {
  const [mail] = await server().mailsTo(email)
  return /https:\/\/desk\.example\/register#invitation=(rb_i_[\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

test('invitation: many addresses are invited at once, and each has its result', async () => {
  const emails = ['Leire@maison-lumen.example', 'support@maison-lumen.example', 'jon@xn--pypal-4ve.com']
  const { data } = await invite(emails, { message: 'Welcome!' })
  expect(data.results).toEqual([
    { email: 'Leire@maison-lumen.example', outcome: 'invited' },
    { email: 'support@maison-lumen.example', outcome: 'exists' },
    { email: 'jon@xn--pypal-4ve.com', outcome: 'refused' },
  ])
  expect(await invited('leire@maison-lumen.example')).toMatchObject({
    state: 'invited',
    role: 'support',
    name: '',
    lastSeenAt: null,
  })
  expect(await server().mailsTo('leire@maison-lumen.example')).toEqual([
    expect.objectContaining({
      subject: 'Camille Roy invited you to join Maison Lumen',
      text: expect.stringContaining('> Welcome!'),
    }),
  ])
  expect(await server().mailsTo('support@maison-lumen.example')).toEqual([])
})

test('invitation: says who invites, and its mailed link makes an account of the team', async () => {
  const email = 'maite@maison-lumen.example'
  await invite([email])
  const token = await mailedToken(email)
  expect((await read(token)).data.invitation).toEqual({
    email,
    companyName: 'Maison Lumen',
    role: 'support',
    invitedBy: 'Camille Roy',
  })
  expect((await accept(email, token, { name: 'Maite Goñi', locale: 'es-ES' })).status).toBe(201)
  const { data } = await trySignIn(email)
  const info = await server().call(getUserInfo, { token: data.token })
  expect(info.data.user).toMatchObject({ role: 'support', locale: 'es-ES', companyNameRaw: 'Maison Lumen' })
  expect(await invited(email)).toMatchObject({ state: 'active', name: 'Maite Goñi' })
})

test('invitation to the warehouse: makes a warehouse account', async () => {
  const email = 'paul@maison-lumen.example'
  await server().call(inviteWarehouse, { as: 'owner', body: { emails: [email] } })
  const list = (await server().call(listWarehouses, { as: 'owner' })).data.warehouses
  expect(list.map(({ email: address, state }) => [address, state])).toEqual([
    ['warehouse@maison-lumen.example', 'active'],
    [email, 'invited'],
  ])
  await accept(email, await mailedToken(email))
  const { token } = (await trySignIn(email)).data
  expect((await server().call(listSupports, { token })).status).toBe(403)
})

test('invitation: counts once, for its own address, until it expires', async () => {
  const email = 'once@maison-lumen.example'
  await invite([email])
  const token = await mailedToken(email)
  const over = {
    status: 410,
    problem: { code: 'invitation-over', message: 'This invitation is no longer valid' },
  }
  expect(await accept('other@maison-lumen.example', token)).toMatchObject(over)
  const expiresAt = new Date(Date.now() - 1)
  await server().database.queries.update(invitations).set({ expiresAt })
  expect(await accept(email, token)).toMatchObject(over)
  expect(await read(token)).toMatchObject(over)
  await server()
    .database.queries.update(invitations)
    .set({ expiresAt: new Date(Date.now() + 60_000) })
  expect((await accept(email, token)).status).toBe(201)
  expect(await accept(email, token)).toMatchObject(over)
  expect(await read('rb_i_guess')).toMatchObject(over)
})

test('invitation: one that was revoked makes no account', async () => {
  const email = 'taken-back@maison-lumen.example'
  await invite([email])
  const token = await mailedToken(email)
  const revoke = async () =>
    server().call(revokeInvitation, { as: 'owner', path: { id: (await invited(email))?._id ?? 'gone' } })
  expect((await revoke()).status).toBe(200)
  expect((await accept(email, token)).status).toBe(410)
  expect(await revoke()).toMatchObject({
    status: 404,
    problem: { message: 'This invitation no longer exists' },
  })
})

test('invitation sent again: only its newest link counts, and it is sent three times an hour at most', async () => {
  const email = 'again@maison-lumen.example'
  await invite([email])
  const first = await mailedToken(email)
  const id = (await invited(email))?._id
  const resend = () => server().call(resendInvitation, { as: 'owner', path: { id } })
  expect((await resend()).status).toBe(200)
  expect((await invited(email))?._id).toBe(id)
  expect((await read(first)).status).toBe(410)
  expect((await read(await mailedToken(email))).status).toBe(200)
  await resend()
  await resend()
  expect(await resend()).toMatchObject({
    status: 429,
    problem: { message: 'This invitation has been sent too many times. Try again in an hour.' },
  })
})

test('invitation link that was copied: the address still has to be proved with a code', async () => {
  const email = 'by-link@maison-lumen.example'
  await invite([email])
  const { data } = await server().call(createInvitationLink, {
    as: 'owner',
    path: { id: (await invited(email))?._id },
  })
  const token = data.link.replace('https://desk.example/register#invitation=', '')
  const accepted = await accept(email, token)
  expect(accepted.status).toBe(201)
  expect((await trySignIn(email)).problem.code).toBe('not-validated')
  expect(await invited(email)).toMatchObject({ state: 'invited' })
  const code = await server().codeFor(email)
  const { registration } = accepted.data
  const validated = await server().call(validateCode, { body: { email, code, registration } })
  expect(validated.data.token).toMatch(/^rb_s_/)
  expect(await invited(email)).toMatchObject({ state: 'active' })
})

test('invitation: is refused where every address has an account already', async () => {
  expect(await invite(['support@maison-lumen.example', 'owner@atelier-nord.example'])).toMatchObject({
    status: 409,
    problem: { message: 'user exists' },
  })
})

test('invitation of an admin: is refused to an admin, and sent for the owner', async () => {
  const token = await server().tokenOf('admin')
  const body = { emails: ['boss@maison-lumen.example'], role: 'admin' }
  expect(await server().call(inviteSupport, { token, body })).toMatchObject({
    status: 403,
    problem: { message: 'Only the account owner can do this' },
  })
  expect((await server().call(inviteSupport, { as: 'owner', body })).status).toBe(200)
  expect(await invited('boss@maison-lumen.example')).toMatchObject({ role: 'admin' })
})

test('invitation: is refused to a person who has opened an account of their own since', async () => {
  const email = 'lou@verre-et-vent.example'
  await invite([email])
  const token = await mailedToken(email)
  await server().openAccount({ email, password, companyName: 'Verre et Vent' })
  expect((await accept(email, token)).status).toBe(409)
})

test('invitations: the two hundred and first of a company in a day is refused', async () => {
  const token = await server().tokenOf('owner@atelier-nord.example')
  const send = (round: number) =>
    server().call(inviteSupport, {
      token,
      body: { emails: Array.from({ length: 50 }, (_, number) => `n${round}-${number}@nord.example`) },
      from: newSender(),
    })
  for (let round = 0; round < 4; round++) expect((await send(round)).status).toBe(200)
  expect((await send(4)).status).toBe(429)
  expect(await server().mailsTo('n4-0@nord.example')).toEqual([])
})

test('invitation: an admin changes none of the owner, and none of admins', async () => {
  await invite(['owners@maison-lumen.example'])
  await invite(['next-admin@maison-lumen.example'], { role: 'admin' })
  await server().call(inviteSupport, { as: 'admin', body: { emails: ['admins@maison-lumen.example'] } })
  for (const address of ['owners@maison-lumen.example', 'next-admin@maison-lumen.example']) {
    const own = await invited(address)
    expect(own).toMatchObject({ ownerOnly: true })
    for (const operation of [resendInvitation, createInvitationLink, revokeInvitation]) {
      const { problem } = await server().call(operation, { as: 'admin', path: { id: own?._id } })
      expect(problem).toMatchObject({ code: 'forbidden' })
    }
    const again = await server().call(inviteSupport, { as: 'admin', body: { emails: [address] } })
    expect(again.data.results).toEqual([{ email: address, outcome: 'owner-only' }])
    expect((await read(await mailedToken(address))).status).toBe(200)
  }
  const theirs = await invited('admins@maison-lumen.example')
  expect(theirs).toMatchObject({ ownerOnly: false })
  expect((await server().call(revokeInvitation, { as: 'admin', path: { id: theirs?._id } })).status).toBe(200)
})

test('invitation: tells no more of addresses to calls at the same time', async () => {
  const token = await server().tokenOf('owner@atelier-nord.example')
  await server().database.queries.delete(rateLimits)
  const ask = (email: string) => server().call(inviteSupport, { token, body: { emails: [email] } })
  for (let number = 0; number < 19; number++) await ask('support@maison-lumen.example')
  const known = Array.from({ length: 8 }, () => ask('support@maison-lumen.example'))
  const unknown = Array.from({ length: 8 }, (_, number) => ask(`nobody-${number}@maison-lumen.example`))
  const refused = async (calls: typeof known) =>
    (await Promise.all(calls)).filter(({ status }) => status === 429).length
  expect(await refused(known)).toBe(7)
  expect(await refused(unknown)).toBeGreaterThan(0)
})

test('invitation: tells of twenty addresses a day that they have an account', async () => {
  const token = await server().tokenOf('owner@atelier-nord.example')
  const body = { emails: ['support@maison-lumen.example'] }
  const { queries } = server().database
  await queries.delete(rateLimits)
  const ask = () => server().call(inviteSupport, { token, body })
  for (let number = 0; number < 20; number++) expect((await ask()).status).toBe(409)
  expect((await ask()).status).toBe(429)
  const unknown = { emails: ['nobody@maison-lumen.example'] }
  expect((await server().call(inviteSupport, { token, body: unknown })).status).toBe(429)
})
