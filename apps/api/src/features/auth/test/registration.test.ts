import {
  changePassword,
  createInvitationLink,
  generateCode,
  getUserInfo,
  inviteSupport,
  listSupports,
  register,
  resetPassword,
  signIn,
  validateCode,
} from '@replybay/api-client/operations'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { insertCompany, insertUser } from '../store.ts'
import { rateLimits } from '../../../platform/rate-limits/tables.ts'
import { keyOf } from '../../../platform/rate-limits/rate-limit.ts'
import { type CallAnswer, newSender, sharedServer, TestServer } from '../../../../test/test-server.ts'

const server = sharedServer()
const password = 'a long sentence is a good password'
const tryRegister = (email: string, more: object = {}, from?: string) =>
  server().call(register, {
    body: { email, password, companyName: 'Verre et Vent', ...more },
    ...(from && { from }),
  })
const validate = (email: string, code: string, registered?: CallAnswer<{ registration?: string }>) =>
  server().call(validateCode, { body: { email, code, registration: registered?.data.registration } })
const trySignIn = (email: string, word = password) =>
  server().call(signIn, { body: { email, password: word } })

test('register: the mailed code signs the new owner in to their new company', async () => {
  const email = 'lou@verre-et-vent.example'
  const registered = await tryRegister(email, { name: 'Lou Marchal', locale: 'fr-FR' })
  expect(registered).toMatchObject({
    status: 201,
    data: { registration: expect.stringMatching(/^rb_g_[\w-]{43}$/) },
  })
  expect((await trySignIn(email)).problem).toMatchObject({ code: 'not-validated' })
  const code = await server().codeFor(email)
  const { data } = await validate(email, code, registered)
  const info = await server().call(getUserInfo, { token: data.token })
  expect(info.data.user).toMatchObject({
    name: 'Lou Marchal',
    email,
    locale: 'fr-FR',
    role: 'owner',
    companyNameRaw: 'Verre et Vent',
    owner_webs: [],
  })
  expect((await trySignIn(email)).status).toBe(200)
})

test('validation mail: is in the language of the registration, and holds nothing that was typed', async () => {
  const subjects = {
    'en-US': /^\d{6} is your Replybay code$/,
    'fr-FR': /^\d{6} est votre code Replybay$/,
    'es-ES': /^\d{6} es tu código de Replybay$/,
  }
  for (const [locale, subject] of Object.entries(subjects)) {
    const email = `${locale.toLowerCase()}@verre-et-vent.example`
    await tryRegister(email, { locale, name: 'Zoé <b>&' })
    const [mail] = await server().mailsTo(email)
    expect(mail?.subject).toMatch(subject)
    // Another person may have typed it.
    expect(mail?.text).not.toContain('Zoé')
    expect(mail?.html).toContain(await server().codeFor(email))
  }
})

test.each([
  'password',
  'azertyuiop',
  'motdepasse123',
  'contraseña',
  'verre et vent',
  'weak@verre-et-vent.example',
])('register: refuses the password "%s", which is guessed easily', async (word) => {
  const answer = await tryRegister('weak@verre-et-vent.example', { password: word })
  expect(answer).toMatchObject({
    status: 400,
    problem: { code: 'weak-password', message: 'This password is too easy to guess' },
  })
  expect(answer.problem.fields).toEqual([{ path: '/body/password', message: 'is too easy to guess' }])
  expect(await server().mailsTo('weak@verre-et-vent.example')).toEqual([])
})

test('register: is refused without the name of the company', async () => {
  const answer = await tryRegister('nameless@verre-et-vent.example', { companyName: undefined })
  expect(answer).toMatchObject({ status: 400, problem: { fields: [{ path: '/body/companyName' }] } })
})

test.each([
  ['a domain that mixes alphabets', 'lou@xn--pypal-4ve.com', 'refused-address'],
  ['a domain that imitates another', 'lou@xn--80ak6aa92e.com', 'refused-address'],
  ['letters that are none of an address', 'lоu@verre-et-vent.example', 'invalid-request'],
])('register: refuses %s', async (_what, email, code) => {
  expect(await tryRegister(email)).toMatchObject({ status: 400, problem: { code } })
})

test('register: takes an address whose domain is not in Latin letters', async () => {
  expect((await tryRegister('info@xn--mnchen-3ya.example')).status).toBe(201)
  expect((await tryRegister('info@xn--wgv71a119e.example')).status).toBe(201)
})

