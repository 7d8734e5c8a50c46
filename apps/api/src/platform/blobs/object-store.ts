import { Readable } from 'node:stream'
import { AwsClient } from 'aws4fetch'
import type { BlobChoice } from '../config/service-config.ts'
import type { BlobStore } from './blob-store.ts'

const PATIENCE_MS = 20_000

/** A bucket of a store that speaks S3's protocol. */
export function createObjectStore(choice: Extract<BlobChoice, { kind: 's3' }>): BlobStore {
  const client = new AwsClient({
    accessKeyId: choice.keyId,
    secretAccessKey: choice.secret,
    region: choice.region,
    service: 's3',
    retries: 2,
  })

  async function call(
    path: string,
    init: RequestInit,
    signal = AbortSignal.timeout(PATIENCE_MS),
  ): Promise<Response> {
    const response = await client.fetch(`${choice.bucketUrl}${path}`, { ...init, signal })
    if (response.ok || response.status === 404) return response
    throw new Error(`The object store answered ${response.status} to ${init.method} ${path}.`)
  }

  async function listPage(folder: string, token: string | undefined): Promise<string> {
    const query = new URLSearchParams({
      'list-type': '2',
      prefix: `${folder}/`,
      ...(token && { 'continuation-token': token }),
    })
    const response = await call(`?${query}`, { method: 'GET' })
    if (!response.ok) throw new Error(`The object store has no bucket ${choice.bucketUrl}.`)
    return await response.text()
  }

  return {
    async put(name, bytes, type) {
      const body = new Uint8Array(bytes)
      const response = await call(`/${name}`, { method: 'PUT', body, headers: { 'content-type': type } })
      if (!response.ok) throw new Error(`The object store has no bucket ${choice.bucketUrl}.`)
    },
    async get(name) {
      const response = await call(`/${name}`, { method: 'GET' })
      return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined
    },
    async open(name) {
      const patience = new AbortController()
      const timer = setTimeout(() => patience.abort(), PATIENCE_MS)
      // For the head alone: how long the bytes take is up to who reads them.
      const { ok, body } = await call(`/${name}`, { method: 'GET' }, patience.signal).finally(() =>
        clearTimeout(timer),
      )
      if (ok && body) return Readable.from(body)
      await body?.cancel()
      return undefined
    },
    async remove(name) {
      await call(`/${name}`, { method: 'DELETE' })
    },
    async *list(folder) {
      let token: string | undefined
      do {
        const page = await listPage(folder, token)
        for (const [, entry = ''] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
          const [name, modifiedAt] = [textOf(entry, 'Key'), textOf(entry, 'LastModified')]
          if (name && modifiedAt) yield { name, modifiedAt: new Date(modifiedAt) }
        }
        token = textOf(page, 'NextContinuationToken')
      } while (token)
    },
  }
}

const entities = new Map([
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&apos;', "'"],
  ['&amp;', '&'],
])

/** The text of an XML element that holds nothing but text. */
function textOf(xml: string, element: string): string | undefined {
  const text = new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1]
  return text?.replaceAll(/&\w+;/g, (entity) => entities.get(entity) ?? entity)
}
