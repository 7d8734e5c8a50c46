import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { DEMO_WEB_ID } from '../src/platform/demo/accounts.ts'
import { TestServer, type ServerChoice } from './test-server.ts'

const generous = {
  calls: 1_000,
  callsPerSender: 1_000,
  streams: 1_000,
  streamsPerPerson: 1_000,
  visitorStreams: 1_000,
  uploadBytesPerDay: 1024 ** 3,
  knowledgeBytes: 1024 ** 3,
}

const FORM_TYPE = 'Content-Type: multipart/form-data; boundary=part'

let server: TestServer | undefined
const held: Socket[] = []
const streams: AbortController[] = []

async function start(limits: Partial<ServerChoice['limits']>) {
  server = await TestServer.start({ trustedProxies: ['127.0.0.1'], limits: { ...generous, ...limits } })
  const address = await server.app.listen({ host: '127.0.0.1', port: 0 })
  const token = await server.tokenOf('support')
  return {
    address,
    /** The answer to a plain call of a sender. */
    ask: (sender: string, path = '/users/info') =>
      fetch(`${address}/api/v1${path}`, {
        headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': sender },
      }),
    /** A call whose body never comes to its end. */
    hold: async (sender: string): Promise<Socket> => {
      const { port, hostname } = new URL(address)
      const socket = connect(Number(port), hostname)
      held.push(socket)
      await once(socket, 'connect')
      const head = ['POST /api/v1/visitor/conversations HTTP/1.1', 'Host: x', `X-Forwarded-For: ${sender}`]
      socket.write(`${head.join('\r\n')}\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{`)
      return socket
    },
    /** A form whose file never comes to its end. */
    holdForm: async (name: string): Promise<Socket> => {
      const { port, hostname } = new URL(address)
      const socket = connect(Number(port), hostname)
      held.push(socket)
      await once(socket, 'connect')
      const head = ['PATCH /api/v1/users/user/avatar HTTP/1.1', 'Host: x', 'Content-Length: 900']
      head.push(`Authorization: Bearer ${await server?.tokenOf(name)}`, FORM_TYPE)
      socket.write(`${head.join('\r\n')}\r\n\r\n--part\r\n`)
      return socket
    },
    sendForm: async (name: string) => {
      const { status, headers, text } = await fetch(`${address}/api/v1/users/user/avatar`, {
        method: 'PATCH',
        headers: {
          authorization: `Bearer ${await server?.tokenOf(name)}`,
          'content-type': 'multipart/form-data; boundary=part',
        },
        body: '--part--\r\n',
      }).then(async (response) => ({
        status: response.status,
        headers: response.headers,
        text: await response.text(),
      }))
      return { status, retryAfter: headers.get('retry-after'), code: JSON.parse(text).code }
    },
    follow: async (name: string) => {
      const reader = new AbortController()
      streams.push(reader)
      const response = await fetch(`${address}/api/v1/changes?topics=tickets&webId=${DEMO_WEB_ID}`, {
        headers: { authorization: `Bearer ${await server?.tokenOf(name)}`, 'x-forwarded-for': '10.1.1.1' },
        signal: reader.signal,
      })
      const { status, headers } = response
      if (status !== 200) await response.text()
      return { status, retryAfter: headers.get('retry-after'), leave: () => reader.abort() }
    },
  }
}

function listening() {
  if (!server) throw new Error('The server has not started.')
  return server.app.server
}

afterEach(async () => {
  vi.useRealTimers()
  for (const socket of held.splice(0)) socket.destroy()
  for (const reader of streams.splice(0)) reader.abort()
  // Fetch keeps connections ready on which nothing was asked yet; closing would wait for them.
  server?.app.server.closeAllConnections()
  await server?.stop()
  server = undefined
})

