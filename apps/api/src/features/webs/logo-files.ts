import type { FastifyInstance } from 'fastify'
import type { BlobStore } from '../../platform/blobs/blob-store.ts'
import { Failure } from '../../platform/contract/failure.ts'
import { logoBlob, LOGOS_PATH } from './logo.ts'

interface Params {
  file: string
}

/** The logos of webs, for every visitor: each under a name of its own, so that browsers keep it for good. */
export function serveLogos(app: FastifyInstance, blobs: BlobStore): void {
  app.get<{ Params: Params }>(`${LOGOS_PATH}/:file`, async (request, reply) => {
    const name = /^([0-9a-f]{32})\.webp$/.exec(request.params.file)?.[1]
    const bytes = name && (await blobs.get(logoBlob(name)))
    if (!bytes) throw new Failure('not-found')
    return reply
      .type('image/webp')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'")
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(bytes)
  })
}
