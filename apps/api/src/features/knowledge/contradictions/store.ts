import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queries } from '../../../platform/database/database.ts'
import { knowledgeDocuments, knowledgePassages } from '../tables.ts'
import { usesOf } from '../uses.ts'
import { knowledgeContradictions } from './tables.ts'

type ContradictionRow = typeof knowledgeContradictions.$inferSelect

export interface Side {
  documentId: string
  text: string
}

const MOST_LISTED = 50

/** Those that are open, and whose passages both can be found; the newest first. */
export async function listOpen(queries: Queries, companyId: string) {
  const [one, other] = [sideOf('one'), sideOf('other')]
  return await queries
    .select({
      id: knowledgeContradictions.id,
      question: knowledgeContradictions.question,
      one: one.columns,
      other: other.columns,
    })
    .from(knowledgeContradictions)
    .innerJoin(one.documents, eq(one.documents.id, knowledgeContradictions.oneDocumentId))
    .innerJoin(other.documents, eq(other.documents.id, knowledgeContradictions.otherDocumentId))
    .innerJoin(one.passages, one.isIts(knowledgeContradictions.oneDigest))
    .innerJoin(other.passages, other.isIts(knowledgeContradictions.otherDigest))
    .where(and(eq(knowledgeContradictions.companyId, companyId), eq(knowledgeContradictions.state, 'open')))
    .orderBy(desc(knowledgeContradictions.id))
    .limit(MOST_LISTED)
}

/** The document and the passage of one side. */
function sideOf(name: 'one' | 'other') {
  const documents = alias(knowledgeDocuments, `${name}_documents`)
  const passages = alias(knowledgePassages, `${name}_passages`)
  return {
    documents,
    passages,
    columns: {
      documentId: documents.id,
      title: documents.title,
      kind: documents.kind,
      link: documents.link,
      updatedAt: documents.updatedAt,
      text: passages.text,
      headings: passages.headings,
      page: passages.page,
      replies: usesOf(documents.id),
    },
    isIts: (digest: typeof knowledgeContradictions.oneDigest | typeof knowledgeContradictions.otherDigest) =>
      and(
        eq(passages.documentId, documents.id),
        eq(passages.isSetAside, false),
        sql`md5(${passages.text}) = ${digest}`,
      ),
  }
}

/** Held until the transaction ends. */
export async function lockContradiction(queries: Queries, companyId: string, id: string) {
  const [row] = await queries
    .select()
    .from(knowledgeContradictions)
    .where(and(eq(knowledgeContradictions.id, id), eq(knowledgeContradictions.companyId, companyId)))
    .for('update')
  return row
}

export async function changeContradiction(
  queries: Queries,
  { id, companyId }: Pick<ContradictionRow, 'id' | 'companyId'>,
  state: ContradictionRow['state'],
): Promise<void> {
  await queries
    .update(knowledgeContradictions)
    .set({ state })
    .where(and(eq(knowledgeContradictions.id, id), eq(knowledgeContradictions.companyId, companyId)))
}

/** Takes a passage out of what is found, or back. */
export async function setAside(
  queries: Queries,
  companyId: string,
  { documentId, digest }: { documentId: string; digest: string },
  isSetAside: boolean,
): Promise<void> {
  await queries
    .update(knowledgePassages)
    .set({ isSetAside })
    .where(
      and(
        eq(knowledgePassages.companyId, companyId),
        eq(knowledgePassages.documentId, documentId),
        sql`md5(${knowledgePassages.text}) = ${digest}`,
      ),
    )
}

/** Forgets what was found of a document and nobody decided on. */
export async function removeOpen(queries: Queries, companyId: string, documentId: string): Promise<void> {
  await queries
    .delete(knowledgeContradictions)
    .where(and(isOpen(companyId), or(isOneOf(documentId), isOtherOf(documentId))))
}

/** Adds one; where the passage that was set aside is back, it is open again. That both are right stays so. */
export async function putOpen(
  queries: Queries,
  { id, companyId, question }: Pick<ContradictionRow, 'id' | 'companyId' | 'question'>,
  sides: readonly [Side, Side],
): Promise<void> {
  // In one order, so that the two are one pair from either side.
  const [one, other] = sides.toSorted((left, right) => (left.documentId < right.documentId ? -1 : 1))
  if (!one || !other) return
  const { oneDocumentId, oneDigest, otherDocumentId, otherDigest, state } = knowledgeContradictions
  await queries
    .insert(knowledgeContradictions)
    .values({
      id,
      companyId,
      question,
      oneDocumentId: one.documentId,
      otherDocumentId: other.documentId,
      oneDigest: sql`md5(${one.text})`,
      otherDigest: sql`md5(${other.text})`,
      state: 'open',
      createdAt: new Date(),
    })
    .onConflictDoUpdate({
      target: [oneDocumentId, oneDigest, otherDocumentId, otherDigest],
      set: { state: 'open', question },
      setWhere: inArray(state, ['open', 'kept']),
    })
}

const isOpen = (companyId: string): SQL | undefined =>
  and(eq(knowledgeContradictions.companyId, companyId), eq(knowledgeContradictions.state, 'open'))
const isOneOf = (documentId: string) => eq(knowledgeContradictions.oneDocumentId, documentId)
const isOtherOf = (documentId: string) => eq(knowledgeContradictions.otherDocumentId, documentId)
