/** Pages of documents, with what there is of all of them. */
import type { components } from '@replybay/api-client'
import { readCursor, writeCursor } from '../../platform/contract/cursor.ts'
import { Failure } from '../../platform/contract/failure.ts'
import type { Queries } from '../../platform/database/database.ts'
import { type Language, languages } from './language.ts'
import { presentDocument } from './present.ts'
import { indexingOf } from './reindexing.ts'
import { languageOf } from './settings.ts'
import { countDocuments, countMatching, listDocuments } from './store.ts'

type Schemas = components['schemas']

const PAGE = 50

export interface ListQuery {
  search?: string | undefined
  kind?: Schemas['DocumentKind'] | undefined
  state?: Schemas['KnowledgeState'] | undefined
  language?: string | undefined
  limit?: number | undefined
  cursor?: string | undefined
}

export interface Listed {
  documents: Schemas['KnowledgeDocument'][]
  nextCursor: string | null
  /** By kind. */
  counts: Record<string, number>
  /** By state. */
  states: Record<string, number>
  matching: number
  language: Language
  indexing: Schemas['KnowledgeIndexing']
}

/** @throws Failure `invalid-request` for a broken cursor, or a language that the product does not speak. */
export async function listPage(
  queries: Queries,
  companyId: string,
  { search, kind, state, language, limit = PAGE, cursor }: ListQuery,
): Promise<Listed> {
  const after = cursor === undefined ? undefined : readCursor('documents', cursor)
  const spoken = language === undefined ? undefined : spokenLanguage(language, 'query')
  const filter = { search, kind, state, language: spoken }
  const rows = await listDocuments(queries, companyId, filter, { after, limit: limit + 1 })
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  const counted = await countDocuments(queries, companyId)
  // Pages are of their website.
  const documents = counted.filter(({ kind: one }) => one !== 'page')
  return {
    documents: shown.map(presentDocument),
    nextCursor: last ? writeCursor('documents', { order: last.updatedAt.getTime(), id: last.id }) : null,
    counts: sumBy(documents, ({ kind: one }) => one),
    states: sumBy(documents, ({ state: one }) => one),
    matching: await countMatching(queries, companyId, filter),
    language: await languageOf(queries, companyId),
    indexing: await indexingOf(queries, companyId, counted),
  }
}

/** @throws Failure `invalid-request` for a language that the product does not speak. */
export function spokenLanguage(wanted: string, part: 'body' | 'query'): Language {
  const language = languages.find((one) => one.slice(0, 2) === wanted.toLowerCase().split('-')[0])
  if (language) return language
  const fields = [{ path: `/${part}/language`, message: 'must be English, French, or Spanish' }]
  throw new Failure('invalid-request', { fields })
}

type Counted = Awaited<ReturnType<typeof countDocuments>>[number]

function sumBy(counted: readonly Counted[], nameOf: (one: Counted) => string): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const one of counted) sums[nameOf(one)] = (sums[nameOf(one)] ?? 0) + one.count
  return sums
}
