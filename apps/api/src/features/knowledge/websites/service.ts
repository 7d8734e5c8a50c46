import type { components } from '@replybay/api-client'
import { and, eq } from 'drizzle-orm'
import { Failure } from '../../../platform/contract/failure.ts'
import type { Person } from '../../../platform/contract/handlers.ts'
import type { Queries } from '../../../platform/database/database.ts'
import { newId } from '../../../platform/database/ids.ts'
import type { ServerContext } from '../../../platform/server-feature.ts'
import { hasContainer } from '../../users/index.ts'
import { readCursor, writeCursor } from '../../../platform/contract/cursor.ts'
import { removePassagesOf } from '../removing.ts'
import { spokenLanguage } from '../language.ts'
import { lockWebsites } from '../room.ts'
import { tellOf } from '../topic.ts'
import { knowledgeDocuments } from '../tables.ts'
import { presentPage, presentWebsite } from './present.ts'
import { startReading } from './read-website.ts'
import { findStated, findWebsite, listPages, listWebsites, type WebsiteRow } from './store.ts'
import { knowledgeWebsites } from './tables.ts'
import { readChosen, readLink } from './website-link.ts'

type Schemas = components['schemas']

/** Of one company. */
const MOST_WEBSITES = 50
const PAGE = 50

export interface WebsiteService {
  list(
    person: Person,
    query: ListQuery,
  ): Promise<{ websites: Schemas['KnowledgeWebsite'][]; nextCursor: string | null }>
  /** @throws Failure `not-found`. */
  find(person: Person, id: string): Promise<Schemas['KnowledgeWebsite']>
  /**
   * Reads a website, or reads it again.
   * @throws Failure `invalid-request`, `limit-reached`, or `conflict` where the company has no container yet.
   */
  add(person: Person, website: Schemas['NewWebsite']): Promise<Schemas['KnowledgeWebsite']>
  /** @throws Failure `not-found`. */
  pages(person: Person, id: string): Promise<Schemas['WebsitePage'][]>
  /** @throws Failure `not-found`. */
  remove(person: Person, id: string): Promise<void>
}

interface ListQuery {
  search?: string | undefined
  state?: Schemas['KnowledgeState'] | undefined
  language?: string | undefined
  limit?: number | undefined
  cursor?: string | undefined
}

export function createWebsiteService(context: ServerContext): WebsiteService {
  const { database } = context
  return {
    async list({ companyId }, { search, state, language, limit = PAGE, cursor }) {
      const after = cursor === undefined ? undefined : readCursor('websites', cursor)
      const spoken = language === undefined ? undefined : spokenLanguage(language, 'query')
      const filter = { search, state, language: spoken }
      const rows = await listWebsites(database.queries, companyId, filter, { after, limit: limit + 1 })
      const shown = rows.slice(0, limit)
      const last = rows.length > limit ? shown.at(-1) : undefined
      return {
        websites: shown.map(presentWebsite),
        nextCursor: last ? writeCursor('websites', { order: last.updatedAt.getTime(), id: last.id }) : null,
      }
    },
    async find({ companyId }, id) {
      const website = await findStated(database.queries, companyId, id)
      if (!website) throw new Failure('not-found')
      return presentWebsite(website)
    },
    add: ({ companyId }, wanted) =>
      database.transaction(async (queries) => {
        if (!(await hasContainer(queries, companyId))) throw new Failure('conflict')
        const link = readLink(wanted.link)
        const { recursive: isRecursive = false, pages } = wanted
        const chosen = pages && (pages.length > 0 ? readChosen(pages, link) : null)
        await lockWebsites(queries, companyId)
        const website = await findOrInsert(queries, companyId, { link, isRecursive, chosen })
        if (!isBeingRead(website)) await startReading(context, queries, website)
        const stated = await findStated(queries, companyId, website.id)
        if (!stated) throw new Error('A website that is added is there.')
        return presentWebsite(stated)
      }),
    async pages({ companyId }, id) {
      const website = await findWebsite(database.queries, companyId, id)
      if (!website) throw new Failure('not-found')
      return (await listPages(database.queries, id)).map(presentPage)
    },
    remove: ({ companyId }, id) =>
      database.transaction(async (queries) => {
        const website = await findWebsite(queries, companyId, id, { lock: true })
        if (!website) throw new Failure('not-found')
        await removeWebsite(queries, website)
      }),
  }
}

/** Reading has begun, at least once: a new row waits for its first. */
function isBeingRead({ reading, run }: WebsiteRow): boolean {
  return run > 0 && (reading === 'waiting' || reading === 'reading')
}

async function findOrInsert(
  queries: Queries,
  companyId: string,
  {
    link,
    isRecursive,
    chosen,
  }: Pick<WebsiteRow, 'link' | 'isRecursive'> & { chosen?: string[] | null | undefined },
): Promise<WebsiteRow> {
  const isAdded = eq(knowledgeWebsites.companyId, companyId)
  const now = new Date()
  const count = await queries.$count(knowledgeWebsites, isAdded)
  const origin = new URL(link).origin
  const row = { id: newId(), companyId, link, origin, isRecursive, reading: 'waiting' as const, run: 0 }
  const times = { startedAt: now, createdAt: now, updatedAt: now }
  const [added] = await queries
    .insert(knowledgeWebsites)
    .values({ ...row, chosen: chosen ?? null, ...times })
    .onConflictDoNothing()
    .returning()
  if (added && count >= MOST_WEBSITES) throw new Failure('limit-reached')
  if (added) return added
  const [known] = await queries
    .update(knowledgeWebsites)
    .set({ isRecursive, ...(chosen !== undefined && { chosen }) })
    .where(and(isAdded, eq(knowledgeWebsites.link, link)))
    .returning()
  if (!known) throw new Error('A website that can not be added is there.')
  return known
}

async function removeWebsite(queries: Queries, { id, companyId }: WebsiteRow): Promise<void> {
  const documents = await queries
    .select({ id: knowledgeDocuments.id })
    .from(knowledgeDocuments)
    .where(eq(knowledgeDocuments.websiteId, id))
  await removePassagesOf(
    queries,
    companyId,
    documents.map((one) => one.id),
  )
  await queries.delete(knowledgeWebsites).where(eq(knowledgeWebsites.id, id))
  await tellOf(queries, companyId, 'sources')
}
