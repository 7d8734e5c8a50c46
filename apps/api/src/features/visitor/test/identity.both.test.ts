import { createHmac } from 'node:crypto'
import {
  createWeb,
  getIdentitySecret,
  openConversation,
  renewIdentitySecret,
} from '@replybay/api-client/operations'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { webs } from '../../webs/tables.ts'
import { sharedServer, TestServer } from '../../../../test/test-server.ts'

const server = sharedServer()

async function newWeb() {
  const { data } = await server().call(createWeb, { as: 'owner', body: { name: 'Boutique' } })
  return data.web._id
}
const secretOf = async (id: string) =>
  (await server().call(getIdentitySecret, { as: 'owner', path: { id } })).data.secret
const sign = (secret: string, email: string) => createHmac('sha256', secret).update(email).digest('hex')
const open = (webId: string, email: string, signature?: string) =>
  server().call(openConversation, {
    body: { webId, message: 'Hello', email, ...(signature && { signature }) },
  })

test('signed address: is proved', async () => {
  const id = await newWeb()
  const signature = sign(await secretOf(id), 'ada@shop.example')
  const { data } = await open(id, 'Ada@Shop.example', signature)
  expect((await server().ticket(data.conversation.id)).customerVerified).toBe(true)
})

test('address with the signature of another address, or another web: is refused', async () => {
  const [id, other] = [await newWeb(), await newWeb()]
  const wrong = [
    sign(await secretOf(id), 'bob@shop.example'),
    sign(await secretOf(other), 'ada@shop.example'),
  ]
  for (const signature of wrong) {
    const { status, problem } = await open(id, 'ada@shop.example', signature)
    expect(status).toBe(400)
    expect(problem.fields).toEqual([
      { path: '/body/signature', message: 'doesn’t match: sign the lowercase email with the current secret' },
    ])
  }
})

test('new secret: the former’s signatures are refused', async () => {
  const id = await newWeb()
  const former = await secretOf(id)
  expect(await secretOf(id)).toBe(former)
  const renewed = await server().call(renewIdentitySecret, { as: 'owner', path: { id } })
  expect(renewed.data.secret).not.toBe(former)
  expect((await open(id, 'ada@shop.example', sign(former, 'ada@shop.example'))).status).toBe(400)
})

test('secret: is not in the database as it is, and no supporter reads it', async () => {
  const id = await newWeb()
  const secret = await secretOf(id)
  const [row] = await server().database.queries.select().from(webs).where(eq(webs.id, id))
  expect(JSON.stringify(row)).not.toContain(secret)
  expect((await server().call(getIdentitySecret, { as: 'support', path: { id } })).status).toBe(403)
})

test('server without a key: says what is missing', async () => {
  const keyless = await TestServer.start({ secretKey: undefined })
  const { status, problem } = await keyless.call(getIdentitySecret, {
    as: 'owner',
    path: { id: 'web-maison-lumen' },
  })
  await keyless.stop()
  expect(status).toBe(503)
  expect(problem.message).toContain('REPLYBAY_SECRET_KEY')
})
