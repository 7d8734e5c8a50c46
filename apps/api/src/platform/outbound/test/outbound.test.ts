import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { createOutbound, type OutboundRequest } from '../outbound.ts'
import { isPublicAddress } from '../public-address.ts'

const MB = 1_048_576
const request: OutboundRequest = { mostBytes: MB }

const servers: Server[] = []

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
})

/** A website of this machine. @returns its host and port. */
async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  // Sound: it listens on a port.
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

function outboundTo(...allow: string[]) {
  const outbound = createOutbound({ allow, silenceMs: 100 })
  onTestFinished(() => outbound.stop())
  return outbound
}

test.each([
  ['8.8.8.8', true],
  ['2606:4700::1111', true],
  ['0.0.0.0', false],
  ['0.1.2.3', false],
  ['10.0.0.1', false],
  ['100.64.0.1', false],
  ['127.8.8.8', false],
  ['168.63.129.16', false],
  ['169.254.169.254', false],
  ['172.16.0.1', false],
  ['192.0.0.1', false],
  ['192.168.1.1', false],
  ['198.18.0.1', false],
  ['203.0.113.1', false],
  ['224.0.0.1', false],
  ['240.0.0.1', false],
  ['255.255.255.255', false],
  ['::', false],
  ['::1', false],
  ['::ffff:8.8.8.8', false],
  ['::ffff:127.0.0.1', false],
  ['::127.0.0.1', false],
  ['64:ff9b::7f00:1', false],
  ['64:ff9b:1::7f00:1', false],
  ['100::1', false],
  ['2001:db8::1', false],
  ['2002:7f00:1::', false],
  ['2001::1', false],
  ['fc00::1', false],
  ['fd00:ec2::254', false],
  ['fe80::1', false],
  ['fec0::1', false],
  ['ff02::1', false],
  ['localhost', false],
])('network address %s is public: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected)
})

test.each([
  'http://127.0.0.1/',
  'http://127.1/',
  'http://2130706433/',
  'http://0x7f.0.0.1/',
  'http://0177.0.0.1/',
  'http://127.0.0.1./',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[64:ff9b::7f00:1]/',
  'http://0/',
  'http://１２７.0.0.1/',
  'https://10.0.0.1/',
  'http://169.254.169.254/latest/meta-data/',
  'http://shop.example:22/',
  'http://shop.example:6379/',
])('address %s is asked nowhere', async (address) => {
  await expect(outboundTo().get(address, request)).rejects.toMatchObject({ code: 'forbidden-address' })
})

test.each([
  'file:///etc/passwd',
  'ftp://shop.example/',
  'javascript:1',
  'shop.example',
  'http://user@shop.example/',
  'http://:word@shop.example/',
  '',
])('address %j is none of a website', async (address) => {
  await expect(outboundTo().get(address, request)).rejects.toMatchObject({ code: 'invalid-address' })
})

test.each([
  ['a private one', ['192.168.0.7']],
  ['a public one and a private one', ['8.8.8.8', '127.0.0.1']],
  ['the private side of IPv6', ['::1']],
])('a name that leads to %s is asked nowhere', async (_what, found) => {
  const outbound = createOutbound({
    allow: [],
    resolve: (_host, callback) =>
      callback(
        null,
        found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      ),
  })
  for (const address of ['http://shop.example/', 'https://shop.example:8443/']) {
    await expect(outbound.get(address, request)).rejects.toMatchObject({ code: 'forbidden-address' })
  }
  await outbound.stop()
})

test('a name that nobody knows is unreachable', async () => {
  const outbound = createOutbound({
    allow: [],
    resolve: (_host, callback) => callback(new Error('ENOTFOUND'), []),
  })
  await expect(outbound.get('http://shop.example/', request)).rejects.toMatchObject({ code: 'unreachable' })
  await outbound.stop()
})

test('an allowed host is read on its port alone', async () => {
  const host = await serve((_request, response) => response.end('Hello'))
  const { status, body } = await outboundTo(host).get(`http://${host}/#part`, request)
  expect([status, Buffer.from(body).toString()]).toEqual([200, 'Hello'])
  await expect(outboundTo('127.0.0.1:1').get(`http://${host}/`, request)).rejects.toMatchObject({
    code: 'forbidden-address',
  })
})

test('redirects are followed, each checked again', async () => {
  const target = { to: '' }
  const host = await serve((asked, response) => {
    if (asked.url === '/end') response.end('The end')
    else response.writeHead(302, { location: target.to }).end()
  })
  const outbound = outboundTo(host)
  target.to = '/end'
  const { url, body } = await outbound.get(`http://${host}/`, request)
  expect([url.pathname, Buffer.from(body).toString()]).toEqual(['/end', 'The end'])

  for (const [to, code] of [
    ['http://169.254.169.254/latest', 'forbidden-address'],
    ['//10.0.0.1/', 'forbidden-address'],
    ['file:///etc/passwd', 'invalid-address'],
    ['/again', 'too-many-redirects'],
  ] as const) {
    target.to = to
    await expect(outbound.get(`http://${host}/`, request)).rejects.toMatchObject({ code })
  }
})