test('calls in flight: a sender beyond its share is refused, another is answered, and a call that is left gives its place back', async () => {
  const { ask, hold } = await start({ callsPerSender: 2 })
  const [first] = [await hold('10.0.0.1'), await hold('10.0.0.1')]
  await expect.poll(async () => (await ask('10.0.0.1')).status).toBe(429)
  const refused = await ask('10.0.0.1')
  expect(refused.headers.get('retry-after')).toBe('1')
  expect(await refused.json()).toEqual({
    code: 'too-many-calls',
    message: 'Too many requests at once. Try again in a moment.',
  })
  expect((await ask('10.0.0.2')).status).toBe(200)
  first.destroy()
  await expect.poll(async () => (await ask('10.0.0.1')).status).toBe(200)
})

test('calls in flight: beyond those of the process every sender is refused, but whether it is alive is answered', async () => {
  const { address, ask, hold } = await start({ calls: 2 })
  await hold('10.0.0.1')
  await hold('10.0.0.2')
  await expect.poll(async () => (await ask('10.0.0.3')).status).toBe(503)
  const refused = await ask('10.0.0.3')
  expect(refused.headers.get('retry-after')).toBe('1')
  expect(await refused.json()).toMatchObject({ code: 'overloaded' })
  expect((await fetch(`${address}/healthz`)).status).toBe(200)
})

test('calls in flight: a connection that is kept alive counts one call at a time, however each ends', async () => {
  const { ask } = await start({ callsPerSender: 1 })
  for (const path of [
    '/users/info',
    '/tickets/info/nothing',
    '/no/such/path',
    '/auth/sessions',
    '/users/info',
  ]) {
    expect((await ask('10.0.0.1', path)).status).not.toBe(429)
  }
})

test('calls in flight: every address counts but those of health', async () => {
  const { address, ask, hold } = await start({ callsPerSender: 1 })
  await hold('10.0.0.1')
  await expect.poll(async () => (await ask('10.0.0.1')).status).toBe(429)
  const statusOf = async (path: string, method = 'GET') => {
    const headers = { 'x-forwarded-for': '10.0.0.1' }
    return (await fetch(address + path, { method, headers })).status
  }
  for (const path of ['/', '/nope', '/docs', '/api/v1/nope']) expect(await statusOf(path)).toBe(429)
  expect(await statusOf('/livez', 'POST')).toBe(429)
  for (const path of ['/livez', '/readyz', '/healthz']) expect(await statusOf(path)).toBe(200)
})

test('event streams: a person has so many at once, another has their own, and one that is left makes room', async () => {
  const { follow } = await start({ streamsPerPerson: 2 })
  const first = await follow('support')
  expect([first.status, (await follow('support')).status]).toEqual([200, 200])
  expect(await follow('support')).toMatchObject({ status: 429, retryAfter: '30' })
  expect((await follow('owner')).status).toBe(200)
  first.leave()
  await expect.poll(async () => (await follow('support')).status).toBe(200)
})

test('event streams: beyond those of the process every person is refused, and one that is left makes room', async () => {
  const { ask, follow } = await start({ streams: 2 })
  const first = await follow('support')
  expect([first.status, (await follow('owner')).status]).toEqual([200, 200])
  expect(await follow('admin')).toMatchObject({ status: 503, retryAfter: '30' })
  expect((await ask('10.1.1.1')).status).toBe(200)
  first.leave()
  await expect.poll(async () => (await follow('admin')).status).toBe(200)
})

test('event streams: take no place of the calls in flight', async () => {
  const { ask, follow } = await start({ callsPerSender: 1, calls: 1 })
  expect((await follow('support')).status).toBe(200)
  expect((await follow('support')).status).toBe(200)
  expect((await ask('10.1.1.1')).status).toBe(200)
})

const refusedForm = { status: 503, retryAfter: '5', code: 'overloaded' }

/** A server whose held forms are cut off only when a test moves the clock, however slow the machine is. */
function startWithHeldClock() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  return start({})
}

test('forms: a person has two at a time, another person others, and one that is left makes room', async () => {
  const { holdForm, sendForm } = await startWithHeldClock()
  const first = await holdForm('support')
  await holdForm('support')
  await expect.poll(() => sendForm('support')).toEqual(refusedForm)
  expect((await sendForm('owner')).status).toBe(400)
  first.destroy()
  await expect.poll(async () => (await sendForm('support')).status).toBe(400)
})

