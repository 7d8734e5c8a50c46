import {
  changePassword,
  checkReset,
  generateCode,
  getUserInfo,
  register,
  removeMember,
  resetPassword,
  signIn,
  signOut,
  validateCode,
} from '@replybay/api-client/operations'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { codes, passwordResets } from '../tables.ts'
import { users } from '../../users/tables.ts'
import { rateLimits } from '../../../platform/rate-limits/tables.ts'
import { keyOf } from '../../../platform/rate-limits/rate-limit.ts'
import { newSender, sharedServer, type CallAnswer } from '../../../../test/test-server.ts'

const server = sharedServer()
const newPassword = 'seven lamps hang over the sea'
const generate = (email: string, more: object = {}, from = newSender()) =>
  server().call(generateCode, { body: { email, ...more }, from })
const validate = (email: string | undefined, code: string, from = newSender()) =>
  server().call(validateCode, { body: { email, code }, from })
/** Asks for a code, and takes it from the mail. */
async function requestCode(email: string) {
  const { data } = await generate(email)
  return { email, code: await server().codeFor(email), request: data.request }
}
const redeem = (body: object) => server().call(validateCode, { body, from: newSender() })
const reset = (token: string | undefined, password = newPassword) =>
  server().call(resetPassword, { token, body: { password } })
const trySignIn = (email: string, password: string) => server().call(signIn, { body: { email, password } })

const password = 'nine gulls over the lighthouse'

/** The owner of a new company, by the address. */
async function newOwner(name: string): Promise<string> {
  const email = `${name}@known.example`
  await server().openAccount({ email, password, companyName: 'Known' })
  return email
}

/** By which a browser is known from then on. */
function deviceOf({ headers }: CallAnswer): string {
  return /(?:^|\n)device=([^;]+)/.exec([headers['set-cookie']].flat().join('\n'))?.[1] ?? ''
}
const knownDevice = async (email: string) => deviceOf(await trySignIn(email, password))
const asBrowser = (device: string) => ({ cookie: `device=${device}; XSRF-TOKEN=a`, 'x-xsrf-token': 'a' })

/** A code that is not the one. */
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000')

/** As twenty guesses of a day do. */
async function useUpGuesses(email: string): Promise<void> {
  const resetAt = new Date(Date.now() + 3_600_000)
  await server()
    .database.queries.insert(rateLimits)
    .values({ key: keyOf('code-try-day', email), count: 20, resetAt })
    .onConflictDoUpdate({ target: rateLimits.key, set: { count: 20, resetAt } })
}

async function resetToken(email: string): Promise<string> {
  await generate(email)
  return (await validate(email, await server().codeFor(email))).data.token
}

test('password reset: a code sets a new password, and ends all sessions of the person', async () => {
  const email = 'support@maison-lumen.example'
  const session = await server().newSession(email)
  const token = await resetToken(email)
  expect(token).toMatch(/^rb_r_/)
  expect(await reset(token)).toMatchObject({ status: 200, data: {} })
  expect((await trySignIn(email, 'replybay-demo')).status).toBe(400)
  expect((await trySignIn(email, newPassword)).status).toBe(200)
  expect((await server().call(getUserInfo, { token: session })).status).toBe(401)
  expect((await server().mailsTo(email))[0]?.subject).toBe('Your password was changed')
})

test('reset token: sets a password once, and is refused by every other call', async () => {
  const email = 'warehouse@maison-lumen.example'
  const token = await resetToken(email)
  expect((await server().call(getUserInfo, { token })).status).toBe(401)
  expect((await server().call(signOut, { token })).status).toBe(401)
  expect((await reset(token)).status).toBe(200)
  expect(await reset(token)).toMatchObject({
    status: 401,
    problem: { message: 'This password reset has expired. Request a new code.' },
  })
})

test('reset token: can be asked about without using it up, and no longer once it was used', async () => {
  const token = await resetToken('support@maison-lumen.example')
  const ask = (bearer: string) => server().call(checkReset, { token: bearer })
  expect(await ask(token)).toMatchObject({ status: 200, data: {} })
  expect((await ask(await server().newSession('owner@maison-lumen.example'))).status).toBe(401)
  expect((await reset(token, 'nine lamps hang over the sea')).status).toBe(200)
  expect(await ask(token)).toMatchObject({
    status: 401,
    problem: { message: 'This link was used or has expired' },
  })
})

