import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createOutbound } from '../../../../platform/outbound/outbound.ts'
import { tryStep } from '../../remote/try-step.ts'

test('test of a connection: a server that talks without an end is left at once', async () => {
  const talker = createServer((socket) => {
    const talk = () => {
      let isTaken = true
      while (isTaken && !socket.destroyed) isTaken = socket.write('x'.repeat(65_536))
    }
    socket.on('error', () => undefined)
    socket.on('drain', talk)
    talk()
  }).listen(0, '127.0.0.1')
  await once(talker, 'listening')
  // Sound: it listens on a port.
  const { port } = talker.address() as AddressInfo
  const outbound = createOutbound({ allow: [`localhost:${port}`] })
  onTestFinished(async () => {
    talker.close()
    await outbound.stop()
  })
  const at = { host: 'localhost', port, encryption: 'starttls' } as const
  const asked = { step: 'encrypted', address: 'hello@shop.example', incoming: at, outgoing: at } as const
  const { problem } = await tryStep({ outbound, vault: undefined }, asked, undefined)
  expect(problem).toMatchObject({
    server: `localhost, port ${port}`,
    said: expect.stringContaining('No mail server'),
  })
})
