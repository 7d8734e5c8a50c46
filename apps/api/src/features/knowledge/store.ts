import { and, count, desc, eq, getTableColumns, ilike, or, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import { knowledgeDocuments } from './tables.ts'

export type DocumentRow = typeof knowledgeDocuments.$inferSelect
type DocumentKind = DocumentRow['kind']
type DocumentState = DocumentRow['state']

interface DocumentFilter {
  search?: string | undefined
  kind?: DocumentKind | undefined
  state?: DocumentState | undefined
}

/** Where a page ends. */
export interface DocumentPlace {
  updatedAt: Date
  id: string
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

/** Changes a document; what was indexed of it is old by that. */
export async function changeDocument(
  queries: Queries,
  id: string,
  change: Partial<typeof knowledgeDocuments.$inferInsert>,
): Promise<DocumentRow | undefined> {
  const [row] = await queries
    .update(knowledgeDocuments)
    .set({ ...change, state: 'waiting', problem: null, version: sql`${knowledgeDocuments.version} + 1` })
    .where(eq(knowledgeDocuments.id, id))
    .returning()
  return row
}

/** A page of documents, the last changed first, without their contents. */
export async function listDocuments(
  queries: Queries,
  companyId: string,
  filter: DocumentFilter,
  { after, limit }: { after: DocumentPlace | undefined; limit: number },
) {
  const { content: _left, ...columns } = getTableColumns(knowledgeDocuments)
  return await queries
    .select(columns)
    .from(knowledgeDocuments)
    .where(and(matches(companyId, filter), after && isBehind(after)))
    .orderBy(desc(knowledgeDocuments.updatedAt), desc(knowledgeDocuments.id))
    .limit(limit)
}

/** How many there are of each kind and state. */
export async function countDocuments(queries: Queries, companyId: string) {
  return await queries
    .select({ kind: knowledgeDocuments.kind, state: knowledgeDocuments.state, count: count() })
    .from(knowledgeDocuments)
    .where(eq(knowledgeDocuments.companyId, companyId))
    .groupBy(knowledgeDocuments.kind, knowledgeDocuments.state)
}

function isOwn(companyId: string, id: string): SQL | undefined {
  return and(eq(knowledgeDocuments.id, id), eq(knowledgeDocuments.companyId, companyId))
}

function matches(companyId: string, { search, kind, state }: DocumentFilter): SQL | undefined {
  const like = search && `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return and(
    eq(knowledgeDocuments.companyId, companyId),
    kind && eq(knowledgeDocuments.kind, kind),
    state && eq(knowledgeDocuments.state, state),
    like ? or(ilike(knowledgeDocuments.title, like), ilike(knowledgeDocuments.question, like)) : undefined,
  )
}

function isBehind({ updatedAt, id }: DocumentPlace): SQL {
  return sql`(${knowledgeDocuments.updatedAt}, ${knowledgeDocuments.id}) < (${updatedAt.toISOString()}::timestamptz, ${id})`
}