test('session token: resets no password', async () => {
  const token = await server().newSession('admin@maison-lumen.example')
  expect((await reset(token)).status).toBe(401)
  expect((await reset(undefined)).status).toBe(401)
  expect((await trySignIn('admin@maison-lumen.example', 'replybay-demo')).status).toBe(200)
})

test('password reset: a weak password is refused, and the token still counts', async () => {
  const token = await resetToken('admin@maison-lumen.example')
  expect((await reset(token, 'thomas girard')).problem.code).toBe('weak-password')
  expect((await reset(token)).status).toBe(200)
})

test('reset token: is refused once it has expired', async () => {
  const token = await resetToken('owner@maison-lumen.example')
  const expiresAt = new Date(Date.now() - 1)
  await server().database.queries.update(passwordResets).set({ expiresAt })
  expect((await reset(token)).status).toBe(401)
})

test('reset mail: its code and link end once a new password is set', async () => {
  const email = 'support@maison-lumen.example'
  await generate(email)
  const code = await server().codeFor(email)
  const token = await resetToken(email)
  expect((await reset(token)).status).toBe(200)
  expect((await validate(email, code)).problem.code).toBe('wrong-code')
  await generate(email)
  const later = await server().codeFor(email)
  const body = { currentPassword: newPassword, newPassword: 'nine gulls over the lighthouse' }
  const session = (await trySignIn(email, newPassword)).data.token
  const changed = await server().call(changePassword, { token: session, body })
  expect(changed.status).toBe(200)
  expect((await validate(email, later)).problem.code).toBe('wrong-code')
})

test('reset code: counts once', async () => {
  const email = 'owner@maison-lumen.example'
  await generate(email)
  const code = await server().codeFor(email)
  const answers = await Promise.all([validate(email, code), validate(email, code), validate(email, code)])
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
  expect((await validate(email, code)).problem.message).toBe(
    'Wrong validation code, login again and try with another code',
  )
})

test('reset code: counts for a quarter of an hour', async () => {
  const email = 'owner@atelier-nord.example'
  await generate(email)
  const expiresAt = new Date(Date.now() - 1)
  await server().database.queries.update(codes).set({ expiresAt })
  expect((await validate(email, await server().codeFor(email))).problem.code).toBe('wrong-code')
})

test('reset code: is not ended by another person who asks for codes', async () => {
  const email = 'warehouse@maison-lumen.example'
  const own = await requestCode(email)
  for (let number = 0; number < 11; number++) await generate(email)
  await useUpGuesses(email)
  expect((await redeem(own)).data).toMatchObject({ purpose: 'reset' })
})

test('reset code: a guess is at the code of one request, or at the newest alone', async () => {
  const email = 'owner@atelier-nord.example'
  const [first, second, newest] = [
    await requestCode(email),
    await requestCode(email),
    await requestCode(email),
  ]
  expect((await redeem({ ...first, code: second.code })).problem.code).toBe('wrong-code')
  expect((await redeem({ ...first, request: second.request })).problem.code).toBe('wrong-code')
  expect((await validate(email, second.code)).problem.code).toBe('wrong-code')
  expect((await redeem(second)).data).toMatchObject({ purpose: 'reset' })
  expect((await validate(email, newest.code)).data).toMatchObject({ purpose: 'reset' })
})

test('reset code: one sender guesses five times, and other senders’ guesses do not end it', async () => {
  const email = 'support@maison-lumen.example'
  await generate(email)
  const code = await server().codeFor(email)
  for (let round = 0; round < 2; round++) {
    const from = newSender()
    for (let attempt = 0; attempt < 5; attempt++) {
      expect((await validate(email, otherThan(code), from)).status).toBe(400)
    }
    expect((await validate(email, code, from)).status).toBe(429)
  }
  expect((await validate(email, code)).status).toBe(200)
})

test('reset code: what is refused is no guess, and uses up none of the day’s', async () => {
  const email = 'owner@maison-lumen.example'
  const from = newSender()
  await generate(email)
  const code = await server().codeFor(email)
  for (let attempt = 0; attempt < 40; attempt++) await validate(email, otherThan(code), from)
  expect((await validate(email, code)).data).toMatchObject({ purpose: 'reset' })
})

test('reset mail: its link sets a new password, also where the day’s guesses are used up', async () => {
  const email = 'admin@maison-lumen.example'
  await useUpGuesses(email)
  await generate(email)
  const [mail] = await server().mailsTo(email)
  const link = /https:\/\/desk\.example\/forgot-password#reset=(rb_r_[\w-]{43})/.exec(mail?.text ?? '')
  expect((await reset(link?.[1])).status).toBe(200)
  expect((await reset(link?.[1])).status).toBe(401)
})

