import { type IncomingMessage, type ServerResponse } from 'node:http'
import { connectMailbox, getEmailPicture, removeEmailSettings } from '@replybay/api-client/operations'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { TestServer } from '../../../../test/test-server.ts'
import { Website } from '../../../../test/website.ts'
import { parseEmail } from '../parse.ts'
import { keepEmail } from '../receive.ts'
import { mailboxes } from '../tables.ts'

let server: TestServer
let shop: Website
let id: string

const headers: IncomingMessage['headers'][] = []
const png = await sharp({ create: { width: 2_400, height: 600, channels: 3, background: '#0e6d7a' } })
  .png()
  .toBuffer()

const sends =
  (type: string, bytes: Buffer | string) => (request: IncomingMessage, response: ServerResponse) => {
    headers.push(request.headers)
    response.writeHead(200, { 'content-type': type, 'set-cookie': 'reader=1' }).end(bytes)
  }

beforeAll(async () => {
  shop = await Website.start()
  shop.become({
    '/header.png?a=1&b=2': sends('image/png', png),
    '/secret.png': sends('image/png', png),
    '/words.png': sends('image/png', 'no picture'),
    '/page.png': sends('text/html', '<p>A page</p>'),
    '/back.png': sends('image/png', png),
  })
  server = await TestServer.start({ outboundAllow: [shop.host] })
  await server.call(removeEmailSettings, { as: 'owner' })
  const address = 'hello@maison-lumen.example'
  await server.call(connectMailbox, { as: 'owner', body: { address, kind: 'local' } })
  const { database } = server
  const [mailbox] = await database.queries.select().from(mailboxes).where(eq(mailboxes.address, address))
  if (!mailbox) throw new Error('The shop has a mailbox.')
  const html = `<table background="${shop.link('/back.png')}"></table><img src="${shop.link('/header.png?a=1&amp;b=2')}">
    <img src="${shop.link('/words.png')}"><img src="${shop.link('/page.png')}"><img src="${shop.link('/gone.png')}">
    <img src="http://169.254.169.254/latest"><a href="${shop.link('/secret.png')}">A link</a>`
  const raw = [
    'From: Noor <noor@customer.example>',
    `To: ${address}`,
    'Subject: Pictures',
    'Content-Type: text/html; charset=utf-8',
    '',
    html,
  ].join('\r\n')
  const kept = { blob: 'emails/pictures', size: raw.length, key: '<pictures@customer.example>' }
  const parsed = await parseEmail(Buffer.from(raw))
  id =
    (await database.transaction((queries) =>
      keepEmail(queries, mailbox, { ...parsed, attachments: [], raw: kept }),
    )) ?? ''
})
afterAll(async () => {
  await server?.stop()
  await shop?.stop()
})

const ask = (url: string) => server.call(getEmailPicture, { as: 'support', path: { id }, body: { url } })
const refused = async (url: string) => (await ask(url)).problem.code
async function read(url: string): Promise<Buffer> {
  const { rawPayload } = await server.app.inject({
    method: 'POST',
    url: `/api/v1/emails/${id}/picture`,
    headers: { authorization: `Bearer ${await server.tokenOf('support')}` },
    payload: { url },
  })
  return rawPayload
}

test('a picture from outside is read by the server, which says nothing of the reader', async () => {
  headers.splice(0)
  expect(await sharp(await read(shop.link('/header.png?a=1&b=2'))).metadata()).toMatchObject({
    format: 'webp',
    width: 1_600,
    height: 400,
  })
  await read(shop.link('/back.png'))
  const telling = ['cookie', 'referer', 'authorization', 'x-forwarded-for']
  expect(headers.map((sent) => telling.filter((name) => sent[name] !== undefined))).toEqual([[], []])
  expect(headers.map((sent) => sent['user-agent'])).toEqual(['Replybay', 'Replybay'])
})

test('an address that the email shows no picture of is not read', async () => {
  shop.asked.splice(0)
  expect(await refused(shop.link('/secret.png'))).toBe('invalid-request')
  expect(shop.asked).toEqual([])
})

test('what is no picture is told apart from what can’t be read', async () => {
  expect(await refused(shop.link('/words.png'))).toBe('not-an-image')
  expect(await refused(shop.link('/page.png'))).toBe('not-an-image')
  expect(await refused(shop.link('/gone.png'))).toBe('outside-service')
  expect(await refused('http://169.254.169.254/latest')).toBe('outside-service')
})
