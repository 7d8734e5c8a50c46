import type { components } from '@replybay/api-client'
import { and, asc, count, eq, gt } from 'drizzle-orm'
import { readCursor, writeCursor } from '../../platform/contract/cursor.ts'
import type { Queries } from '../../platform/database/database.ts'
import { PAGE_BREAK } from './files/page-break.ts'
import type { DocumentRow } from './store.ts'
import { knowledgePassages } from './tables.ts'

type Schemas = components['schemas']

const PAGE = 20

export interface PassagePage {
  limit?: number | undefined
  cursor?: string | undefined
}

export interface ListedPassages {
  passages: Schemas['IndexedPassage'][]
  total: number
  /** From 1; absent where every page has text. */
  emptyPages?: number[]
  nextCursor: string | null
}

/** What was indexed of a document, in its order. @throws Failure `invalid-request` for a broken cursor. */
export async function listPassages(
  queries: Queries,
  { id, companyId, content, pagesWithoutText }: DocumentRow,
  { limit = PAGE, cursor }: PassagePage,
): Promise<ListedPassages> {
  const after = cursor === undefined ? undefined : readCursor('passages', cursor).order
  const { position, headings, page, text, isSetAside } = knowledgePassages
  const own = and(eq(knowledgePassages.companyId, companyId), eq(knowledgePassages.documentId, id))
  const rows = await queries
    .select({ position, headings, page, text, isSetAside })
    .from(knowledgePassages)
    .where(and(own, after === undefined ? undefined : gt(position, after)))
    .orderBy(asc(position))
    .limit(limit + 1)
  const [counted] = await queries.select({ total: count() }).from(knowledgePassages).where(own)
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    passages: shown.map(presentPassage),
    total: counted?.total ?? 0,
    ...(pagesWithoutText && { emptyPages: emptyPagesOf(content) }),
    nextCursor: last ? writeCursor('passages', { order: last.position, id }) : null,
  }
}

type Row = Pick<
  typeof knowledgePassages.$inferSelect,
  'position' | 'headings' | 'page' | 'text' | 'isSetAside'
>

function presentPassage({ position, headings, page, text, isSetAside }: Row): Schemas['IndexedPassage'] {
  return {
    position,
    headings: headings.split('\n').filter(Boolean),
    ...(page !== null && { page }),
    text,
    length: Array.from(text).length,
    ...(isSetAside && { isSetAside }),
  }
}

function emptyPagesOf(content: string): number[] {
  return content.split(PAGE_BREAK).flatMap((text, place) => (/[\p{L}\p{N}]/u.test(text) ? [] : place + 1))
}