test('reset code: an address is guessed at twenty times a day', async () => {
  const email = 'guessed@maison-lumen.example'
  await useUpGuesses(email)
  expect(await validate(email, '123456')).toMatchObject({ status: 429 })
})

test('reset mail: holds a code ten times a day, then its link alone; a browser that signed in before has codes of its own', async () => {
  const email = await newOwner('mails')
  await server()
    .database.queries.insert(rateLimits)
    .values({ key: keyOf('code-mailed-day', email), count: 10, resetAt: new Date(Date.now() + 3_600_000) })
    .onConflictDoUpdate({ target: rateLimits.key, set: { count: 10 } })
  const newest = async () => (await server().mailsTo(email))[0]
  await generate(email)
  expect((await newest())?.subject).toBe('Your password reset link')
  const link = /#reset=(rb_r_[\w-]{43})/.exec((await newest())?.text ?? '')
  expect((await server().call(checkReset, { token: link?.[1] ?? '' })).status).toBe(200)
  const headers = asBrowser(await knownDevice(email))
  await server().call(generateCode, { body: { email }, headers })
  expect((await newest())?.subject).toMatch(/^\d{6} is your password reset code/)
  const body = { email, code: await server().codeFor(email) }
  expect((await server().call(validateCode, { body, headers })).status).toBe(200)
  await generate(email)
  expect((await newest())?.subject).toBe('Your password reset link')
})

test('reset code: others’ guesses use up none of those of a browser that signed in before', async () => {
  const email = await newOwner('others')
  const device = await knownDevice(email)
  await useUpGuesses(email)
  await generate(email)
  const body = { email, code: await server().codeFor(email) }
  expect((await server().call(validateCode, { body })).status).toBe(429)
  const headers = asBrowser(device)
  expect((await server().call(validateCode, { body, headers })).data.purpose).toBe('reset')
})

test('reset code: all browsers that signed in before guess twenty times a day, together', async () => {
  const email = await newOwner('together')
  const devices = []
  for (let number = 0; number < 5; number++) devices.push(await knownDevice(email))
  await generate(email)
  const code = await server().codeFor(email)
  const guess = (device: string, guessed: string) =>
    server().call(validateCode, { body: { email, code: guessed }, headers: asBrowser(device) })
  const last = devices.pop() ?? ''
  for (const device of devices) {
    for (let attempt = 0; attempt < 5; attempt++) {
      expect((await guess(device, otherThan(code))).status).toBe(400)
    }
  }
  expect((await guess(last, code)).status).toBe(429)
  expect((await validate(email, code)).data).toMatchObject({ purpose: 'reset' })
})

test('reset mail: holds a code ten times a day for all browsers that signed in before, together', async () => {
  const email = await newOwner('known-mails')
  const subjects = []
  for (let number = 0; number < 11; number++) {
    const headers = asBrowser(await knownDevice(email))
    await server().call(generateCode, { body: { email }, headers })
    subjects.push((await server().mailsTo(email))[0]?.subject)
  }
  expect(subjects[9]).toMatch(/^\d{6} is your password reset code/)
  expect(subjects[10]).toBe('Your password reset link')
})

const endings: Record<string, (email: string) => Promise<CallAnswer>> = {
  'the password was reset': async (email) => reset(await resetToken(email)),
  'the password was changed': async (email) => {
    const body = { currentPassword: password, newPassword, signOutOthers: true }
    return server().call(changePassword, { as: email, body })
  },
  'the person was removed, and came back': async (email) => {
    const [person] = await server().database.queries.select().from(users).where(eq(users.email, email))
    await server().database.queries.update(users).set({ role: 'support' }).where(eq(users.email, email))
    const owner = await newOwner(`owner-of-${email.split('@')[0]}`)
    const { companyId = '' } = person ?? {}
    await server().database.queries.update(users).set({ companyId }).where(eq(users.email, owner))
    const answer = await server().call(removeMember, { as: owner, path: { id: person?.id } })
    await server().openAccount({ email, password, companyName: 'Anew' })
    return answer
  },
}

test.each(Object.keys(endings))('known browser: is not known any more once %s', async (ending) => {
  const email = await newOwner(ending.replaceAll(/\W+/g, '-'))
  const device = await knownDevice(email)
  expect((await endings[ending]?.(email))?.status).toBe(200)
  await useUpGuesses(email)
  await generate(email)
  const body = { email, code: await server().codeFor(email) }
  expect((await server().call(validateCode, { body, headers: asBrowser(device) })).status).toBe(429)
})

