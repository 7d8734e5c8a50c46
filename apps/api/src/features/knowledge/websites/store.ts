import {
  and,
  count,
  desc,
  eq,
  getTableColumns,
  ilike,
  inArray,
  isNotNull,
  lt,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Place } from '../../../platform/contract/cursor.ts'
import type { Queries } from '../../../platform/database/database.ts'
import { newId } from '../../../platform/database/ids.ts'
import type { Language } from '../languages.ts'
import { alikeColumns, alikeDocuments } from '../store.ts'
import { knowledgeDocuments } from '../tables.ts'
import { usesOf } from '../uses.ts'
import { knowledgePages, knowledgeWebsites } from './tables.ts'

export type WebsiteRow = typeof knowledgeWebsites.$inferSelect
export type PageRow = typeof knowledgePages.$inferSelect

type State = 'waiting' | 'indexing' | 'ready' | 'failed'

/** Pages of a website that are told: there are no more. */
const MOST_LISTED = 1_000

/** One reading of a website. */
export type Run = Readonly<{ websiteId: string; run: number }>

/** One job of it. */
export type Step = Run & Readonly<{ step: number }>

interface WebsiteFilter {
  search?: string | undefined
  state?: State | undefined
  language?: Language | undefined
}

export async function findWebsite(queries: Queries, companyId: string, id: string, { lock = false } = {}) {
  const query = queries
    .select()
    .from(knowledgeWebsites)
    .where(and(eq(knowledgeWebsites.id, id), eq(knowledgeWebsites.companyId, companyId)))
  const [row] = await (lock ? query.for('update') : query)
  return row
}

/** A website that is being read, as long as no other reading of it has begun. */
export async function findRun(queries: Queries, { websiteId, run }: Run, { lock = false } = {}) {
  const query = queries
    .select()
    .from(knowledgeWebsites)
    .where(
      and(
        eq(knowledgeWebsites.id, websiteId),
        eq(knowledgeWebsites.run, run),
        inArray(knowledgeWebsites.reading, ['waiting', 'reading']),
      ),
    )
  const [row] = await (lock ? query.for('update') : query)
  return row
}

