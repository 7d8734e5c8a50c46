import {
  deleteAccount,
  getBotSettings,
  removeWeb,
  updateBotSettings,
  uploadLogo,
} from '@replybay/api-client/operations'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { ATELIER_NORD } from '../../../platform/demo/accounts.ts'
import { sharedServer } from '../../../../test/test-server.ts'
import { newWeb } from './new-web.ts'

const server = sharedServer()

const upload = async (id: string, bytes: Uint8Array, as = 'owner') => {
  const form = new FormData()
  form.append('logo', new Blob([new Uint8Array(bytes)]), 'logo.png')
  const encoded = new Response(form)
  return server().call(uploadLogo, {
    as,
    path: { id },
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    body: Buffer.from(await encoded.arrayBuffer()),
  })
}

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#0b5c5280' } })
const settingsOf = async (id: string) =>
  (await server().call(getBotSettings, { as: 'owner', path: { id } })).data.settings

test('logo: is made small in its shape, and every visitor’s browser keeps it', async () => {
  const id = await newWeb(server())
  expect((await settingsOf(id)).logoUrl).toBeNull()
  const wide = await picture(1600, 400)
    .png()
    .withExif({ IFD0: { Artist: 'Somebody' } })
    .toBuffer()
  const { data } = await upload(id, wide)
  expect(data.settings).toEqual({ logoUrl: expect.stringMatching(/^\/api\/v1\/logos\/[0-9a-f]{32}\.webp$/) })
  expect(await settingsOf(id)).toEqual(data.settings)
  const answer = await server().app.inject(data.settings.logoUrl ?? '')
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'",
  })
  const { width, height, hasAlpha, exif } = await sharp(answer.rawPayload).metadata()
  expect({ width, height, hasAlpha, exif }).toEqual({
    width: 512,
    height: 128,
    hasAlpha: true,
    exif: undefined,
  })
})

test('logo: a small one is not made larger', async () => {
  const id = await newWeb(server())
  const { data } = await upload(id, await picture(40, 20).webp().toBuffer())
  const { rawPayload } = await server().app.inject(data.settings.logoUrl ?? '')
  expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 40, height: 20 })
})

test('logo: a new one takes the place of the old, and the other settings stay', async () => {
  const id = await newWeb(server())
  await server().call(updateBotSettings, { as: 'owner', path: { id }, body: { replybayTitle: 'Lumen' } })
  const first = (await upload(id, await picture(20, 20).png().toBuffer())).data.settings.logoUrl ?? ''
  const { settings } = (await upload(id, await picture(30, 30).jpeg().toBuffer())).data
  expect(settings).toEqual({ replybayTitle: 'Lumen', logoUrl: expect.not.stringContaining(first) })
  expect((await server().app.inject(first)).statusCode).toBe(404)
  expect((await server().app.inject(settings.logoUrl ?? '')).statusCode).toBe(200)
})

test('logo: goes with its web', async () => {
  const id = await newWeb(server())
  const { data } = await upload(id, await picture(20, 20).png().toBuffer())
  await server().call(removeWeb, { as: 'owner', path: { id } })
  expect((await server().app.inject(data.settings.logoUrl ?? '')).statusCode).toBe(404)
})

const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
)

test.each([
  ['a text', Buffer.from('not a picture')],
  ['nothing', Buffer.alloc(0)],
  ['an SVG with a script in it', svg],
])('logo: refuses %s, and keeps the old one', async (_what, bytes) => {
  const id = await newWeb(server())
  const { data } = await upload(id, await picture(20, 20).png().toBuffer())
  expect(await upload(id, bytes)).toMatchObject({
    status: 400,
    problem: { code: 'not-an-image', message: 'This file isn’t a supported image' },
  })
  expect(await settingsOf(id)).toEqual(data.settings)
})

test('logo: refuses a small file that unfolds to a huge picture', async () => {
  const bomb = await picture(12_000, 12_000).png({ compressionLevel: 9 }).toBuffer()
  expect(bomb.length).toBeLessThan(1_048_576)
  expect((await upload(await newWeb(server()), bomb)).problem.code).toBe('not-an-image')
})

test('logo: refuses a file above 1 MB', async () => {
  expect(await upload(await newWeb(server()), Buffer.alloc(1_048_576 + 1))).toMatchObject({
    status: 413,
    problem: { message: 'The logo is larger than 1 MB' },
  })
})

test('logo: the twenty-first of a web in an hour is refused, and another web’s is not', async () => {
  const [one, other] = [await newWeb(server()), await newWeb(server())]
  const bytes = await picture(20, 20).png().toBuffer()
  for (let number = 0; number < 20; number++) expect((await upload(one, bytes)).status).toBe(200)
  expect(await upload(one, bytes)).toMatchObject({
    status: 429,
    problem: { message: 'You’ve changed the logo too many times. Try again in an hour.' },
  })
  expect((await upload(other, bytes)).status).toBe(200)
})

test('logo: of another company’s web is not found, and support sets none', async () => {
  const bytes = await picture(20, 20).png().toBuffer()
  expect((await upload(await newWeb(server(), ATELIER_NORD), bytes)).status).toBe(404)
  expect((await upload(await newWeb(server()), bytes, 'support')).status).toBe(403)
})

test.each(['x.webp', '..%2f..%2fsecret.webp', `${'a'.repeat(32)}.webp`, `${'a'.repeat(32)}.svg`])(
  'logo: is not found at %s',
  async (file) => {
    expect((await server().app.inject(`/api/v1/logos/${file}`)).statusCode).toBe(404)
  },
)

test('logo: goes with the account', async () => {
  const id = await newWeb(server(), ATELIER_NORD)
  const as = 'owner@atelier-nord.example'
  const { data } = await upload(id, await picture(20, 20).png().toBuffer(), as)
  expect((await server().app.inject(data.settings.logoUrl ?? '')).statusCode).toBe(200)
  const { status } = await server().call(deleteAccount, { as, body: { password: 'replybay-demo' } })
  expect(status).toBe(200)
  expect((await server().app.inject(data.settings.logoUrl ?? '')).statusCode).toBe(404)
})
