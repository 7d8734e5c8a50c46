/** Pages of documents, with what there is of all of them. */
import type { components } from '@replybay/api-client'
import type { Queries } from '../../platform/database/database.ts'
import { spokenLanguage } from './language.ts'
import type { Language } from './languages.ts'
import { listDocuments } from './list-documents.ts'
import { type ListOrder, placeOf, readPlace, writePlace } from './listing-order.ts'
import { presentDocument } from './present.ts'
import { indexingOf } from './reindexing.ts'
import { readSettings } from './settings.ts'
import { countDocuments, countMatching } from './store.ts'
import { countWebsites } from './websites/store.ts'

type Schemas = components['schemas']

const PAGE = 50

export interface ListQuery {
  search?: string | undefined
  kind?: Schemas['DocumentKind'] | undefined
  state?: Schemas['KnowledgeState'] | undefined
  language?: string | undefined
  sort?: ListOrder['sort'] | undefined
  order?: 'ascending' | 'descending' | undefined
  limit?: number | undefined
  cursor?: string | undefined
}

export interface Listed {
  documents: Schemas['KnowledgeDocument'][]
  nextCursor: string | null
  /** Of all sources, by kind. */
  counts: Record<string, number>
  /** Of all sources, by state. */
  states: Record<string, number>
  matching: number
  language: Language
  indexing: Schemas['KnowledgeIndexing']
}

/** @throws Failure `invalid-request` for a broken cursor, or a language that the product does not speak. */
export async function listPage(
  queries: Queries,
  companyId: string,
  { search, kind, state, language, sort = 'updated', order: wanted, limit = PAGE, cursor }: ListQuery,
): Promise<Listed> {
  const isDescending = wanted ? wanted === 'descending' : sort === 'updated' || sort === 'replies'
  const order = { sort, isDescending }
  const after = cursor === undefined ? undefined : readPlace(order, cursor)
  const spoken = language === undefined ? undefined : spokenLanguage(language, 'query')
  const filter = { search, kind, state, language: spoken }
  const rows = await listDocuments(queries, companyId, filter, { order, after, limit: limit + 1 })
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  const counted = await countDocuments(queries, companyId)
  // Pages are of their website.
  const documents = counted.filter(({ kind: one }) => one !== 'page')
  const sources = [...documents, ...(await countWebsites(queries, companyId))]
  const settings = await readSettings(queries, companyId)
  return {
    documents: shown.map(presentDocument),
    nextCursor: last ? writePlace(order, placeOf(order, last)) : null,
    counts: sumBy(sources, ({ kind: one }) => one),
    states: sumBy(sources, ({ state: one }) => one),
    // Kinds and states are counted already.
    matching:
      search || spoken
        ? await countMatching(queries, companyId, filter)
        : sumOf(documents.filter((one) => (!kind || one.kind === kind) && (!state || one.state === state))),
    language: settings.language,
    indexing: indexingOf(settings, counted),
  }
}

interface Counted {
  kind: string
  state: string
  count: number
}

function sumOf(counted: readonly Counted[]): number {
  return counted.reduce((sum, one) => sum + one.count, 0)
}

function sumBy(counted: readonly Counted[], nameOf: (one: Counted) => string): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const one of counted) sums[nameOf(one)] = (sums[nameOf(one)] ?? 0) + one.count
  return sums
}
