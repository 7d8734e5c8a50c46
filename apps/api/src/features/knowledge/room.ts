import { and, count, eq, ne, sql } from 'drizzle-orm'
import { Failure } from '../../platform/contract/failure.ts'
import type { Queries } from '../../platform/database/database.ts'
import { knowledgeDocuments } from './tables.ts'

/** Of one company. */
const MOST_DOCUMENTS = 20_000

/**
 * What of a company's knowledge is written comes one after another from here on, until the transaction ends. It is held before
 * any lesson, gap, or document is: what holds those first waits for what waits for it.
 */
export async function lockRoom(queries: Queries, companyId: string): Promise<void> {
  await queries.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`knowledge ${companyId}`}, 0))`)
}

/** A company's websites are added one after another from here on, until the transaction ends. */
export async function lockWebsites(queries: Queries, companyId: string): Promise<void> {
  await queries.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`websites ${companyId}`}, 0))`)
}

/**
 * Behind `lockRoom`.
 *
 * @param bytes of a text that is added, or that takes the place of what the document has.
 * @param mostBytes of all texts of a company.
 * @throws Failure `limit-reached`.
 */
export async function requireRoom(
  queries: Queries,
  { companyId, id, bytes, mostBytes }: { companyId: string; id: string; bytes: number; mostBytes: number },
): Promise<void> {
  const [others] = await queries
    .select({
      documents: count(),
      bytes: sql<string>`coalesce(sum(octet_length(${knowledgeDocuments.content})), 0)`,
    })
    .from(knowledgeDocuments)
    .where(and(eq(knowledgeDocuments.companyId, companyId), ne(knowledgeDocuments.id, id)))
  if (!others) return
  if (others.documents >= MOST_DOCUMENTS || Number(others.bytes) + bytes > mostBytes) {
    throw new Failure('limit-reached')
  }
}

/** Whether a text can be added. */
export async function hasRoom(
  queries: Queries,
  wanted: { companyId: string; bytes: number; mostBytes: number },
): Promise<boolean> {
  try {
    await requireRoom(queries, { ...wanted, id: '' })
    return true
  } catch (error) {
    if (error instanceof Failure) return false
    throw error
  }
}
