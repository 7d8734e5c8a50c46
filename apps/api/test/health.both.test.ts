import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { TestServer } from './test-server.ts'

const run = promisify(execFile)

async function start(): Promise<TestServer> {
  const server = await TestServer.start()
  onTestFinished(() => server.stop())
  return server
}

const statusOf = async (server: TestServer, path: string) => (await server.app.inject(path)).statusCode

test('a server that works: is alive and ready', async () => {
  const server = await start()
  for (const path of ['/livez', '/readyz', '/healthz']) {
    const answer = await server.app.inject(path)
    expect(answer.json()).toEqual({ status: 'ok' })
    expect(answer.headers['cache-control']).toBe('no-store')
  }
})

test('who asks too often at once whether a server is ready: is refused, others are answered', async () => {
  const server = await start()
  const ask = (path: string, remoteAddress: string) => server.app.inject({ url: path, remoteAddress })
  const asked = Array.from({ length: 30 }, () => ask('/readyz', '203.0.113.7'))
  const other = await ask('/readyz', '203.0.113.8')
  const statuses = (await Promise.all(asked)).map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 200)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(20)
  expect(other.statusCode).toBe(200)
  expect((await ask('/readyz', '203.0.113.7')).statusCode).toBe(200)
})

test('a server without its database: is alive, and not ready', async () => {
  const server = await TestServer.start()
  await server.database.close()
  expect(await statusOf(server, '/livez')).toBe(200)
  expect(await statusOf(server, '/readyz')).toBe(503)
  expect(await statusOf(server, '/healthz')).toBe(503)
  await server.app.close()
})

test('a server whose thread pool hangs: is not alive until the pool works again', async () => {
  const server = await start()
  const folder = await mkdtemp(join(tmpdir(), 'replybay-pool-'))
  const pipe = join(folder, 'pipe')
  await run('mkfifo', [pipe])
  // Each waits in a thread of the pool for who writes into the pipe.
  const threads = Number(process.env['UV_THREADPOOL_SIZE'] ?? 4)
  const waiting = Array.from({ length: threads }, () => open(pipe, 'r'))
  const answer = await server.app.inject('/livez')
  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toMatchObject({ code: 'stuck' })
  const writer = openSync(pipe, 'r+')
  for (const file of await Promise.all(waiting)) await file.close()
  closeSync(writer)
  expect(await statusOf(server, '/livez')).toBe(200)
  await rm(folder, { recursive: true })
})

test('a server that is stopping: is alive, and not ready', async () => {
  const server = await start()
  const { port, hostname } = new URL(await server.app.listen({ host: '127.0.0.1', port: 0 }))
  /** @returns the answer to a request that has begun, and ends when this is called. */
  const begin = async (path: string) => {
    const socket = connect(Number(port), hostname)
    const head = (of: string) => `GET ${of} HTTP/1.1\r\nHost: x\r\n`
    socket.write(`${head('/livez')}\r\n${head(path)}`)
    // With the first answer, the begin of the second request has arrived.
    await once(socket, 'data')
    return async () => {
      socket.write('\r\n')
      const [answer] = await once(socket, 'data')
      return String(answer)
    }
  }
  const [readiness, liveness] = [await begin('/readyz'), await begin('/livez')]
  const closed = server.app.close()
  const [notReady, alive] = await Promise.all([readiness(), liveness()])
  expect(notReady).toContain('HTTP/1.1 503')
  expect(notReady).toContain('"stopping"')
  expect(alive).toContain('HTTP/1.1 200')
  await closed
})
