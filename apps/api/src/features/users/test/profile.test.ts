import {
  changePassword,
  getUserInfo,
  setAutoReturns,
  setReturnPolicy,
  signIn,
  updateAvatar,
  updateCompany,
  updateCompanyDetails,
  updateUser,
} from '@replybay/api-client/operations'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { sharedServer } from '../../../../test/test-server.ts'

const server = sharedServer()

const upload = async (bytes: Uint8Array, name = 'picture.png', token?: string) => {
  const form = new FormData()
  form.append('avatar', new Blob([new Uint8Array(bytes)]), name)
  const encoded = new Response(form)
  return server().call(updateAvatar, {
    token: token ?? (await server().tokenOf('owner')),
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    body: Buffer.from(await encoded.arrayBuffer()),
  })
}

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0b5c52' } })

test('profile: a person changes their name and language', async () => {
  const { data } = await server().call(updateUser, {
    as: 'admin',
    body: { name: ' Thomas G. ', locale: 'fr-FR' },
  })
  expect(data.user).toMatchObject({ name: 'Thomas G.', locale: 'fr-FR' })
  expect((await server().call(getUserInfo, { as: 'admin' })).data.user.name).toBe('Thomas G.')
  expect((await server().call(updateUser, { as: 'admin', body: { name: '   ' } })).status).toBe(400)
})

test('senders whose images are shown: are kept for the person alone, each once, and taken back', async () => {
  const change = (emailImageSenders: string[]) =>
    server().call(updateUser, { as: 'admin', body: { emailImageSenders } })
  const { data } = await change(['James@Whitfieldrowe.example', 'james@whitfieldrowe.example'])
  expect(data.user.emailImageSenders).toEqual(['james@whitfieldrowe.example'])
  expect((await server().call(getUserInfo, { as: 'owner' })).data.user.emailImageSenders).toBeUndefined()
  expect((await change([])).data.user.emailImageSenders).toBeUndefined()
  expect((await change(['nobody'])).status).toBe(400)
})

test('avatar: becomes a small square that browsers keep', async () => {
  const large = await picture(1200, 800)
    .jpeg()
    .withExif({ IFD0: { Artist: 'Somebody' } })
    .toBuffer()
  const { data } = await upload(large, 'holiday.jpg')
  const url = data.user.avatarUrl ?? ''
  const answer = await server().app.inject(url)
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'",
  })
  const { width, height, exif } = await sharp(answer.rawPayload).metadata()
  expect({ width, height, exif }).toEqual({ width: 256, height: 256, exif: undefined })

  const next = await upload(await picture(20, 20).png().toBuffer())
  expect(next.data.user.avatarUrl).not.toBe(url)
  expect((await server().app.inject(url)).statusCode).toBe(404)
})

const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
)

test.each([
  ['a text', Buffer.from('not a picture')],
  ['nothing', Buffer.alloc(0)],
  ['an SVG with a script in it', svg],
])('avatar: refuses %s, and keeps the old one', async (_what, bytes) => {
  const before = (await server().call(getUserInfo, { as: 'owner' })).data.user.avatarUrl
  expect(await upload(bytes)).toMatchObject({
    status: 400,
    problem: { code: 'not-an-image', message: 'This file isn’t a supported image' },
  })
  expect((await server().call(getUserInfo, { as: 'owner' })).data.user.avatarUrl).toBe(before)
})

test('avatar: refuses a small file that unfolds to a huge picture', async () => {
  const bomb = await picture(12_000, 12_000).png({ compressionLevel: 9 }).toBuffer()
  expect(bomb.length).toBeLessThan(2 * 1_048_576)
  expect((await upload(bomb)).problem.code).toBe('not-an-image')
})

test('avatar: the twenty-first in an hour is refused, and another person’s is not', async () => {
  const [one, other] = [await server().tokenOf('warehouse'), await server().tokenOf('admin')]
  const bytes = await picture(20, 20).png().toBuffer()
  for (let number = 0; number < 20; number++) {
    expect((await upload(bytes, 'x.png', one)).status).toBe(200)
  }
  const refused = await upload(bytes, 'x.png', one)
  expect(refused).toMatchObject({
    status: 429,
    problem: { message: 'You’ve changed your photo too many times. Try again in an hour.' },
  })
  expect((await upload(bytes, 'x.png', other)).status).toBe(200)
})

test('avatar: refuses a file above 2 MB', async () => {
  expect(await upload(Buffer.alloc(2 * 1_048_576 + 1))).toMatchObject({
    status: 413,
    problem: { message: 'The photo is larger than 2 MB' },
  })
})

