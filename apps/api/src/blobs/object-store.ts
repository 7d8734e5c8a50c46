import { AwsClient } from 'aws4fetch'
import type { BlobChoice } from '../service-config.ts'
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

  async function call(name: string, init: RequestInit): Promise<Response> {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const response = await client.fetch(`${choice.bucketUrl}/${name}`, { ...init, signal })
    if (response.ok || response.status === 404) return response
    throw new Error(`The object store answered ${response.status} to ${init.method} ${name}.`)
  }

  return {
    async put(name, bytes, type) {
      const body = new Uint8Array(bytes)
      const response = await call(name, { method: 'PUT', body, headers: { 'content-type': type } })
      if (!response.ok) throw new Error(`The object store has no bucket ${choice.bucketUrl}.`)
    },
    async get(name) {
      const response = await call(name, { method: 'GET' })
      return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined
    },
    async remove(name) {
      await call(name, { method: 'DELETE' })
    },
  }
}