test('register: an address has one account, however it is typed', async () => {
  const registered = await tryRegister('Vera@Verre-et-Vent.example')
  const email = 'vera@verre-et-vent.example'
  await validate(email, await server().codeFor(email), registered)
  expect(await tryRegister('VERA@verre-et-vent.EXAMPLE')).toMatchObject({
    status: 409,
    problem: { code: 'user-exists', message: 'This address already has an account. Sign in instead.' },
  })
  expect((await trySignIn('vErA@verre-et-vent.example')).status).toBe(200)
})

test('register: keeps the registrations of one address apart, and the first proof ends the others', async () => {
  const email = 'twice@verre-et-vent.example'
  const [one, other] = await Promise.all([tryRegister(email), tryRegister(email, { companyName: 'Another' })])
  const code = await server().codeFor(email)
  const answers = [await validate(email, code, one), await validate(email, code, other)]
  expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 400]))
  expect((await tryRegister(email)).status).toBe(409)
})

const thief = 'the thief knows this sentence'

/** In either order, someone registers an address that is not theirs, and its owner registers it as well. */
async function registerBoth(email: string, isThiefFirst: boolean) {
  const steal = () => tryRegister(email, { password: thief, companyName: 'Trap' })
  const stolen = isThiefFirst ? await steal() : undefined
  const own = await tryRegister(email, { companyName: 'Mine' })
  const code = await server().codeFor(email)
  return { own, code, stolen: stolen ?? (await steal()) }
}

test.each([true, false])(
  'register: a registration by another person (first: %s) leaves the owner of the address their own',
  async (isThiefFirst) => {
    const email = `victim-${isThiefFirst}@verre-et-vent.example`
    const { own, code, stolen } = await registerBoth(email, isThiefFirst)
    expect(await validate(email, code, stolen)).toMatchObject({
      status: 400,
      problem: { code: 'wrong-code' },
    })
    const { data } = await validate(email, code, own)
    const info = await server().call(getUserInfo, { token: data.token })
    expect(info.data.user.companyNameRaw).toBe('Mine')
    expect((await trySignIn(email, thief)).problem.code).toBe('wrong-credentials')
    expect((await trySignIn(email)).status).toBe(200)
  },
)

test('register: of two registrations, a code without its secret proves neither, and a new password proves one', async () => {
  const email = 'another-browser@verre-et-vent.example'
  const { code } = await registerBoth(email, true)
  expect(await validate(email, code)).toMatchObject({
    status: 400,
    problem: {
      fields: [{ path: '/body/registration', message: expect.stringContaining('reset the password') }],
    },
  })
  await server().call(generateCode, { body: { email } })
  const reset = await validate(email, await server().codeFor(email))
  expect(reset.data).toMatchObject({ token: expect.stringMatching(/^rb_r_/), purpose: 'reset' })
  const body = { password: 'nine gulls over the harbor wall' }
  await server().call(resetPassword, { token: reset.data.token, body })
  expect((await trySignIn(email, body.password)).status).toBe(200)
  for (const word of [thief, password]) expect((await trySignIn(email, word)).status).toBe(400)
})

test('register: the only registration of an address, proved without its secret, gets a new password before a session', async () => {
  const email = 'stolen@verre-et-vent.example'
  await tryRegister(email, { password: thief })
  const answer = await validate(email, await server().codeFor(email))
  expect(answer.data).toEqual({ token: expect.stringMatching(/^rb_r_/), purpose: 'reset' })
  expect((await trySignIn(email, thief)).problem.code).toBe('not-validated')
  await server().call(resetPassword, { token: answer.data.token, body: { password } })
  expect((await trySignIn(email, thief)).problem.code).toBe('wrong-credentials')
  expect((await trySignIn(email)).status).toBe(200)
})

test('register: a code that is asked for without the secret of the only registration sets a new password', async () => {
  const email = 'asked-elsewhere@verre-et-vent.example'
  await tryRegister(email, { password: thief })
  await server().call(generateCode, { body: { email } })
  const { data } = await validate(email, await server().codeFor(email))
  expect(data).toMatchObject({ purpose: 'reset' })
})

test('register: a new code for one of two registrations is that registration’s', async () => {
  const email = 'resend@verre-et-vent.example'
  const { own, stolen } = await registerBoth(email, true)
  const { registration } = own.data
  await server().call(generateCode, { body: { email, registration } })
  const code = await server().codeFor(email)
  expect((await validate(email, code, stolen)).status).toBe(400)
  expect((await validate(email, code, own)).data).toMatchObject({ purpose: 'session' })
})