test('avatar: is refused as JSON or as a form without a picture; the profile is refused as a form', async () => {
  const token = await server().tokenOf('owner')
  const json = { token, body: { avatar: 'x' } }
  expect((await server().call(updateAvatar, json)).status).toBe(415)
  const headers = { 'content-type': 'multipart/form-data; boundary=part' }
  const form = {
    token,
    headers,
    body: '--part\r\nContent-Disposition: form-data; name="name"\r\n\r\nX\r\n--part--\r\n',
  }
  expect((await server().call(updateUser, form)).status).toBe(415)
  expect((await server().call(updateAvatar, form)).status).toBe(400)
})

test.each([
  'null',
  '',
  '--part',
  '--part\r\nContent-Disposition: form-data; name="avatar"; filename="x"\r\n\r\nhalf',
])('avatar: refuses the broken form "%s"', async (body) => {
  const headers = { 'content-type': 'multipart/form-data; boundary=part' }
  const answer = await server().call(updateAvatar, { as: 'owner', headers, body })
  expect(answer).toMatchObject({ status: 400, problem: { code: 'invalid-request' } })
})

test.each(['x.webp', '..%2f..%2fsecret.webp', `${'a'.repeat(32)}.webp`, `${'a'.repeat(32)}.svg`])(
  'avatar: is not found at %s',
  async (file) => {
    expect((await server().app.inject(`/api/v1/avatars/${file}`)).statusCode).toBe(404)
  },
)

test('company: gets a name, an address and a time zone, and keeps its container', async () => {
  const change = { appName: 'Maison Lumen Paris', description: 'Lamps.' }
  const address = { street: '1 rue X', city: 'Paris', country: 'FR' }
  const details = { timeZone: 'Europe/Madrid', address }
  await server().call(updateCompanyDetails, { as: 'admin', body: details })
  const { data } = await server().call(updateCompany, { as: 'admin', body: change })
  expect(data.user).toMatchObject({
    companyNameRaw: 'Maison Lumen Paris',
    companyDescription: 'Lamps.',
    companyTimeZone: 'Europe/Madrid',
    companyAddress: address,
    container: 'maison-lumen',
  })
  const wrong = await server().call(updateCompanyDetails, { as: 'owner', body: { timeZone: 'Mars/Olympus' } })
  expect(wrong).toMatchObject({ status: 400, problem: { fields: [{ path: '/body/timeZone' }] } })
})

test('waiting limits: are set by the company, and refused where they do not fit', async () => {
  const waitingLimits = { warning: 30, danger: 120 }
  const { data } = await server().call(updateCompanyDetails, { as: 'admin', body: { waitingLimits } })
  expect(data.user.waitingLimits).toEqual(waitingLimits)
  const wrong = { waitingLimits: { warning: 30, danger: 30 } }
  expect(await server().call(updateCompanyDetails, { as: 'owner', body: wrong })).toMatchObject({
    status: 400,
    problem: { fields: [{ path: '/body/waitingLimits/danger' }] },
  })
})

test('waiting limits: what another has changed since it was seen is refused, and stays', async () => {
  const change = (waitingLimits: object) =>
    server().call(updateCompanyDetails, { as: 'owner', body: { waitingLimits } })
  await change({ warning: 30, danger: 120 })
  const undone = await change({ warning: 60, seen: { warning: 30, danger: 5 } })
  expect(undone.data.user.waitingLimits).toEqual({ warning: 60, danger: 120 })
  expect(await change({ warning: 15, seen: { warning: 30 } })).toMatchObject({
    status: 409,
    problem: { code: 'changed-meanwhile', fields: [{ path: '/body/waitingLimits/warning' }] },
  })
  expect((await server().call(getUserInfo, { as: 'owner' })).data.user.waitingLimits).toEqual({
    warning: 60,
    danger: 120,
  })
})

test('a waiting limit that is changed alone: the other one stays as another has made it, in order', async () => {
  const change = (waitingLimits: object) =>
    server().call(updateCompanyDetails, { as: 'owner', body: { waitingLimits } })
  await change({ warning: 30, danger: 120 })
  await server().call(updateCompanyDetails, { as: 'admin', body: { waitingLimits: { danger: 480 } } })
  expect((await change({ warning: 60 })).data.user.waitingLimits).toEqual({ warning: 60, danger: 480 })
  expect(await change({ warning: 480 })).toMatchObject({
    status: 409,
    problem: { code: 'conflict', fields: [{ path: '/body/waitingLimits/warning' }] },
  })
  expect(await change({ danger: 60 })).toMatchObject({
    status: 409,
    problem: { code: 'conflict', fields: [{ path: '/body/waitingLimits/danger' }] },
  })
  expect((await server().call(getUserInfo, { as: 'owner' })).data.user.waitingLimits).toEqual({
    warning: 60,
    danger: 480,
  })
})

