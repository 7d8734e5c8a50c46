import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { register, signIn, validateCode } from '@replybay/api-client/operations'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { attachments } from '../src/features/attachments/tables.ts'
import { tickets } from '../src/features/tickets/tables.ts'
import { newId } from '../src/platform/database/ids.ts'
import { openDatabase } from '../src/platform/database/open.ts'
import { DEMO_PASSWORD, DEMO_WEB_ID } from '../src/platform/demo/accounts.ts'
import { call, beginConversation, readConversation } from './process-calls.ts'
import { killAll, startProcess } from './process.ts'
import { copyTemplate, type OwnDatabase } from './test-database.ts'

// Whole processes start here, and more than once in a test: on a busy machine each takes its time.
vi.setConfig({ testTimeout: 120_000 })

let own: OwnDatabase
beforeAll(async () => {
  own = await copyTemplate()
})
afterAll(async () => {
  await killAll()
  await own.remove()
})

const trySignIn = (address: string, name: string) =>
  call(address, signIn, { body: { email: `${name}@maison-lumen.example`, password: DEMO_PASSWORD } })

test('server process: finishes the call under way when it is asked to stop, and keeps everything over a restart', async () => {
  const server = startProcess(own.environment)
  const address = await server.address
  expect((await trySignIn(address, 'support')).status).toBe(200)
  const kept = await beginConversation(address, 'Kept over a restart')

  const { hostname, port } = new URL(address)
  const body = JSON.stringify({ webId: DEMO_WEB_ID, message: 'Slowly typed' })
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  socket.write(
    `POST /api/v1/visitor/conversations HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nExpect: 100-continue\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`,
  )
  await once(socket, 'data')
  server.process.kill('SIGTERM')
  socket.write(body)
  const [answer] = await once(socket, 'data')
  expect(String(answer)).toContain('201 Created')
  socket.destroy()
  const { code, output } = await server.ended
  expect(code).toBe(0)
  expect(output).toContain('owner@maison-lumen.example')
  expect(output).toContain('/api/v1/visitor/conversations')

  const next = startProcess(own.environment)
  expect(await readConversation(await next.address, kept)).toContain('Kept over a restart')
  next.process.kill('SIGINT')
  expect((await next.ended).code).toBe(0)
})

test('server process: removes what has ended soon after the start', async () => {
  const old = await copyTemplate()
  const folder = await mkdtemp(join(tmpdir(), 'replybay-old-'))
  const environment = { REPLYBAY_DATA: folder, ...old.environment }
  const unsent = join(environment.REPLYBAY_DATA, 'files', 'attachments', 'unsent')
  await mkdir(join(unsent, '..'), { recursive: true })
  await writeFile(unsent, 'bytes')
  const database = await openDatabase(old.choice)
  const [ticket] = await database.queries.select().from(tickets).limit(1)
  const { companyId, id: ticketId } = ticket ?? expect.fail('The demo has no ticket.')
  const file = { id: newId(), blob: 'attachments/unsent', name: 'x', type: 'text/plain', size: 5 }
  const createdAt = new Date(Date.now() - 365 * 24 * 3_600_000)
  await database.queries.insert(attachments).values({ ...file, companyId, ticketId, createdAt })
  await database.close()
  const server = startProcess(environment)
  await server.address
  // For as long as the test may take: how soon it goes depends on the machine.
  await vi.waitUntil(() => !existsSync(unsent), { timeout: 60_000 })
  server.process.kill('SIGTERM')
  await server.ended
  await old.remove()
  await rm(folder, { recursive: true })
})

test('server process: writes a code where it was started, without a mail server and without a demo', async () => {
  const empty = await copyTemplate('empty')
  const server = startProcess({ ...empty.environment, REPLYBAY_DEMO: 'off' })
  const address = await server.address
  const email = 'lou@verre-et-vent.example'
  const body = { email, password: 'seven lamps hang over the sea', companyName: 'Verre et Vent' }
  // The first password waits for its words; where the machine is busy, longer than a call may.
  await vi.waitUntil(async () => (await call(address, register, { body })).status === 201, {
    timeout: 60_000,
  })
  const written = await server.says(/To lou@verre-et-vent\.example: (\d{6}) is your Replybay code/)
  const code = { email, code: written[1] }
  expect((await call(address, validateCode, { body: code })).status).toBe(200)
  server.process.kill('SIGTERM')
  const { output } = await server.ended
  expect(output).toContain('Email: local.')
  expect(output).toContain('Captcha: off (local).')
  expect(output).toContain('Files: local, in ')
  await empty.remove()
})

/** What an operator says who lets others in and has no mail server. */
const open = { REPLYBAY_DEMO: '', REPLYBAY_MAIL: 'console' }

test('server process: says in one sentence that the port is in use', async () => {
  const another = await copyTemplate()
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  // Sound: it listens on TCP.
  const { port } = other.address() as AddressInfo
  const { code, output } = await startProcess({ PORT: String(port), ...another.environment }).ended
  expect(code).toBe(1)
  expect(output.trim()).toBe(`Port ${port} is in use. Stop what uses it, or set PORT to another.`)
  other.close()
  await another.remove()
})

test('server process: has no demo accounts where others can reach it', async () => {
  // Filled where nobody else could reach it, and opened to others since.
  const filled = await copyTemplate()
  const server = startProcess({ ...filled.environment, ...open, HOST: '0.0.0.0' })
  const address = (await server.address).replace('0.0.0.0', '127.0.0.1')
  expect((await trySignIn(address, 'owner')).status).toBe(400)
  server.process.kill('SIGTERM')
  const { output } = await server.ended
  expect(output).not.toContain('Demo accounts')
  await filled.remove()
})