/** Sets a new password, as who is mailed the code does. @returns the name of the company that they are in then. */
async function resetWithMailedCode(email: string, registration?: string) {
  const word = 'nine gulls over the harbor wall'
  await server().call(generateCode, { body: { email, purpose: 'reset', registration } })
  const code = await server().codeFor(email)
  const { data } = await server().call(validateCode, { body: { email, code, registration } })
  await server().call(resetPassword, { token: data.token, body: { password: word } })
  const { token } = (await trySignIn(email, word)).data
  return (await server().call(getUserInfo, { token })).data.user.companyNameRaw
}

test('register: a reset in the browser of a registration is that registration’s, and the mail names no company that was typed', async () => {
  const email = 'reset-here@verre-et-vent.example'
  const { own } = await registerBoth(email, false)
  expect(await resetWithMailedCode(email, own.data.registration)).toBe('Mine')
  const mails = await server().mailsTo(email)
  const mail = mails.find(({ subject }) => subject.includes('password reset code'))
  expect(mail?.text).toContain('your Replybay account')
  expect(mail?.text).not.toContain('Mine')
})

test('register: a reset elsewhere keeps the company that its owner opened, whoever else invites the address', async () => {
  const email = 'reset-elsewhere@verre-et-vent.example'
  await tryRegister(email, { companyName: 'Mine' })
  const token = await server().tokenOf('owner')
  await server().call(inviteSupport, { token, body: { emails: [email] } })
  const supports = (await server().call(listSupports, { token })).data.supports
  const invited = supports.find((one) => one.email === email)
  const { data } = await server().call(createInvitationLink, { token, path: { id: invited?._id } })
  const invitation = new URLSearchParams(new URL(data.link).hash.slice(1)).get('invitation')
  expect((await tryRegister(email, { password: thief, invitation })).status).toBe(201)
  expect(await resetWithMailedCode(email)).toBe('Mine')
})

test('register: a code counts with its secret, however many register the address afterwards', async () => {
  const email = 'crowd@verre-et-vent.example'
  const own = await tryRegister(email, { companyName: 'Mine' })
  const code = await server().codeFor(email)
  for (let number = 0; number < 21; number++) {
    const person = { id: `crowd-${number}`, companyId: `crowd-${number}`, email, passwordHash: '' }
    const createdAt = new Date(Date.now() + number)
    await insertCompany(server().database.queries, { id: person.companyId, name: 'Trap', createdAt })
    await insertUser(server().database.queries, { ...person, role: 'owner', createdAt })
  }
  expect((await validate(email, code, own)).data).toMatchObject({ purpose: 'session' })
})

const otherThan = (code: string) => (code === '000000' ? '000001' : '000000')

/** As twenty guesses of a day do. */
async function useUpGuesses(email: string): Promise<void> {
  const resetAt = new Date(Date.now() + 3_600_000)
  await server()
    .database.queries.insert(rateLimits)
    .values({ key: keyOf('code-try-day', email), count: 20, resetAt })
}

test('register: a code counts with its secret where others have used up the address’s guesses', async () => {
  const email = 'shut-out@verre-et-vent.example'
  const own = await tryRegister(email)
  const code = await server().codeFor(email)
  await useUpGuesses(email)
  expect((await validate(email, code)).status).toBe(429)
  expect((await validate(email, code, own)).status).toBe(200)
})

test('register: after a wrong code, a new one counts with the secret where others have used up the address’s guesses', async () => {
  const email = 'mistyped@verre-et-vent.example'
  const own = await tryRegister(email)
  await useUpGuesses(email)
  const code = await server().codeFor(email)
  expect((await validate(email, otherThan(code), own)).status).toBe(400)
  expect((await validate(email, code, own)).status).toBe(429)
  const body = { email, registration: own.data.registration }
  await server().call(generateCode, { body })
  expect((await validate(email, await server().codeFor(email), own)).status).toBe(200)
})

test('register: however often an address is registered, it is guessed at thirty times a day', async () => {
  const email = 'registered-often@verre-et-vent.example'
  const { queries } = server().database
  let taken = 0
  for (let number = 0; number < 10; number++) {
    const own = await tryRegister(email)
    // A quarter of an hour later: nobody is held back.
    await queries.delete(rateLimits).where(eq(rateLimits.key, keyOf('code-try-address', email)))
    for (let guess = 0; guess < 4; guess++) {
      if ((await validate(email, '000000', own)).status === 400) taken++
    }
  }
  expect(taken).toBe(30)
  await tryRegister(email)
  const [mail] = await server().mailsTo(email)
  expect(mail?.subject).toBe('Your link to verify your email address')
  const link = /#reset=(rb_r_[\w-]{43})/.exec(mail?.text ?? '')
  const reset = await server().call(resetPassword, { token: link?.[1], body: { password } })
  expect(reset.status).toBe(200)
  expect((await trySignIn(email)).status).toBe(200)
})