test('the person is told whose warehouse their calls carry, the same for everybody of the company', async () => {
  const idFor = async (as: 'owner' | 'warehouse') =>
    (await server().call(getUserInfo, { as })).data.user.companyId
  expect(await idFor('warehouse')).toBe('company-maison-lumen')
  expect(await idFor('owner')).toBe('company-maison-lumen')
})

test('the details of a company: what a change does not name stays, and null takes away', async () => {
  const change = (body: object) => server().call(updateCompanyDetails, { as: 'owner', body })
  await change({ timeZone: 'Europe/Madrid', address: { street: '1 rue X', city: 'Paris' } })
  await change({ waitingLimits: { warning: 10, danger: 20 } })
  const { data } = await change({ address: { street: null, country: 'FR' } })
  expect(data.user).toMatchObject({
    companyNameRaw: expect.stringContaining('Lumen'),
    companyTimeZone: 'Europe/Madrid',
    companyAddress: { city: 'Paris', country: 'FR' },
    waitingLimits: { warning: 10, danger: 20 },
  })
  expect(data.user.companyAddress).not.toHaveProperty('street')
  expect((await change({ timeZone: null })).data.user).not.toHaveProperty('companyTimeZone')
  expect((await change({})).status).toBe(400)
})

test('a company that another changes meanwhile: what the person left alone stays as the other made it', async () => {
  const seen = { appName: 'Maison Lumen', description: 'Lamps.' }
  await server().call(updateCompany, { as: 'owner', body: seen })
  await server().call(updateCompany, { as: 'owner', body: { ...seen, description: 'Lamps and bulbs.' } })
  const { data } = await server().call(updateCompany, {
    as: 'admin',
    body: { ...seen, appName: 'Lumen', seen },
  })
  expect(data.user).toMatchObject({ companyNameRaw: 'Lumen', companyDescription: 'Lamps and bulbs.' })
})

test('a company of which two change the same field: the later one is told, and nothing is lost', async () => {
  const seen = { appName: 'Maison Lumen', description: 'Lamps.' }
  await server().call(updateCompany, { as: 'owner', body: seen })
  await server().call(updateCompany, {
    as: 'owner',
    body: { ...seen, description: 'Lamps and bulbs.', seen },
  })
  const late = await server().call(updateCompany, {
    as: 'admin',
    body: { ...seen, description: 'Lamps of glass.', seen },
  })
  expect(late).toMatchObject({
    status: 409,
    problem: { code: 'changed-meanwhile', fields: [{ path: '/body/description' }] },
  })
  const { data } = await server().call(getUserInfo, { as: 'owner' })
  expect(data.user.companyDescription).toBe('Lamps and bulbs.')
  const same = await server().call(updateCompany, {
    as: 'admin',
    body: {
      ...seen,
      description: 'Lamps and bulbs.',
      seen,
    },
  })
  expect(same.status).toBe(200)
})

test('a return policy that two change: other languages stay, the same one is told', async () => {
  const seen = { returnPolicy: 'Within 30 days.', translations: { 'fr-FR': 'Sous 30 jours.' } }
  const set = (role: string, body: object) => server().call(setReturnPolicy, { as: role, body })
  await set('owner', seen)
  const french = { 'fr-FR': 'Sous 14 jours.' }
  await set('owner', { ...seen, translations: french, seen })
  const { data } = await set('admin', {
    ...seen,
    translations: { ...seen.translations, 'es-ES': 'En 30 días.' },
    seen,
  })
  expect(data.user.returnPolicyTranslations).toEqual({ ...french, 'es-ES': 'En 30 días.' })
  const late = await set('admin', { ...seen, translations: { 'fr-FR': 'Sous 60 jours.' }, seen })
  expect(late).toMatchObject({
    status: 409,
    problem: { code: 'changed-meanwhile', fields: [{ path: '/body/translations/fr-FR' }] },
  })
})

test('company: its first save sets up its container', async () => {
  const change = { appName: 'Été & Neige', description: '' }
  const { data } = await server().call(updateCompany, { as: 'owner@atelier-nord.example', body: change })
  expect(data.user.container).toMatch(/^ete-neige-/)
})

test('return policy: has other words for customers of a language, and says when it was saved', async () => {
  const before = Date.now()
  const translations = { 'fr-FR': 'Sous 30 jours.' }
  await server().call(setReturnPolicy, {
    as: 'owner',
    body: { returnPolicy: 'Within 30 days.', translations },
  })
  const { data } = await server().call(getUserInfo, { as: 'support' })
  expect(data.user.returnPolicyTranslations).toEqual(translations)
  expect(Date.parse(String(data.user.returnPolicySavedAt))).toBeGreaterThanOrEqual(before)
  const refused = await server().call(setReturnPolicy, {
    as: 'owner',
    body: {
      returnPolicy: '',
      translations: { 'de-DE': 'Binnen 30 Tagen.' },
    },
  })
  expect(refused.status).toBe(400)
})

