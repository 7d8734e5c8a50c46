import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { sharedServer } from '../../../../test/test-server.ts'

const MB = 1_048_576
/** Far more than what waits in the kernel of the machine, and in the sockets of both sides. */
const FILE = randomBytes(10 * MB)

const server = sharedServer()
const held: Socket[] = []
let address: string
beforeAll(async () => {
  address = await server().app.listen({ host: '127.0.0.1', port: 0 })
})
// Fetch keeps connections ready on which nothing was asked yet; closing would wait for them.
afterAll(() => server().app.server.closeAllConnections())
afterEach(() => {
  vi.useRealTimers()
  for (const socket of held.splice(0)) socket.destroy()
})

/** A download of a large file, of which only the head is read; with the server's own end of the connection. */
async function download() {
  const authorization = `Bearer ${await server().tokenOf('support')}`
  const { id } = await server().openTicket()
  const path = `/api/v1/tickets/attachments/${id}`
  const form = new FormData()
  form.set('name', 'large.bin')
  form.set('file', new Blob([FILE]), 'large.bin')
  const sent = await fetch(address + path, { method: 'POST', headers: { authorization }, body: form })
  const { data } = JSON.parse(await sent.text())
  const connected = once(server().app.server, 'connection')
  const socket = connect(Number(new URL(address).port), '127.0.0.1')
  held.push(socket)
  socket.write(
    `GET ${path}/${data.attachment._id} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAuthorization: ${authorization}\r\n\r\n`,
  )
  const [first] = await once(socket, 'data')
  socket.pause()
  const [serverSide] = await connected
  return { socket, first: first as Buffer, serverSide: serverSide as Socket } // Sound: so Node describes both.
}

test('download: keeps no more than a piece of a large file for a reader who waits, and the whole comes once it is read', async () => {
  const { socket, first, serverSide } = await download()
  await expect.poll(() => serverSide.writableNeedDrain).toBe(true)
  expect(serverSide.writableLength).toBeLessThan(MB)
  const pieces = [first]
  socket.on('data', (piece: Buffer) => pieces.push(piece))
  socket.resume()
  await once(socket, 'close')
  expect(Buffer.concat(pieces).subarray(-FILE.length).equals(FILE)).toBe(true)
})

test('download: ends when nothing of it was read for thirty seconds', async () => {
  const { serverSide } = await download()
  await expect.poll(() => serverSide.writableNeedDrain).toBe(true)
  expect(serverSide.timeout).toBe(30_000)
  // As Node does after that time.
  serverSide.emit('timeout')
  await expect.poll(() => serverSide.destroyed).toBe(true)
})

test('download: ends when nothing of it was read for thirty seconds, also where its reader goes on sending', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { socket, serverSide } = await download()
  await expect.poll(() => serverSide.writableNeedDrain).toBe(true)
  vi.advanceTimersByTime(30_000)
  expect(serverSide.destroyed).toBe(false)
  const before = serverSide.bytesRead
  socket.write('\r\n')
  await expect.poll(() => serverSide.bytesRead).toBeGreaterThan(before)
  vi.advanceTimersByTime(30_000)
  await expect.poll(() => serverSide.destroyed).toBe(true)
})
