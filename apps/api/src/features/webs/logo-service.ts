import type { BlobStore } from '../../platform/blobs/blob-store.ts'
import type { Database } from '../../platform/database/database.ts'
import { Failure } from '../../platform/contract/failure.ts'
import { createRateLimit } from '../../platform/rate-limits/rate-limit.ts'
import { logoBlob, newLogoName, toLogo } from './logo.ts'
import { findWeb, holdWeb, replaceLogo } from './store.ts'

export interface LogoService {
  /**
   * Replaces the logo of a web.
   *
   * @throws Failure `not-found` when the company has no such web, `not-an-image`, `overloaded`, or `too-many-requests` after
   *   twenty in an hour.
   */
  set(companyId: string, webId: string, bytes: Uint8Array): Promise<void>
}

export function createLogoService(database: Database, blobs: BlobStore): LogoService {
  const logos = createRateLimit(database, { name: 'logo', attempts: 20, windowMs: 3_600_000 })
  return {
    async set(companyId, webId, bytes) {
      if (!(await findWeb(database.queries, companyId, webId))) throw new Failure('not-found')
      await logos.take(webId)
      const name = newLogoName()
      await blobs.put(logoBlob(name), await toLogo(bytes), 'image/webp')
      const former = await database.transaction(async (queries) => {
        await holdWeb(queries, companyId, webId)
        return await replaceLogo(queries, { id: webId, companyId }, name)
      })
      // The logo is set, whatever becomes of the old one.
      if (former) await blobs.remove(logoBlob(former)).catch(() => undefined)
    },
  }
}
