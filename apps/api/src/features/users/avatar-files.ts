import type { FastifyInstance } from 'fastify'
import type { BlobStore } from '../../platform/blobs/blob-store.ts'
import { Failure } from '../../platform/contract/failure.ts'
import { avatarBlob, AVATARS_PATH } from './avatar.ts'

interface Params {
  file: string
}

/** The pictures of people: each under a name of its own, so that browsers keep it for good. */
export function serveAvatars(app: FastifyInstance, blobs: BlobStore): void {
  app.get<{ Params: Params }>(`${AVATARS_PATH}/:file`, async (request, reply) => {
    const name = /^([0-9a-f]{32})\.webp$/.exec(request.params.file)?.[1]
    const bytes = name && (await blobs.get(avatarBlob(name)))
    if (!bytes) throw new Failure('not-found')
    return reply
      .type('image/webp')
      .header('cache-control', 'private, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'")
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(bytes)
  })
}
