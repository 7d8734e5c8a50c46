import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { BlobFolder } from '../../../platform/blobs/blob-folder.ts'
import type { BlobStore } from '../../../platform/blobs/blob-store.ts'
import { API_PREFIX } from '../../../platform/contract/contract.ts'
import { Failure } from '../../../platform/contract/failure.ts'
import type { Customer } from '../../../platform/contract/handlers.ts'
import type { Database } from '../../../platform/database/database.ts'
import { toFittingWebp } from '../../../platform/pictures/pictures.ts'
import type { HousekeepingTask } from '../../../platform/server-feature.ts'
import { deleteUnusedPhotos, insertPhoto, listKnownPhotos, listPhotos } from './store.ts'

const FOLDER = 'return-photos'
const PATH = `${API_PREFIX}/${FOLDER}`
/** The longer side, in pixels. */
const SIZE = 1_600
const MOST_PIXELS = 50_000_000
/** Of a request that was never sent; in ms. */
const UNUSED_LIFE_MS = 24 * 3_600_000

const blobOf = (id: string) => `${FOLDER}/${id}.webp`
const idOf = (blob: string) => blob.replace(/^[^/]*\/|\.webp$/g, '')

export const photoUrl = (id: string): string => `${PATH}/${id}.webp`

export const photoBlobs: BlobFolder = {
  name: FOLDER,
  named: async (queries, blobs) => (await listKnownPhotos(queries, blobs.map(idOf))).map(blobOf),
  ofCompany: async (queries, companyId) => (await listPhotos(queries, companyId)).map(blobOf),
}

/** Keeps a photo for a return that is still to be asked for. @throws Failure `not-an-image`, `overloaded`. */
export async function addPhoto(
  { queries }: Database,
  blobs: BlobStore,
  { companyId, orderId }: Customer,
  file: Uint8Array,
) {
  const photo = await toFittingWebp(file, { side: SIZE, mostPixels: MOST_PIXELS })
  if (!photo) throw new Failure('not-an-image')
  const id = randomBytes(16).toString('hex')
  await blobs.put(blobOf(id), photo, 'image/webp')
  await insertPhoto(queries, { id, companyId, orderId, createdAt: new Date() })
  return { _id: id, url: photoUrl(id) }
}

interface Params {
  file: string
}

/** Photos, for who was told their address: the dashboard shows them as pictures, which carry no token. */
export function servePhotos(app: FastifyInstance, blobs: BlobStore): void {
  app.get<{ Params: Params }>(`${PATH}/:file`, async (request, reply) => {
    const id = /^([0-9a-f]{32})\.webp$/.exec(request.params.file)?.[1]
    const bytes = id && (await blobs.get(blobOf(id)))
    if (!bytes) throw new Failure('not-found')
    return reply
      .type('image/webp')
      .header('cache-control', 'private, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'")
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(bytes)
  })
}

/** Removes what was uploaded for a request that was never sent. */
export const removeUnusedPhotos: HousekeepingTask = async ({ database, blobs }, now) => {
  const unused = await deleteUnusedPhotos(database.queries, new Date(now.getTime() - UNUSED_LIFE_MS))
  await Promise.allSettled(unused.map((id) => blobs.remove(blobOf(id))))
}
