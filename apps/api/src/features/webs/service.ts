import type { components } from '@replybay/api-client'
import type { BlobStore } from '../../platform/blobs/blob-store.ts'
import type { Database, Queries } from '../../platform/database/database.ts'
import { newId } from '../../platform/database/ids.ts'
import { Failure } from '../../platform/contract/failure.ts'
import type { DataOwner } from '../../platform/server-feature.ts'
import { lockCompany } from '../users/index.ts'
import { domainOf } from './domain.ts'
import { countOwnWebs, deleteWeb, findWeb, findWebOwner, insertWeb, lockOwnWeb, updateWeb } from './store.ts'
import type { webs } from './tables.ts'
import { tellWebsChanged } from './topic.ts'

type Schemas = components['schemas']

/** Of one company, as the contract says. */
const MOST = 20

export interface WebService {
  /** @throws Failure `not-found` when the company has no such web. */
  info(companyId: string, id: string): Promise<Schemas['Web']>
  /** @throws Failure `not-found` without such a web, `conflict` for another company's. */
  add(companyId: string, id: string): Promise<Schemas['Web']>
  /** @throws Failure `limit-reached` when there are too many, `invalid-request` for a domain that is none. */
  create(companyId: string, web: Schemas['NewWeb']): Promise<Schemas['Web']>
  /**
   * Changes what is named.
   *
   * @throws Failure `not-found` where the company has no such web, or it is a sample; `invalid-request` for a domain that is
   *   none.
   */
  update(companyId: string, id: string, change: Schemas['WebChange']): Promise<Schemas['Web']>
  /**
   * Deletes a web for good, with its tickets and everything else of it. Its id is never given again.
   *
   * @throws Failure `not-found` where the company has no such web, or it is a sample.
   */
  remove(companyId: string, id: string): Promise<void>
}

interface WebParts {
  database: Database
  blobs: BlobStore
  /** Where pages load the chat window from. */
  scriptUrl: () => string
  /** Where customers of a web ask for returns. */
  returnPageUrl: (webId: string) => string
  /** Whose data there is. */
  owners: readonly DataOwner[]
}

export function createWebService({
  database,
  blobs,
  scriptUrl,
  returnPageUrl,
  owners,
}: WebParts): WebService {
  const present = ({ id, name, domain, origins = [], seenAt = null }: Presented): Schemas['Web'] => ({
    _id: id,
    name,
    domain,
    origins,
    seenAt: seenAt && seenAt.toISOString(),
    scriptUrl: scriptUrl(),
    returnPageUrl: returnPageUrl(id),
  })
  return {
    async info(companyId, id) {
      const web = await findWeb(database.queries, companyId, id)
      if (!web) throw new Failure('not-found')
      return present(web)
    },
    async add(companyId, id) {
      const web = await findWeb(database.queries, companyId, id)
      if (web) return present(web)
      const isAnothers = (await findWebOwner(database.queries, id)) !== undefined
      throw new Failure(isAnothers ? 'conflict' : 'not-found')
    },
    async create(companyId, { name, domain = '' }) {
      const content = { name: name.trim(), domain: requireDomain(domain) }
      return await database.transaction(async (queries) => {
        await lockCompany(queries, companyId)
        if ((await countOwnWebs(queries, companyId)) >= MOST) throw new Failure('limit-reached')
        const web = { id: newId(), companyId, ...content, createdAt: new Date() }
        await insertWeb(queries, web)
        await tellWebsChanged(queries, companyId)
        return present(web)
      })
    },
    async update(companyId, id, { name, domain, origins }) {
      const change = {
        ...(name !== undefined && { name: name.trim() }),
        ...(domain !== undefined && { domain: requireDomain(domain) }),
        ...(origins !== undefined && { origins: requireOrigins(origins) }),
      }
      return await database.transaction(async (queries) => {
        const web = await requireOwnWeb(queries, companyId, id)
        await updateWeb(queries, id, change)
        await tellWebsChanged(queries, companyId)
        return present({ ...web, ...change })
      })
    },
    async remove(companyId, id) {
      const files = await database.transaction(async (queries) => {
        await requireOwnWeb(queries, companyId, id)
        const found: string[] = []
        for (const { beforeWebGoes } of owners.toReversed()) {
          if (beforeWebGoes) found.push(...(await beforeWebGoes(queries, companyId, id)))
        }
        await tellWebsChanged(queries, companyId)
        await deleteWeb(queries, id)
        return found
      })
      // The web is gone. A file that can't be removed now belongs to nothing any more, and is found by the sweep.
      await Promise.allSettled(files.map((file) => blobs.remove(file)))
    },
  }
}

/** Holds it until the transaction ends. */
async function requireOwnWeb(queries: Queries, companyId: string, id: string) {
  const web = await lockOwnWeb(queries, companyId, id)
  if (!web) throw new Failure('not-found')
  return web
}

function requireDomain(text: string, path = '/body/domain'): string {
  const domain = domainOf(text)
  if (domain !== undefined) return domain
  throw new Failure('invalid-request', {
    fields: [{ path, message: 'must be a domain, such as shop.example' }],
  })
}

/** Each once. */
function requireOrigins(texts: readonly string[]): string[] {
  const hosts = texts.map((text, index) => requireDomain(text, `/body/origins/${index}`))
  return [...new Set(hosts)].filter((host) => host !== '')
}

type WebRow = typeof webs.$inferSelect
type Presented = Pick<WebRow, 'id' | 'name' | 'domain'> & Partial<Pick<WebRow, 'origins' | 'seenAt'>>