test('known browser: the one in which the password was changed stays known', async () => {
  const email = await newOwner('stays')
  const body = { currentPassword: password, newPassword }
  const device = deviceOf(await server().call(changePassword, { as: email, body }))
  await useUpGuesses(email)
  await generate(email)
  const code = { email, code: await server().codeFor(email) }
  expect((await server().call(validateCode, { body: code, headers: asBrowser(device) })).status).toBe(200)
})

test('reset code: is refused for another address, and without one', async () => {
  const email = 'owner@atelier-nord.example'
  await generate(email)
  const code = await server().codeFor(email)
  expect((await validate('support@maison-lumen.example', code)).status).toBe(400)
  expect((await validate('nobody@maison-lumen.example', code)).status).toBe(400)
  expect((await validate(undefined, code)).problem.fields).toEqual([
    { path: '/body/email', message: 'is missing' },
  ])
  expect((await validate(email.toUpperCase(), code)).status).toBe(200)
})

test('reset code: asking for one is answered alike whether or not the address has an account', async () => {
  const known = await generate('owner@maison-lumen.example')
  const unknown = await generate('nobody@maison-lumen.example')
  expect(unknown.status).toBe(200)
  for (const { text } of [known, unknown]) expect(text).toMatch(/^{"data":{"request":"rb_q_[\w-]{43}"}}$/)
  expect(await server().mailsTo('nobody@maison-lumen.example')).toEqual([])
  const from = newSender()
  for (let number = 0; number < 5; number++) await generate('nobody@maison-lumen.example', {}, from)
  expect((await generate('nobody@maison-lumen.example', {}, from)).status).toBe(429)
})

test('password reset: before the address was validated, sets a new password that signs in', async () => {
  const email = 'new@verre-et-vent.example'
  const body = { email, password: 'nobody will ever remember it', companyName: 'Verre et Vent' }
  await server().call(register, { body })
  await generate(email)
  const { data } = await validate(email, await server().codeFor(email))
  expect((await reset(data.token)).status).toBe(200)
  expect((await trySignIn(email, newPassword)).status).toBe(200)
})

test('reset code: a sender’s sixty-first guess in a quarter of an hour is refused', async () => {
  const from = newSender()
  const tries = Array.from({ length: 60 }, (_, number) => validate(`u${number}@x.example`, '123456', from))
  expect((await Promise.all(tries)).every((answer) => answer.status === 400)).toBe(true)
  expect((await validate('u@x.example', '123456', from)).status).toBe(429)
})

test('reset: neither its code nor its token is stored as it is', async () => {
  const email = 'owner@maison-lumen.example'
  const { queries } = server().database
  const [owner] = await queries.select().from(users).where(eq(users.email, email))
  await generate(email)
  const code = await server().codeFor(email)
  const [stored] = await queries
    .select()
    .from(codes)
    .where(eq(codes.userId, owner?.id ?? ''))
  expect(stored?.codeHash).toMatch(/^\$argon2id\$/)
  const { data } = await validate(email, code)
  expect(JSON.stringify(await queries.select().from(passwordResets))).not.toContain(data.token)
})

test('reset code: the first guess with its request counts, whatever others tried; nothing tells whose address is known', async () => {
  for (const email of ['owner@atelier-nord.example', 'nobody@atelier-nord.example']) {
    await useUpGuesses(email)
    const { data } = await generate(email)
    const tries = [await redeem({ email, code: '000000', request: data.request })]
    tries.push(await redeem({ email, code: '000000', request: data.request }))
    expect(tries.map(({ status }) => status)).toEqual([400, 429])
  }
})

test('code for an address that nobody proved: its mail holds nothing that whoever registered it has typed', async () => {
  const email = 'unproved@stranger.example'
  const companyName = 'URGENT: refund at https://evil.example/pay'
  await server().call(register, {
    body: { email, password, companyName, name: 'Evil Name' },
    from: newSender(),
  })
  await generate(email, { purpose: 'reset' })
  const mails = JSON.stringify(await server().mailsTo(email))
  expect(mails).toContain('your Replybay account')
  expect(mails).not.toMatch(/evil/i)
  const known = await newOwner('company')
  await generate(known)
  expect(JSON.stringify(await server().mailsTo(known))).toContain('your account at Known')
})