test('register: a single registration is proved without its secret, as on a backend without additions', async () => {
  const plain = await TestServer.start({ additions: false })
  try {
    const email = 'plain@verre-et-vent.example'
    const begin = (body: object) => plain.call(register, { body })
    const prove = (body: object) => plain.call(validateCode, { body })
    const registered = await begin({ email, password, companyName: 'Plain' })
    expect(registered.data).toEqual({})
    await begin({ email, password: thief, companyName: 'Trap' })
    const code = await plain.codeFor(email)
    expect((await prove({ email, code })).status).toBe(400)
    const other = 'alone@verre-et-vent.example'
    await begin({ email: other, password, companyName: 'Plain' })
    const alone = await prove({ email: other, code: await plain.codeFor(other) })
    expect(alone.data).toEqual({ token: expect.stringMatching(/^rb_s_/) })
  } finally {
    await plain.stop()
  }
})

test('validation mail: its link opens the account where the day’s guesses are used up, also without additions', async () => {
  const plain = await TestServer.start({ additions: false })
  try {
    const email = 'guessed@verre-et-vent.example'
    await plain.call(register, { body: { email, password, companyName: 'Plain' } })
    const [first] = await plain.mailsTo(email)
    const resetAt = new Date(Date.now() + 3_600_000)
    await plain.database.queries
      .insert(rateLimits)
      .values({ key: keyOf('code-try-day', email), count: 30, resetAt })
    const code = await plain.codeFor(email)
    const refused = await plain.call(validateCode, { body: { email, code } })
    expect(refused).toMatchObject({
      status: 429,
      problem: { message: 'Too many attempts. Set a new password with the link in the email.' },
    })
    await plain.call(generateCode, { body: { email } })
    const [second] = await plain.mailsTo(email)
    const [link, later] = [first, second].map((mail) => linkIn(mail?.text ?? ''))
    expect(link).not.toBe(later)
    const body = { password: 'nine gulls over the lighthouse' }
    const reset = (token: string | undefined) => plain.call(resetPassword, { token, body })
    expect((await reset(later)).status).toBe(200)
    expect((await reset(link)).status).toBe(401)
    expect((await plain.call(signIn, { body: { email, ...body } })).status).toBe(200)
  } finally {
    await plain.stop()
  }
})

/** The token of the link that follows the code. */
function linkIn(text: string): string | undefined {
  return /^ {4}\d{6}\n[^]*https:\/\/desk\.example\/forgot-password#reset=(rb_r_[\w-]{43})$/m.exec(text)?.[1]
}

test('register: a sender gets five codes for an address in a quarter of an hour, and keeps no other out', async () => {
  const email = 'flood@verre-et-vent.example'
  const from = newSender()
  for (let number = 0; number < 5; number++) expect((await tryRegister(email, {}, from)).status).toBe(201)
  expect((await tryRegister(email, {}, from)).status).toBe(429)
  const generate = (sender: string) => server().call(generateCode, { body: { email }, from: sender })
  expect((await generate(from)).status).toBe(429)
  expect((await generate(newSender())).status).toBe(200)
})

test('register: the twenty-first account of a sender in an hour is refused', async () => {
  const from = '10.200.0.1'
  const tries = Array.from({ length: 20 }, (_, number) =>
    tryRegister(`n${number}@x.example`, { password: 'x' }, from),
  )
  await Promise.all(tries)
  expect((await tryRegister('late@x.example', {}, from)).status).toBe(429)
})

test('sign-in: a password that is changed while it is looked at opens nothing afterwards', async () => {
  const email = 'race@verre-et-vent.example'
  const registered = await tryRegister(email)
  const { data } = await validate(email, await server().codeFor(email), registered)
  const body = { currentPassword: password, newPassword: `${password} now`, signOutOthers: true }
  const change = { isOver: false }
  const changing = server()
    .call(changePassword, { token: data.token, body })
    .finally(() => (change.isOver = true))
  const from = newSender()
  const signInUntilChanged = async () => {
    const tokens: string[] = []
    while (!change.isOver) {
      const answer = await server().call(signIn, { body: { email, password }, from })
      if (answer.status === 200) tokens.push(answer.data.token)
    }
    return tokens
  }
  const tokens = (await Promise.all(Array.from({ length: 8 }, signInUntilChanged))).flat()
  expect((await changing).status).toBe(200)
  const statuses = await Promise.all(
    tokens.map(async (token) => (await server().call(getUserInfo, { token })).status),
  )
  expect(statuses.filter((status) => status !== 401)).toEqual([])
})