/** The addresses of so many owners, each of a company of their own. */
async function openCompanies(count: number): Promise<string[]> {
  const emails = Array.from({ length: count }, (_, number) => `owner${number}@example.org`)
  for (const email of emails) {
    await server?.openAccount({ email, password: 'seven lamps hang over the sea', companyName: 'Own' })
  }
  return emails
}

test('forms: a process reads eight at a time; one that comes slowly gives way to that of another company', async () => {
  const { holdForm, sendForm } = await startWithHeldClock()
  const [last = '', ...names] = await openCompanies(9)
  const sockets = []
  for (const name of names) sockets.push(await holdForm(name))
  await expect.poll(() => sendForm(last)).toEqual(refusedForm)
  vi.advanceTimersByTime(1_000)
  const ended = Promise.race(sockets.map(async (socket) => String(await once(socket, 'data'))))
  expect((await sendForm(last)).status).toBe(400)
  expect(await ended).toMatch(/^HTTP\/1\.1 408 [\s\S]*"too-slow"/)
})

test('forms: where all places are taken, a company that has two gives one up for a company that has none', async () => {
  const { holdForm, sendForm } = await startWithHeldClock()
  const [last = '', ...names] = await openCompanies(5)
  const sockets = []
  for (const name of [...names, ...names]) sockets.push(await holdForm(name))
  for (const name of names) await expect.poll(() => sendForm(name)).toEqual(refusedForm)
  const ended = Promise.race(sockets.map(async (socket) => String(await once(socket, 'data'))))
  expect((await sendForm(last)).status).toBe(400)
  expect(await ended).toMatch(/^HTTP\/1\.1 408 /)
  const came = once(listening(), 'request')
  await holdForm(last)
  await came
  // The one that has given one up takes none from those that have as many.
  expect(await sendForm(names[0] ?? '')).toEqual(refusedForm)
})

test('forms: a company has four at a time, another one others; refusals are no errors in the log', async () => {
  const { holdForm, sendForm } = await startWithHeldClock()
  for (const name of ['owner', 'admin', 'owner', 'admin']) await holdForm(name)
  await expect.poll(() => sendForm('support')).toEqual(refusedForm)
  expect((await sendForm('owner@atelier-nord.example')).status).toBe(400)
  const levels = server?.logLines.map((line) => Number(JSON.parse(line).level)) ?? []
  expect(Math.max(...levels)).toBe(40)
})

test('forms: one of which nothing comes for five seconds is cut off, and gives its place back', async () => {
  const { holdForm, sendForm } = await startWithHeldClock()
  const sockets = [await holdForm('support'), await holdForm('support')]
  const answers = sockets.map(async (socket) => String(await once(socket, 'data')))
  await expect.poll(() => sendForm('support')).toEqual(refusedForm)
  vi.advanceTimersByTime(5_000)
  for (const answer of answers) expect(await answer).toMatch(/^HTTP\/1\.1 408 [\s\S]*"too-slow"/)
  await expect.poll(async () => (await sendForm('support')).status).toBe(400)
})

test('forms: one that is refused is not answered once more when the rest of it takes too long', async () => {
  const { holdForm, sendForm } = await startWithHeldClock()
  for (let number = 0; number < 2; number++) await holdForm('support')
  await expect.poll(() => sendForm('support')).toEqual(refusedForm)
  const connected = once(listening(), 'connection')
  const socket = await holdForm('support')
  const pieces: Buffer[] = []
  socket.on('data', (piece: Buffer) => pieces.push(piece))
  await once(socket, 'data')
  const [serverSide] = await connected
  // As Node does after that time.
  const error = Object.assign(new Error('Too slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
  listening().emit('clientError', error, serverSide)
  await once(socket, 'close')
  expect(
    Buffer.concat(pieces)
      .toString()
      .match(/HTTP\/1\.1 \d+/g),
  ).toEqual(['HTTP/1.1 503'])
})
