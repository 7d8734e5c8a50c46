import { updateEmail } from '@replybay/api-client/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { followServer } from '../../../../test/follower.ts'
import { sharedServer } from '../../../../test/test-server.ts'
import { emailLines, mailDesk, mailFolder } from './mail-desk.ts'

const server = sharedServer({ blobs: { kind: 'folder', folder: mailFolder } })
const desk = mailDesk(server)

beforeAll(async () => {
  await server().app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server().app.server.closeAllConnections())

async function follow(as: string, since?: string) {
  const input = { topics: ['emails'], ...(since && { since }) }
  return await followServer(server(), input, await server().tokenOf(as))
}

test('emails: that one came, was changed or was sent is told to those who may read them', async () => {
  await desk.connectAnew()
  const { follower, ready } = await follow('support')
  expect(ready).toMatchObject({ event: 'ready', data: { topics: ['emails'] } })
  const told = { event: 'change', data: { topic: 'emails', id: 'emails' } }
  const { _id: id } = await desk.receive(emailLines({}))
  expect(await follower?.next()).toMatchObject(told)
  await server().call(updateEmail, { as: 'support', path: { id }, body: { seen: true } })
  expect(await follower?.next()).toMatchObject(told)
  await desk.answer({ header_id: id, message: 'An E27 bulb.' })
  expect(await follower?.next()).toMatchObject(told)
  await server().jobs.runWaiting()
  expect(await follower?.next()).toMatchObject(told)
  await follower?.leave()

  // Who comes again reads what they show.
  const again = await follow('support', ready?.id)
  expect(await again.follower?.next()).toMatchObject(told)
  await again.follower?.leave()
})

test('emails: who may not read them is told nothing of them', async () => {
  const { follower, ready } = await follow('warehouse')
  expect(ready).toMatchObject({ data: { topics: [] } })
  await follower?.leave()
})
