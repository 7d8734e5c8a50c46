import { rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_PASSWORD, DEMO_WEB_ID } from '../src/demo/accounts.ts'
import { checkAgainstContract } from './contract-check.ts'
import { killAll, startProcess } from './process.ts'
import { copyTemplate } from './test-database.ts'

interface CallParts {
  token?: string
  body?: object
}

let folder = ''

beforeAll(async () => {
  folder = await copyTemplate()
})
afterAll(async () => {
  killAll()
  await rm(folder, { recursive: true, force: true })
})

const start = (environment = {}) => startProcess({ REPLYBAY_DATA: folder, ...environment })

/** Calls the API and holds its answer to the contract. */
async function call(address: string, method: string, path: string, { token = '', body }: CallParts = {}) {
  const url = `/api/v1${path}`
  const response = await fetch(address + url, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  const type = response.headers.get('content-type') ?? ''
  checkAgainstContract(method, url, { status: response.status, type, body: text })
  return { status: response.status, body: text }
}

const post = (address: string, path: string, body: object, token = '') =>
  call(address, 'POST', path, { token, body })

/** Reads one field of a JSON text; enough for ids and tokens. */
const field = (json: string, name: string) => new RegExp(`"${name}":"([^"]+)"`).exec(json)?.[1] ?? ''

const open = async (address: string, message: string) => {
  const { body } = await post(address, '/visitor/conversations', { webId: DEMO_WEB_ID, message })
  return { id: field(body, 'id'), token: field(body, 'token') }
}

const read = async (address: string, { id, token }: { id: string; token: string }) =>
  (await call(address, 'GET', `/visitor/conversations/${id}`, { token })).body

let kept = { id: '', token: '' }

test('serves, says how it is set up, and finishes the call under way when it is asked to stop', async () => {
  const server = start()
  const address = await server.address
  const credentials = { email: 'support@maison-lumen.example', password: DEMO_PASSWORD }
  expect((await post(address, '/auth/token', credentials)).status).toBe(200)
  kept = await open(address, 'Kept over a restart')

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
  expect(output).toContain(`Database: embedded, in ${folder}`)
  expect(output).toContain('For work that must not be lost, set DATABASE_URL')
  expect(output).toContain('owner@maison-lumen.example')
  expect(output).toContain('/api/v1/visitor/conversations')
})

test('keeps everything over a restart, and all that it acknowledged over a kill', async () => {
  const server = start()
  const address = await server.address
  expect(await read(address, kept)).toContain('Kept over a restart')

  const conversation = await open(address, 'Before the kill')
  const acknowledged: number[] = []
  const writing = (async () => {
    for (let number = 0; number < 19; number++) {
      const path = `/visitor/conversations/${conversation.id}/messages`
      const answer = await post(address, path, { message: `Kept ${number}.` }, conversation.token)
      if (answer.status === 200) acknowledged.push(number)
      if (number === 12) server.process.kill('SIGKILL')
    }
  })()
  await expect(writing).rejects.toThrow()
  await server.ended

  const next = start()
  const text = await read(await next.address, conversation)
  expect(acknowledged.length).toBeGreaterThan(11)
  for (const number of acknowledged) expect(text).toContain(`Kept ${number}.`)

  const intruder = await start().ended
  expect(intruder.code).toBe(1)
  expect(intruder.output.trim()).toBe(
    `Another Replybay has the folder ${folder} open. Stop it, or set REPLYBAY_DATA to another folder.`,
  )
  expect(await read(await next.address, conversation)).toBe(text)
  next.process.kill('SIGINT')
  expect((await next.ended).code).toBe(0)
})

test.concurrent('says in one sentence that the port is in use', async () => {
  const own = await copyTemplate()
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  // Sound: it listens on TCP.
  const { port } = other.address() as AddressInfo
  const { code, output } = await start({ PORT: String(port), REPLYBAY_DATA: own }).ended
  expect(code).toBe(1)
  expect(output.trim()).toBe(`Port ${port} is in use. Stop what uses it, or set PORT to another.`)
  other.close()
  await rm(own, { recursive: true })
})

test.concurrent('says in one sentence that the folder can not be written', async () => {
  const { code, output } = await start({ REPLYBAY_DATA: '/dev/null/replybay' }).ended
  expect(code).toBe(1)
  expect(output.trim()).toBe("The folder /dev/null/replybay can't be written (ENOTDIR).")
})

test.concurrent('waits a while for a database that is down, then says so without its password', async () => {
  const { code, output } = await start({
    DATABASE_URL: 'postgres://replybay:hunter2@127.0.0.1:1/replybay',
  }).ended
  expect(code).toBe(1)
  expect(output.trim()).toMatch(
    /^The PostgreSQL at 127\.0\.0\.1:1 can't be reached \(.*\)\. Check DATABASE_URL.*$/,
  )
  expect(output).not.toContain('hunter2')
})

test.concurrent('has no demo accounts where others can reach it', async () => {
  // Filled where nobody else could reach it, and opened to others since.
  const filled = await copyTemplate('demo')
  const server = start({ REPLYBAY_DATA: filled, HOST: '0.0.0.0' })
  const address = (await server.address).replace('0.0.0.0', '127.0.0.1')
  const credentials = { email: 'owner@maison-lumen.example', password: DEMO_PASSWORD }
  expect((await post(address, '/auth/token', credentials)).status).toBe(400)
  server.process.kill('SIGTERM')
  const { output } = await server.ended
  expect(output).not.toContain('Demo accounts')
  await rm(filled, { recursive: true })
})

test.concurrent('runs under --watch, where Node speaks to its threads, too', async () => {
  const own = await copyTemplate()
  const server = startProcess({ REPLYBAY_DATA: own }, ['--watch'])
  const health = await fetch(`${await server.address}/healthz`)
  expect(health.status).toBe(200)
  server.process.kill('SIGTERM')
  await server.ended
  await rm(own, { recursive: true })
})