/** Websites with how far they are known, the last read first. */
export async function listWebsites(
  queries: Queries,
  companyId: string,
  { search, state, language }: WebsiteFilter,
  { after, limit }: { after: Place | undefined; limit: number },
) {
  const stated = statedWebsites(queries, companyId)
  const like = search && `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return await queries
    .select()
    .from(stated)
    .where(
      and(
        state && eq(stated.state, state),
        language && sql`${language} = any(${stated.languages})`,
        like ? or(ilike(stated.title, like), ilike(stated.link, like)) : undefined,
        after &&
          sql`(${stated.updatedAt}, ${stated.id}) < (${new Date(after.order).toISOString()}::timestamptz, ${after.id})`,
      ),
    )
    .orderBy(desc(stated.updatedAt), desc(stated.id))
    .limit(limit)
}

export type StatedWebsite = Awaited<ReturnType<typeof listWebsites>>[number]

export async function findStated(queries: Queries, companyId: string, id: string) {
  const stated = statedWebsites(queries, companyId)
  const [row] = await queries.select().from(stated).where(eq(stated.id, id))
  return row
}

/** The websites that are added. What has been read is known when its documents are. */
function statedWebsites(queries: Queries, companyId: string) {
  const { rules: _left, ...columns } = getTableColumns(knowledgeWebsites)
  const inState = (...states: State[]) =>
    sql<number>`count(*) filter (where ${inArray(knowledgeDocuments.state, states)})::int`
  const known = queries
    .select({
      open: inState('waiting', 'indexing').as('open'),
      ready: inState('ready').as('ready'),
      all: sql<number>`count(*)::int`.as('all_documents'),
      size: sql<number>`coalesce(sum(${knowledgeDocuments.size}), 0)::int`.as('size'),
      replies: sql<number>`coalesce(sum(${usesOf(knowledgeDocuments.id)}), 0)::int`.as('replies'),
      language: sql<Language | null>`mode() within group (order by ${knowledgeDocuments.language})`.as(
        'language',
      ),
      languages: sql<Language[]>`array_agg(distinct ${knowledgeDocuments.language})`.as('languages'),
    })
    .from(knowledgeDocuments)
    .where(eq(knowledgeDocuments.websiteId, knowledgeWebsites.id))
    .as('known')
  const state = sql<State>`case
    when ${knowledgeWebsites.reading} in ('waiting', 'failed') then ${knowledgeWebsites.reading}
    when ${knowledgeWebsites.reading} = 'reading' or ${known.open} > 0 then 'indexing'
    when ${known.ready} > 0 then 'ready'
    else 'failed' end`
  return queries
    .select({
      ...columns,
      ready: known.ready,
      all: known.all,
      size: known.size,
      replies: known.replies,
      language: known.language,
      languages: known.languages,
      state: state.as('state'),
    })
    .from(knowledgeWebsites)
    .innerJoinLateral(known, sql`true`)
    .where(eq(knowledgeWebsites.companyId, companyId))
    .as('stated')
}

/** How many websites there are in each state. */
export async function countWebsites(queries: Queries, companyId: string) {
  const stated = statedWebsites(queries, companyId)
  const rows = await queries
    .select({ state: stated.state, count: count() })
    .from(stated)
    .groupBy(stated.state)
  return rows.map((row) => ({ kind: 'website' as const, ...row }))
}

/** The pages that were found, with how far they are known, without those that only lead on. */
export async function listPages(queries: Queries, websiteId: string) {
  const { link, title, state, problem } = knowledgePages
  return await queries
    .select({
      link,
      title,
      state,
      problem,
      known: knowledgeDocuments.state,
      knownProblem: knowledgeDocuments.problem,
      passages: knowledgeDocuments.passages,
      alike: alikeColumns,
    })
    .from(knowledgePages)
    .leftJoin(
      knowledgeDocuments,
      and(eq(knowledgeDocuments.websiteId, websiteId), eq(knowledgeDocuments.link, link)),
    )
    .leftJoin(alikeDocuments, eq(alikeDocuments.id, knowledgeDocuments.alikeTo))
    .where(isOf(websiteId, or(ne(state, 'gone'), ne(problem, 'duplicate'), isNotNull(title))))
    .orderBy(knowledgePages.depth, link)
    .limit(MOST_LISTED)
}

/** The next page to read: those nearest to the first one are read first. */
export async function nextPage(queries: Queries, websiteId: string): Promise<PageRow | undefined> {
  const [page] = await queries
    .select()
    .from(knowledgePages)
    .where(isOf(websiteId, eq(knowledgePages.state, 'found')))
    .orderBy(knowledgePages.depth, knowledgePages.id)
    .limit(1)
  return page
}

export async function countRead(queries: Queries, websiteId: string): Promise<number> {
  return await queries.$count(
    knowledgePages,
    isOf(websiteId, inArray(knowledgePages.state, ['read', 'kept'])),
  )
}

/** Whether another page of the website says the same. */
export async function isRepeated(queries: Queries, page: PageRow, hash: string): Promise<boolean> {
  const [other] = await queries
    .select({ id: knowledgePages.id })
    .from(knowledgePages)
    .where(
      isOf(
        page.websiteId,
        and(
          eq(knowledgePages.hash, hash),
          inArray(knowledgePages.state, ['read', 'kept']),
          sql`${knowledgePages.id} <> ${page.id}`,
        ),
      ),
    )
    .limit(1)
  return other !== undefined
}

export async function linksOf(queries: Queries, websiteId: string): Promise<string[]> {
  const rows = await queries.select({ link: knowledgePages.link }).from(knowledgePages).where(isOf(websiteId))
  return rows.map(({ link }) => link)
}

export async function insertPages(
  queries: Queries,
  { id: websiteId, companyId }: Pick<WebsiteRow, 'id' | 'companyId'>,
  pages: readonly Pick<typeof knowledgePages.$inferInsert, 'link' | 'depth' | 'state' | 'problem'>[],
): Promise<void> {
  if (pages.length === 0) return
  await queries
    .insert(knowledgePages)
    .values(pages.map((page) => ({ id: newId(), companyId, websiteId, ...page })))
    .onConflictDoNothing()
}

/** Texts of pages are kept until they are documents. Without its hash a page is read anew. */
export async function forgetContents(
  queries: Queries,
  websiteId: string,
  hash: { hash?: null } = {},
): Promise<void> {
  await queries
    .update(knowledgePages)
    .set({ content: null, ...hash })
    .where(isOf(websiteId, isNotNull(knowledgePages.content)))
}

/** Bytes of a company's pages that are read and not documents yet. */
export async function countUnpublished(queries: Queries, companyId: string): Promise<number> {
  const [sum] = await queries
    .select({ bytes: sql<string>`coalesce(sum(octet_length(${knowledgePages.content})), 0)` })
    .from(knowledgePages)
    .where(eq(knowledgePages.companyId, companyId))
  return Number(sum?.bytes ?? 0)
}

/** Ends a step of a reading. @returns whether it was not ended before. */
export async function endStep(queries: Queries, { websiteId, run, step }: Step): Promise<boolean> {
  const ended = await queries
    .update(knowledgeWebsites)
    .set({ step: step + 1 })
    .where(
      and(
        eq(knowledgeWebsites.id, websiteId),
        eq(knowledgeWebsites.run, run),
        eq(knowledgeWebsites.step, step),
      ),
    )
    .returning({ id: knowledgeWebsites.id })
  return ended.length > 0
}

/** Websites that are read again by the time alone. */
export async function oldWebsites(queries: Queries, before: Date, limit: number): Promise<WebsiteRow[]> {
  return await queries
    .select()
    .from(knowledgeWebsites)
    .where(
      and(lt(knowledgeWebsites.startedAt, before), inArray(knowledgeWebsites.reading, ['read', 'failed'])),
    )
    .orderBy(knowledgeWebsites.startedAt)
    .limit(limit)
    .for('update', { skipLocked: true })
}

function isOf(websiteId: string, more?: SQL): SQL | undefined {
  return and(eq(knowledgePages.websiteId, websiteId), more)
}
