import { once } from 'node:events'
import { connect } from 'node:net'
import {
  changeMemberRole,
  createWeb,
  exportAccount,
  getIdentitySecret,
  getUserInfo,
  listSupports,
  listTickets,
  removeWeb,
  renewIdentitySecret,
  resetPassword,
  signIn,
} from '@replybay/api-client/operations'
import { expect, test } from 'vitest'
import { type CallAnswer, sharedServer } from './test-server.ts'

const server = sharedServer()
const email = 'admin@maison-lumen.example'
const password = 'replybay-demo'

interface SecurityEvent {
  reqId: string
  securityEvent: string
  outcome: string
  actor?: string
  target?: string
  sender: string
}

/** The event of an answer, by the id that the answer carries. */
function eventOf({ headers }: CallAnswer): SecurityEvent | undefined {
  return server()
    .logLines.filter((line) => line.includes('"securityEvent"'))
    .map((line): SecurityEvent => JSON.parse(line))
    .find(({ reqId }) => reqId === headers['x-request-id'])
}

async function memberId(address: string): Promise<string> {
  const { data } = await server().call(listSupports, { as: 'owner' })
  return data.supports.find((one) => one.email === address)?._id ?? ''
}

test('security event: a sign-in that fails names the account, the sender and the outcome', async () => {
  const body = { email, password: 'wrong' }
  const answer = await server().call(signIn, { body, from: '203.0.113.7' })
  expect(eventOf(answer)).toMatchObject({
    securityEvent: 'signIn',
    outcome: 'wrong-credentials',
    actor: await memberId(email),
    sender: '203.0.113.7',
  })
  const unknown = { email: 'nobody@maison-lumen.example', password: 'wrong' }
  const event = eventOf(await server().call(signIn, { body: unknown }))
  expect(event).toMatchObject({ outcome: 'wrong-credentials' })
  expect(event).not.toHaveProperty('actor')
})

test('security event: a sign-in and a reset that succeed are named too', async () => {
  const answer = await server().call(signIn, { body: { email, password } })
  expect(eventOf(answer)).toMatchObject({ outcome: 'ok', actor: await memberId(email) })
  const token = await server().newReset()
  const body = { password: 'seven lamps hang over the sea' }
  const reset = await server().call(resetPassword, { token, body })
  expect(eventOf(reset)).toMatchObject({
    securityEvent: 'resetPassword',
    outcome: 'ok',
    actor: await memberId('support@maison-lumen.example'),
  })
})

test('security event: a change of a role names both people, an export its person', async () => {
  const token = await server().tokenOf('owner')
  const id = await memberId('support@maison-lumen.example')
  const owner = await memberId('owner@maison-lumen.example')
  const change = await server().call(changeMemberRole, { token, path: { id }, body: { role: 'admin' } })
  expect(eventOf(change)).toMatchObject({ securityEvent: 'changeMemberRole', actor: owner, target: id })
  const exported = await server().call(exportAccount, { token, body: { password } })
  expect(eventOf(exported)).toMatchObject({ securityEvent: 'exportAccount', outcome: 'ok', actor: owner })
})

test('security event: who reads or renews the identity secret of a website, and who removes it', async () => {
  const token = await server().tokenOf('owner')
  const { data } = await server().call(createWeb, { token, body: { name: 'Second shop' } })
  const path = { id: data.web._id }
  const owner = await memberId('owner@maison-lumen.example')
  const answers = {
    getIdentitySecret: await server().call(getIdentitySecret, { token, path }),
    renewIdentitySecret: await server().call(renewIdentitySecret, { token, path }),
    removeWeb: await server().call(removeWeb, { token, path }),
  }
  for (const [securityEvent, answer] of Object.entries(answers)) {
    expect(eventOf(answer)).toMatchObject({ securityEvent, outcome: 'ok', actor: owner, target: path.id })
  }
})

test('security event: a refusal of any operation, and no other call of it', async () => {
  const list = (token: string) => server().call(listTickets, { token, path: { webId: 'web-maison-lumen' } })
  const refused = await list(await server().tokenOf('warehouse'))
  expect(eventOf(refused)).toMatchObject({
    securityEvent: 'listTickets',
    outcome: 'forbidden',
    actor: (await server().call(getUserInfo, { as: 'warehouse' })).data.user._id,
    company: 'company-maison-lumen',
  })
  expect(eventOf(await list('rb_s_unknown'))).toMatchObject({ outcome: 'unauthorized' })
  expect(eventOf(await list(await server().tokenOf('support')))).toBeUndefined()
})

test('security event: is there also where the caller does not wait for the answer', async () => {
  const address = await server().app.listen({ host: '127.0.0.1', port: 0 })
  const { hostname, port } = new URL(address)
  const body = JSON.stringify({ email: 'cut@maison-lumen.example', password: 'wrong' })
  const events = () => server().logLines.filter((line) => line.includes('"sender":"127.0.0.1"'))
  for (let number = 0; number < 3; number++) {
    const arrived = once(server().app.server, 'request')
    const socket = connect(Number(port), hostname)
    const head = ['POST /api/v1/auth/token HTTP/1.1', 'Host: x', 'Content-Type: application/json']
    socket.write(`${head.join('\r\n')}\r\nContent-Length: ${body.length}\r\n\r\n${body}`)
    const [request] = await arrived
    await once(request, 'end')
    socket.resetAndDestroy()
  }
  await expect.poll(() => events().length).toBe(3)
  expect(JSON.parse(events()[0] ?? '{}')).toMatchObject({
    securityEvent: 'signIn',
    outcome: 'wrong-credentials',
  })
})