test('return policy and automatic returns: can be read by every role', async () => {
  await server().call(setReturnPolicy, { as: 'admin', body: { returnPolicy: 'Within 30 days.' } })
  await server().call(setAutoReturns, { as: 'admin', body: { disable: true } })
  expect((await server().call(getUserInfo, { as: 'warehouse' })).data.user).toMatchObject({
    returnPolicy: 'Within 30 days.',
    autoReturnsDisabled: true,
  })
  const { data } = await server().call(setAutoReturns, { as: 'owner', body: { disable: false } })
  expect(data.user.autoReturnsDisabled).toBe(false)
})

test('automatic returns: are off without a return policy, and can’t be switched on', async () => {
  const as = 'owner@atelier-nord.example'
  expect((await server().call(getUserInfo, { as })).data.user.autoReturnsDisabled).toBe(true)
  const refused = await server().call(setAutoReturns, { as, body: { disable: false } })
  expect(refused.problem).toMatchObject({ code: 'no-return-policy', message: 'Write a return policy first' })
  const setPolicy = (returnPolicy: string, translations = {}) =>
    server().call(setReturnPolicy, { as, body: { returnPolicy, translations } })
  await setPolicy('', { 'fr-FR': 'Sous 30 jours.' })
  expect((await server().call(getUserInfo, { as })).data.user.autoReturnsDisabled).toBe(true)
  const { data } = await server().call(setAutoReturns, { as, body: { disable: false } })
  expect(data.user.autoReturnsDisabled).toBe(false)
  await setPolicy(' ')
  expect((await server().call(getUserInfo, { as })).data.user.autoReturnsDisabled).toBe(true)
})

test('changing a password: needs the current one, and ends other sessions unless asked not to', async () => {
  const email = 'support@maison-lumen.example'
  const [here, there] = [await server().newSession(email), await server().newSession(email)]
  const change = (body: object) => server().call(changePassword, { token: here, body })
  const newPassword = 'seven lamps hang over the sea'
  expect((await change({ currentPassword: 'wrong', newPassword })).problem).toMatchObject({
    code: 'invalid-password',
    message: 'Invalid password',
  })
  const weak = await change({ currentPassword: 'replybay-demo', newPassword: 'inès moreau' })
  expect(weak.problem).toMatchObject({ code: 'weak-password', fields: [{ path: '/body/newPassword' }] })
  const first = { currentPassword: 'replybay-demo', newPassword, signOutOthers: false }
  expect((await change(first)).status).toBe(200)
  const isIn = async (token: string) => (await server().call(getUserInfo, { token })).status === 200
  expect([await isIn(here), await isIn(there)]).toEqual([true, true])
  const again = { currentPassword: newPassword, newPassword: `${newPassword}!` }
  expect((await change(again)).status).toBe(200)
  expect([await isIn(here), await isIn(there)]).toEqual([true, false])
  expect((await server().mailsTo(email)).map((mail) => mail.subject)).toContain('Your password was changed')
})

test('password change: the eleventh in a quarter of an hour is refused, also with the right password', async () => {
  const token = await server().newSession('owner@atelier-nord.example')
  const body = { currentPassword: 'replybay-demo', newPassword: 'password' }
  const change = () => server().call(changePassword, { token, body })
  for (let number = 0; number < 10; number++) {
    expect((await change()).problem.code).toBe('weak-password')
  }
  expect((await change()).status).toBe(429)
})

test('changing a password: guesses at the current one are limited', async () => {
  const body = { currentPassword: 'wrong', newPassword: 'seven lamps hang over the sea' }
  for (let number = 0; number < 10; number++) {
    expect((await server().call(changePassword, { as: 'warehouse', body })).status).toBe(400)
  }
  expect((await server().call(changePassword, { as: 'warehouse', body })).status).toBe(429)
})

test('password change: of several at once with one current password, one counts and the others are refused', async () => {
  const email = 'admin@maison-lumen.example'
  const change = async (nth: number) => {
    const newPassword = `eight lamps hang over the sea ${nth}`
    const body = { currentPassword: 'replybay-demo', newPassword, signOutOthers: false }
    const { status } = await server().call(changePassword, { token: await server().newSession(email), body })
    return { status, newPassword }
  }
  const changes = await Promise.all([1, 2, 3].map(change))
  expect(changes.filter(({ status }) => status === 400)).toHaveLength(2)
  const counted = changes.find(({ status }) => status === 200)
  const signedIn = await server().call(signIn, { body: { email, password: counted?.newPassword ?? '' } })
  expect(signedIn.status).toBe(200)
})
