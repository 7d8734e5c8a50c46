import { createHash, createHmac, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBlobStore } from '../src/platform/blobs/blob-store.ts'
import { listedBlobs } from './listed-blobs.ts'

const SECRET = 'store secret'
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex')

/** Whether the request carries the signature that S3 would compute itself. */
function isSigned(request: IncomingMessage): boolean {
  const header = request.headers.authorization ?? ''
  const [, scope = '', names = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=key-id\/([^,]+), SignedHeaders=([^,]+), Signature=(\w+)$/.exec(header) ?? []
  const headers = names.split(';').map((name) => `${name}:${String(request.headers[name])}\n`)
  const content = String(request.headers['x-amz-content-sha256'])
  const [path, query = ''] = (request.url ?? '').split('?')
  const sorted = query.split('&').toSorted().join('&')
  const canonical = [request.method, path, sorted, headers.join(''), names, content].join('\n')
  const toSign = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha256(canonical)].join('\n')
  const key = scope.split('/').reduce<string | Buffer>((one, part) => hmac(one, part), `AWS4${SECRET}`)
  return hmac(key, toSign).toString('hex') === signature
}

function simulate(): Server {
  const objects = new Map<string, Buffer>()
  /** Two keys a page; its token holds a sign that XML writes in another way. */
  function listPage(query: URLSearchParams): string {
    const prefix = `/pictures/${query.get('prefix')}`
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix)).toSorted()
    const begin = Number(query.get('continuation-token')?.split('&')[1] ?? 0)
    const entries = keys.slice(begin, begin + 2).map((key) => {
      const name = key.slice('/pictures/'.length)
      return `<Contents><Key>${name}</Key><LastModified>2026-05-04T09:00:00.000Z</LastModified></Contents>`
    })
    const next = begin + 2 < keys.length
    const token = next ? `<NextContinuationToken>at&amp;${begin + 2}</NextContinuationToken>` : ''
    return `<?xml version="1.0"?><ListBucketResult>${entries.join('')}${token}</ListBucketResult>`
  }
  return createServer((request, response) => {
    void answer()
    async function answer() {
      const body = await buffer(request)
      const url = request.url ?? ''
      if (!isSigned(request) || !/^\/pictures[/?]/.test(url)) return response.writeHead(403).end()
      if (url.startsWith('/pictures?'))
        return response.end(listPage(new URL(url, 'http://store').searchParams))
      if (request.method === 'PUT') objects.set(url, body)
      if (request.method === 'DELETE') objects.delete(url)
      const found = objects.get(url)
      response.writeHead(request.method === 'DELETE' ? 204 : found ? 200 : 404)
      return response.end(request.method === 'GET' ? found : undefined)
    }
  })
}

let store: Server
let folder: string
let bucketUrl: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'replybay-blobs-'))
  store = simulate().listen(0, '127.0.0.1')
  await once(store, 'listening')
  // Sound: it listens on TCP.
  bucketUrl = `http://127.0.0.1:${(store.address() as AddressInfo).port}/pictures`
})
afterAll(async () => {
  store.close()
  await rm(folder, { recursive: true })
})

const open = (kind: string, secret = SECRET) =>
  createBlobStore(
    kind === 'folder'
      ? { kind, folder }
      : { kind: 's3', bucketUrl, region: 'eu-west-3', keyId: 'key-id', secret },
  )

test.each(['folder', 's3'])('%s: gives back what was put into it, until it is removed', async (kind) => {
  const blobs = open(kind)
  const bytes = randomBytes(3_000)
  await blobs.put('avatars/one.webp', bytes, 'image/webp')
  expect(Buffer.from((await blobs.get('avatars/one.webp')) ?? []).equals(bytes)).toBe(true)
  expect((await buffer((await blobs.open('avatars/one.webp')) ?? Readable.from([]))).equals(bytes)).toBe(true)
  await blobs.remove('avatars/one.webp')
  await blobs.remove('avatars/one.webp')
  expect(await blobs.get('avatars/one.webp')).toBeUndefined()
  expect(await blobs.open('avatars/one.webp')).toBeUndefined()
})

test.each(['folder', 's3'])('%s: lists what is in a folder of names, and nothing else', async (kind) => {
  const blobs = open(kind)
  const namesIn = async (inside: string) => {
    const listed = await listedBlobs(blobs, inside)
    // A file's time is rounded to the nearest millisecond, which may be the next one.
    const soon = new Date(Date.now() + 1)
    expect(listed.filter(({ modifiedAt }) => !(modifiedAt <= soon))).toEqual([])
    return listed.map(({ name }) => name).toSorted()
  }
  expect(await namesIn('lamps')).toEqual([])
  const names = ['lamps/a', 'lamps/b', 'lamps/c.webp', 'lamps/d', 'lamps/e']
  for (const name of [...names, 'lampshades/f']) await blobs.put(name, randomBytes(3), 'image/webp')
  expect(await namesIn('lamps')).toEqual(names)
  for (const name of names) await blobs.remove(name)
  expect(await namesIn('lamps')).toEqual([])
})

test('folder of blobs: lists what an interrupted upload has left, so that it can be removed', async () => {
  const blobs = open('folder')
  const unfinished = 'broken/a.webp.0198c0df-11a2-7d10-9c40-8a5f0e6b1c01'
  await mkdir(join(folder, 'broken'))
  await writeFile(join(folder, unfinished), 'half')
  expect(await listedBlobs(blobs, 'broken')).toMatchObject([{ name: unfinished }])
  await blobs.remove(unfinished)
  expect(await listedBlobs(blobs, 'broken')).toEqual([])
})

test.each(['../secrets.env', 'a..b', 'a/.b', 'a.webp./b', '/etc/passwd', 'a/../../b', 'a\\b', ''])(
  'folder of blobs: refuses the name "%s"',
  async (name) => {
    await expect(async () => open('folder').get(name)).rejects.toThrow('name of a blob')
    await expect(async () => open('folder').open(name)).rejects.toThrow('name of a blob')
  },
)

test('object store: a refusal is an error', async () => {
  await expect(open('s3', 'wrong').put('avatars/x.webp', randomBytes(1), 'image/webp')).rejects.toThrow('403')
})
