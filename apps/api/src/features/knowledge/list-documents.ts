/** Pages of documents, in each order by an index: none of them is longer to find for what there is besides. */
import { and, asc, count, desc, eq, gt, gte, lt, notExists, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import type { DocumentPlace, ListOrder } from './listing-order.ts'
import { type DocumentFilter, listed, matches } from './store.ts'
import { knowledgeDocuments, knowledgeUses } from './tables.ts'
import { countedSince } from './uses.ts'

interface Page {
  order: ListOrder
  after: DocumentPlace | undefined
  limit: number
}

type Rows = Awaited<ReturnType<typeof newestFirst>>

/** What needs a person first. */
const STATES = ['failed', 'indexing', 'waiting', 'ready'] as const
const KINDS = ['email', 'file', 'qa', 'text', 'ticket'] as const

/** A page of documents without their contents, and without those of websites. */
export async function listDocuments(
  queries: Queries,
  companyId: string,
  filter: DocumentFilter,
  page: Page,
): Promise<Rows> {
  const where = matches(companyId, filter)
  const { kind, state } = knowledgeDocuments
  switch (page.order.sort) {
    case 'title':
      return byTitle(queries, companyId, where, page)
    case 'kind':
      return byGroup(queries, companyId, page, KINDS, (one) => and(where, eq(kind, one)))
    case 'state':
      return byGroup(queries, companyId, page, STATES, (one) => and(where, eq(state, one)))
    case 'replies':
      return byReplies(queries, companyId, where, page)
    case 'updated':
      return byChange(queries, companyId, where, page)
  }
}

const { id, updatedAt, orderTitle } = knowledgeDocuments

async function byChange(
  queries: Queries,
  companyId: string,
  where: SQL | undefined,
  { order: { isDescending }, after, limit }: Page,
): Promise<Rows> {
  if (isDescending) return await newestFirst(queries, companyId, where, { after, limit })
  const behind = after && sql`(${updatedAt}, ${id}) > (${momentOf(after)}, ${after.id})`
  return await listed(queries, companyId)
    .where(and(where, behind))
    .orderBy(asc(updatedAt), asc(id))
    .limit(limit)
}

async function byTitle(
  queries: Queries,
  companyId: string,
  where: SQL | undefined,
  { order: { isDescending }, after, limit }: Page,
): Promise<Rows> {
  const title = sql`${orderTitle} collate "C"`
  const [direction, compared] = isDescending ? [desc, sql`<`] : [asc, sql`>`]
  const behind = after && sql`(${title}, ${id}) ${compared} (${after.group}, ${after.id})`
  return await listed(queries, companyId)
    .where(and(where, behind))
    .orderBy(direction(title), direction(id))
    .limit(limit)
}

/** One group after the other, each with the last changed first: an index has them so in either direction. */
async function byGroup<Group extends string>(
  queries: Queries,
  companyId: string,
  { order: { isDescending }, after, limit }: Page,
  all: readonly Group[],
  ofGroup: (group: Group) => SQL | undefined,
): Promise<Rows> {
  const groups = isDescending ? all.toReversed() : all
  const first = after ? groups.findIndex((group) => group === after.group) : 0
  const rows: Rows = []
  for (const group of groups.slice(Math.max(0, first))) {
    const place = group === after?.group ? after : undefined
    const page = { after: place, limit: limit - rows.length }
    rows.push(...(await newestFirst(queries, companyId, ofGroup(group), page)))
    if (rows.length >= limit) break
  }
  return rows
}

/** Those that replies rest on are few beside all, and are counted; the others have no order but their last change. */
async function byReplies(
  queries: Queries,
  companyId: string,
  where: SQL | undefined,
  { order: { isDescending }, after, limit }: Page,
): Promise<Rows> {
  const ofLate = and(eq(knowledgeUses.companyId, companyId), gte(knowledgeUses.createdAt, countedSince()))
  const isUsed = queries
    .select({ one: sql`1` })
    .from(knowledgeUses)
    .where(and(ofLate, eq(knowledgeUses.documentId, id)))
  const unused = (rest: number) => {
    const place = after?.group === '0' ? after : undefined
    return newestFirst(queries, companyId, and(where, notExists(isUsed)), { after: place, limit: rest })
  }
  const used = async (rest: number) => {
    const counted = queries
      .select({ documentId: knowledgeUses.documentId, uses: count().as('uses') })
      .from(knowledgeUses)
      .where(ofLate)
      .groupBy(knowledgeUses.documentId)
      .as('counted')
    const place = after && after.group !== '0' ? after : undefined
    const uses = Number(place?.group)
    const behind =
      place &&
      sql`(${isDescending ? lt(counted.uses, uses) : gt(counted.uses, uses)} or (${eq(counted.uses, uses)} and ${isBehind(place)}))`
    return await listed(queries, companyId)
      .innerJoin(counted, eq(counted.documentId, id))
      .where(and(where, behind))
      .orderBy(isDescending ? desc(counted.uses) : asc(counted.uses), desc(updatedAt), desc(id))
      .limit(rest)
  }
  const hasBegunSecond = after && (after.group === '0') === isDescending
  const [one, two] = isDescending ? [used, unused] : [unused, used]
  const rows = hasBegunSecond ? [] : await one(limit)
  return rows.length >= limit ? rows : [...rows, ...(await two(limit - rows.length))]
}

async function newestFirst(
  queries: Queries,
  companyId: string,
  where: SQL | undefined,
  { after, limit }: Pick<Page, 'after' | 'limit'>,
) {
  return await listed(queries, companyId)
    .where(and(where, after && isBehind(after)))
    .orderBy(desc(updatedAt), desc(id))
    .limit(limit)
}

function isBehind(place: DocumentPlace): SQL {
  return sql`(${updatedAt}, ${id}) < (${momentOf(place)}, ${place.id})`
}

function momentOf({ changed }: DocumentPlace): SQL {
  return sql`${new Date(changed).toISOString()}::timestamptz`
}