test('a redirect that is not wanted is not followed', async () => {
  const asked: (string | undefined)[] = []
  const host = await serve((one, response) => {
    asked.push(one.url)
    response.writeHead(301, { location: '/elsewhere' }).end()
  })
  const mayFollow = (_from: URL, to: URL) => to.pathname !== '/elsewhere'
  await expect(outboundTo(host).get(`http://${host}/`, { ...request, mayFollow })).rejects.toMatchObject({
    code: 'refused-redirect',
    to: { pathname: '/elsewhere' },
  })
  expect(asked).toEqual(['/'])
})

test('no more is read than was asked for, also once it is unpacked or where no length is told', async () => {
  const zeros = Buffer.alloc(64 * MB)
  const packed = { gzip: gzipSync(zeros), br: brotliCompressSync(zeros) }
  const host = await serve((asked, response) => {
    if (asked.url === '/gzip') response.writeHead(200, { 'content-encoding': 'gzip' }).end(packed.gzip)
    else if (asked.url === '/br') response.writeHead(200, { 'content-encoding': 'br' }).end(packed.br)
    else if (asked.url === '/told') response.writeHead(200, { 'content-length': 1024 ** 3 }).write('x')
    else {
      const more = () => {
        while (response.write(zeros.subarray(0, 65_536)));
      }
      response.on('drain', more)
      more()
    }
  })
  const outbound = outboundTo(host)
  for (const path of ['gzip', 'br', 'told', 'endless']) {
    await expect(outbound.get(`http://${host}/${path}`, request), path).rejects.toMatchObject({
      code: 'too-large',
    })
  }
})

test('an answer that does not come, stops, or takes too long as a whole is given up', async () => {
  const host = await serve((asked, response) => {
    if (asked.url === '/begins') response.write('Once upon')
    else if (asked.url === '/drips') {
      const drip = () => response.write('.', drip)
      drip()
    }
  })
  const outbound = outboundTo(host)
  const endless = { mostBytes: Infinity, timeLimitMs: 300 }
  const all = await Promise.allSettled([
    outbound.get(`http://${host}/silent`, request),
    outbound.get(`http://${host}/begins`, request),
    outbound.get(`http://${host}/drips`, endless),
  ])
  const timeout = { status: 'rejected', reason: { code: 'timeout' } }
  expect(all).toMatchObject([timeout, timeout, timeout])
})

test('what is of another type is not read, and what failed has no body', async () => {
  const host = await serve((asked, response) => {
    if (asked.url === '/missing') response.writeHead(404, { 'content-type': 'text/html' }).end('<p>secret')
    else response.writeHead(200, { 'content-type': 'Text/HTML; charset=utf-8' }).end('<p>')
  })
  const outbound = outboundTo(host)
  const html = { ...request, types: ['text/html'] }
  expect((await outbound.get(`http://${host}/`, html)).body).toHaveLength(3)
  await expect(outbound.get(`http://${host}/`, { ...request, types: ['image/png'] })).rejects.toMatchObject({
    code: 'wrong-type',
  })
  const missing = await outbound.get(`http://${host}/missing`, html)
  expect([missing.status, missing.body.length]).toEqual([404, 0])
})

test('a call that is over ends as it was told', async () => {
  const controller = new AbortController()
  const host = await serve(() => controller.abort(new Error('over')))
  await expect(
    outboundTo(host).get(`http://${host}/`, { ...request, signal: controller.signal }),
  ).rejects.toThrow('over')
})

test('what is written arrives once, and is sent nowhere else', async () => {
  const taken: string[] = []
  const host = await serve((asked, response) => {
    asked.on('data', (chunk) => taken.push(`${asked.method} ${asked.url} ${String(chunk)}`))
    asked.on('end', () => {
      if (asked.url === '/moved') response.writeHead(307, { location: '/' }).end()
      else response.end('done')
    })
  })
  const outbound = outboundTo(host)
  const written = { ...request, method: 'POST', content: 'a=1' } as const
  const { body } = await outbound.get(`http://${host}/`, written)
  expect(Buffer.from(body).toString()).toBe('done')
  await expect(outbound.get(`http://${host}/moved`, written)).rejects.toMatchObject({
    code: 'refused-redirect',
  })
  expect(taken).toEqual(['POST / a=1', 'POST /moved a=1'])
})

test('what comes with a failure is read where somebody wants to know why', async () => {
  const host = await serve((_asked, response) => response.writeHead(403).end('because'))
  const { status, body } = await outboundTo(host).get(`http://${host}/`, { ...request, readsFailures: true })
  expect([status, Buffer.from(body).toString()]).toEqual([403, 'because'])
})
