import type { AddressInfo } from 'node:net'
import { addNote, answerTicket } from '@replybay/api-client/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedServer } from '../../../../test/test-server.ts'

const server = sharedServer()

beforeAll(() => server().app.listen({ port: 0, host: '127.0.0.1' }))
// Fetch keeps connections ready on which nothing was asked yet; closing would wait for them.
afterAll(() => server().app.server.closeAllConnections())

interface Visited {
  id: string
  visitorToken: string
}

async function follow({ id }: Pick<Visited, 'id'>, { visitorToken }: Pick<Visited, 'visitorToken'>) {
  const { port } = server().app.server.address() as AddressInfo // Sound: it listens on a port.
  const response = await fetch(`http://127.0.0.1:${port}/api/v1/visitor/conversations/${id}/changes`, {
    headers: { authorization: `Bearer ${visitorToken}` },
  })
  return { response, reader: response.body?.pipeThrough(new TextDecoderStream()).getReader() }
}

async function followed(own: Visited) {
  const { reader } = await follow(own, own)
  const next = async () => (await reader?.read())?.value ?? ''
  return { next, leave: () => reader?.cancel() }
}

test('visitor’s stream: tells at once that support has answered', async () => {
  const own = await server().openTicket()
  const stream = await followed(own)
  expect(await stream.next()).toContain('event: ready')
  await server().call(answerTicket, { as: 'support', path: { id: own.id }, body: { message: 'Hi' } })
  expect(await stream.next()).toMatch(new RegExp(`event: change\ndata: {"id":"${own.id}"}`))
  await stream.leave()
})

test('visitor’s stream: tells nothing of other conversations', async () => {
  const [own, other] = [await server().openTicket(), await server().openTicket()]
  const stream = await followed(own)
  expect(await stream.next()).toContain('event: ready')
  await server().call(answerTicket, { as: 'support', path: { id: other.id }, body: { message: 'Hi' } })
  await server().call(addNote, { as: 'support', path: { id: own.id }, body: { text: 'Mine' } })
  expect(await stream.next()).toContain(own.id)
  await stream.leave()
})

test('visitor’s stream: of another conversation there is none, and a sixth of one is refused', async () => {
  const [own, other] = [await server().openTicket(), await server().openTicket()]
  expect((await follow(other, own)).response.status).toBe(404)
  const streams = await Promise.all([1, 2, 3, 4, 5].map(() => follow(own, own)))
  const sixth = await follow(own, own)
  expect(streams.map(({ response }) => response.status)).toEqual([200, 200, 200, 200, 200])
  expect(sixth.response.status).toBe(429)
  for (const { reader } of streams) await reader?.cancel()
})
