import {
  and,
  count,
  desc,
  eq,
  getTableColumns,
  ilike,
  inArray,
  lte,
  max,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queries } from '../../platform/database/database.ts'
import { orderTitle } from '../../platform/database/order-title.ts'
import { users } from '../users/tables.ts'
import type { Language } from './languages.ts'
import { isSameTitle } from './same-title.ts'
import { knowledgeDocuments, knowledgePassages } from './tables.ts'
import { usesOf } from './uses.ts'

/** Of those that begin alike, so many are looked at. */
const MOST_TITLED = 20

/** Those that others are alike to. */
export const alikeDocuments = alias(knowledgeDocuments, 'alike')

/** What is told of them. */
export const alikeColumns = {
  id: alikeDocuments.id,
  title: alikeDocuments.title,
  question: alikeDocuments.question,
  kind: alikeDocuments.kind,
  websiteId: alikeDocuments.websiteId,
}

export type DocumentRow = typeof knowledgeDocuments.$inferSelect
type DocumentKind = DocumentRow['kind']
type DocumentState = DocumentRow['state']

export interface DocumentFilter {
  search?: string | undefined
  kind?: Exclude<DocumentKind, 'page'> | undefined
  state?: DocumentState | undefined
  language?: Language | undefined
}

export async function findDocument(queries: Queries, companyId: string, id: string, { lock = false } = {}) {
  const query = queries.select().from(knowledgeDocuments).where(isOwn(companyId, id))
  const [row] = await (lock ? query.for('update') : query)
  return row
}

export async function insertDocument(
  queries: Queries,
  row: typeof knowledgeDocuments.$inferInsert,
): Promise<DocumentRow> {
  const [inserted] = await queries.insert(knowledgeDocuments).values(row).returning()
  if (!inserted) throw new Error('A row that is inserted is returned.')
  return inserted
}

/** How far a document is known from now on. */
export function standing(state: DocumentState, problem: DocumentRow['problem'] = null) {
  return { state, problem, stateAt: new Date() }
}

/** Deletes a document, but not what was indexed of it. */
export async function deleteDocument(queries: Queries, companyId: string, id: string): Promise<void> {
  await queries.delete(knowledgeDocuments).where(isOwn(companyId, id))
}

/** Changes a document; what was indexed of it is old by that, and what was set aside of it is not any more. */
export async function changeDocument(
  queries: Queries,
  companyId: string,
  id: string,
  change: Partial<typeof knowledgeDocuments.$inferInsert>,
): Promise<DocumentRow | undefined> {
  const version = sql`${knowledgeDocuments.version} + 1`
  await queries
    .update(knowledgePassages)
    .set({ isSetAside: false })
    .where(
      and(
        eq(knowledgePassages.companyId, companyId),
        eq(knowledgePassages.documentId, id),
        knowledgePassages.isSetAside,
      ),
    )
  const [row] = await queries
    .update(knowledgeDocuments)
    .set({ ...change, ...standing('waiting'), isAskedAgain: false, version })
    .where(isOwn(companyId, id))
    .returning()
  return row
}

/** A document as it stands in the list. */
export async function findListed(queries: Queries, companyId: string, id: string) {
  const [row] = await listed(queries, companyId).where(
    and(isOwn(companyId, id), ne(knowledgeDocuments.kind, 'page')),
  )
  return row
}

/** Documents without their contents, with the names of those who saved them. */
export function listed(queries: Queries, companyId: string) {
  const { content: _left, ...columns } = getTableColumns(knowledgeDocuments)
  return queries
    .select({ ...columns, savedBy: users.name, replies: usesOf(knowledgeDocuments.id), alike: alikeColumns })
    .from(knowledgeDocuments)
    .leftJoin(users, and(eq(users.id, knowledgeDocuments.savedBy), eq(users.companyId, companyId)))
    .leftJoin(alikeDocuments, eq(alikeDocuments.id, knowledgeDocuments.alikeTo))
}

/** How many there are that match, on all pages. */
export async function countMatching(queries: Queries, companyId: string, filter: DocumentFilter) {
  const [row] = await queries
    .select({ count: count() })
    .from(knowledgeDocuments)
    .where(matches(companyId, filter))
  return row?.count ?? 0
}

/** How many there are of each kind and state, and since when the last of them stands there. */
export async function countDocuments(queries: Queries, companyId: string) {
  return await queries
    .select({
      kind: knowledgeDocuments.kind,
      state: knowledgeDocuments.state,
      count: count(),
      last: max(knowledgeDocuments.stateAt),
    })
    .from(knowledgeDocuments)
    .where(eq(knowledgeDocuments.companyId, companyId))
    .groupBy(knowledgeDocuments.kind, knowledgeDocuments.state)
}

/** Those of the blobs that are a file's. */
export async function listNamed(queries: Queries, blobs: string[]): Promise<string[]> {
  return blobsOf(queries, inArray(knowledgeDocuments.blob, blobs))
}

export async function listBlobs(queries: Queries, companyId: string): Promise<string[]> {
  return blobsOf(queries, eq(knowledgeDocuments.companyId, companyId))
}

async function blobsOf(queries: Queries, some: SQL): Promise<string[]> {
  const rows = await queries.select({ blob: knowledgeDocuments.blob }).from(knowledgeDocuments).where(some)
  return rows.flatMap(({ blob }) => blob ?? [])
}

function isOwn(companyId: string, id: string): SQL | undefined {
  return and(eq(knowledgeDocuments.id, id), eq(knowledgeDocuments.companyId, companyId))
}

/** What a filter leaves; pages are of their website. */
export function matches(
  companyId: string,
  { search, kind, state, language }: DocumentFilter,
): SQL | undefined {
  const like = search && `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return and(
    eq(knowledgeDocuments.companyId, companyId),
    ne(knowledgeDocuments.kind, 'page'),
    kind && eq(knowledgeDocuments.kind, kind),
    state && eq(knowledgeDocuments.state, state),
    language && eq(knowledgeDocuments.language, language),
    like ? or(ilike(knowledgeDocuments.title, like), ilike(knowledgeDocuments.question, like)) : undefined,
  )
}

/** Sources by their title, whatever their case and accents. */
export async function findTitled(queries: Queries, companyId: string, title: string) {
  const { id, question, kind, websiteId, updatedAt, orderTitle: order } = knowledgeDocuments
  const rows = await queries
    .select({ id, title: knowledgeDocuments.title, question, kind, websiteId, updatedAt })
    .from(knowledgeDocuments)
    .where(
      and(
        eq(knowledgeDocuments.companyId, companyId),
        ne(kind, 'page'),
        sql`${order} collate "C" = ${orderTitle(sql`${title}::text`)}`,
      ),
    )
    .orderBy(desc(updatedAt))
    .limit(MOST_TITLED)
  return rows.filter((row) => isSameTitle(row.question ?? row.title, title))
}

/** Whether documents are still there, and are as they were at a time. */
export async function areUnchangedSince(
  queries: Queries,
  companyId: string,
  ids: readonly string[],
  since: Date,
): Promise<boolean> {
  const { id, companyId: owner, updatedAt } = knowledgeDocuments
  const distinct = [...new Set(ids)]
  const isUnchanged = and(eq(owner, companyId), inArray(id, distinct), lte(updatedAt, since))
  return distinct.length === (await queries.$count(knowledgeDocuments, isUnchanged))
}
