import { expect, test } from 'vitest'
import { sharedServer } from './test-server.ts'

const server = sharedServer()
const password = 'a long sentence is a good password'
const register = (email: string, more: object = {}, from?: string) =>
  server().call('POST', '/auth/register', {
    body: { email, password, companyName: 'Verre et Vent', ...more },
    ...(from && { from }),
  })
const validate = (email: string, code: string) =>
  server().call('POST', '/auth/validate-code', { body: { email, code } })
const signIn = (email: string, word = password) =>
  server().call('POST', '/auth/token', { body: { email, password: word } })

test('a new owner gets a code by mail, validates it, and is in their new company', async () => {
  const email = 'lou@verre-et-vent.example'
  expect(await register(email, { name: 'Lou Marchal', locale: 'fr-FR' })).toMatchObject({
    status: 201,
    data: {},
  })
  expect((await signIn(email)).problem).toMatchObject({ code: 'not-validated' })
  const code = await server().codeFor(email)
  const { data } = await validate(email, code)
  const info = await server().call('GET', '/users/info', { token: data.token })
  expect(info.data.user).toMatchObject({
    name: 'Lou Marchal',
    email,
    locale: 'fr-FR',
    role: 'owner',
    companyNameRaw: 'Verre et Vent',
    owner_webs: [],
  })
  expect((await signIn(email)).status).toBe(200)
})

test('the mail is in the language of who receives it, as text and as HTML', async () => {
  const subjects = {
    'en-US': /^\d{6} is your Replybay code$/,
    'fr-FR': /^\d{6} est votre code Replybay$/,
    'es-ES': /^\d{6} es tu código de Replybay$/,
  }
  for (const [locale, subject] of Object.entries(subjects)) {
    const email = `${locale.toLowerCase()}@verre-et-vent.example`
    await register(email, { locale, name: 'Zoé <b>&' })
    const [mail] = await server().mailsTo(email)
    expect(mail?.subject).toMatch(subject)
    expect(mail?.text).toContain('Zoé <b>&')
    expect(mail?.html).toContain('Zoé &lt;b&gt;&amp;')
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
])('refuses the password "%s", which is guessed easily', async (word) => {
  const answer = await register('weak@verre-et-vent.example', { password: word })
  expect(answer).toMatchObject({
    status: 400,
    problem: { code: 'weak-password', message: 'This password is too easy to guess' },
  })
  expect(answer.problem.fields).toEqual([{ path: '/body/password', message: 'is too easy to guess' }])
  expect(await server().mailsTo('weak@verre-et-vent.example')).toEqual([])
})

test('a company needs a name', async () => {
  const answer = await register('nameless@verre-et-vent.example', { companyName: undefined })
  expect(answer).toMatchObject({ status: 400, problem: { fields: [{ path: '/body/companyName' }] } })
})

test.each([
  ['a domain that mixes alphabets', 'lou@xn--pypal-4ve.com', 'refused-address'],
  ['a domain that imitates another', 'lou@xn--80ak6aa92e.com', 'refused-address'],
  ['letters that are none of an address', 'lоu@verre-et-vent.example', 'invalid-request'],
])('refuses %s', async (_what, email, code) => {
  expect(await register(email)).toMatchObject({ status: 400, problem: { code } })
})

test('takes a domain in an alphabet of its own', async () => {
  expect((await register('info@xn--mnchen-3ya.example')).status).toBe(201)
  expect((await register('info@xn--wgv71a119e.example')).status).toBe(201)
})

test('an address is one account, however it is typed', async () => {
  expect((await register('Vera@Verre-et-Vent.example')).status).toBe(201)
  await validate('vera@verre-et-vent.example', await server().codeFor('vera@verre-et-vent.example'))
  expect(await register('VERA@verre-et-vent.EXAMPLE')).toMatchObject({
    status: 409,
    problem: { code: 'user-exists', message: 'There is already an account with this address' },
  })
  expect((await signIn('vErA@verre-et-vent.example')).status).toBe(200)
})

test('of two who register one address at once, one has it', async () => {
  const email = 'twice@verre-et-vent.example'
  await Promise.all([register(email), register(email, { companyName: 'Another' })])
  const { data } = await validate(email, await server().codeFor(email))
  expect(data.token).toMatch(/^rb_s_/)
  expect((await register(email)).status).toBe(409)
})

test('who registers an address that is not theirs keeps its owner out of nothing', async () => {
  const email = 'victim@verre-et-vent.example'
  await register(email, { password: 'the thief knows this sentence', companyName: 'Trap' })
  const stale = await server().codeFor(email)
  await register(email, { companyName: 'Mine' })
  expect((await validate(email, stale)).status).toBe(400)
  const { data } = await validate(email, await server().codeFor(email))
  const info = await server().call('GET', '/users/info', { token: data.token })
  expect(info.data.user.companyNameRaw).toBe('Mine')
  expect((await signIn(email, 'the thief knows this sentence')).status).toBe(400)
})

test('an address gets five codes in a quarter of an hour, whoever asks', async () => {
  const email = 'flood@verre-et-vent.example'
  for (let number = 0; number < 5; number++) expect((await register(email)).status).toBe(201)
  expect((await register(email)).status).toBe(429)
  expect((await server().call('POST', '/auth/generate-code', { body: { email } })).status).toBe(429)
})

test('a sender opens twenty accounts in an hour', async () => {
  const from = '10.200.0.1'
  const tries = Array.from({ length: 20 }, (_, number) =>
    register(`n${number}@x.example`, { password: 'x' }, from),
  )
  await Promise.all(tries)
  expect((await register('late@x.example', {}, from)).status).toBe(429)
})
