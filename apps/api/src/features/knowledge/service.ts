import type { components } from '@replybay/api-client'
import { count, eq, sql } from 'drizzle-orm'
import { Failure } from '../../platform/contract/failure.ts'
import type { Person } from '../../platform/contract/handlers.ts'
import type { Queries } from '../../platform/database/database.ts'
import { newId } from '../../platform/database/ids.ts'
import type { ServerContext } from '../../platform/server-feature.ts'
import { hasContainer } from '../users/index.ts'
import { readCursor, writeCursor } from './cursor.ts'
import { askForIndex, indexWaiting, languageOf, removePassages } from './indexing.ts'
import { type Language, languages } from './language.ts'
import { presentDocument, presentPair, presentText } from './present.ts'
import {
  changeDocument,
  countDocuments,
  type DocumentRow,
  findDocument,
  insertDocument,
  listDocuments,
} from './store.ts'
import { knowledgeDocuments, knowledgeSettings } from './tables.ts'

type Schemas = components['schemas']

/** Of one company. */
const MOST_DOCUMENTS = 20_000
/** How long after all was indexed anew it may be asked for again; in ms. */
const FORCED_PAUSE_MS = 10 * 60_000
const PAGE = 50

/** Throws Failure `conflict` where a document is added and the company has no container yet. */
export interface KnowledgeService {
  list(person: Person, query: ListQuery): Promise<Listed>
  /** @throws Failure `limit-reached`. */
  addText(person: Person, text: Schemas['NewText']): Promise<Schemas['KnowledgeDocument']>
  /** @throws Failure `limit-reached`. */
  addPair(person: Person, pair: Schemas['NewPair']): Promise<Schemas['KnowledgeDocument']>
  /** @throws Failure `not-found`, also for a document of another kind. */
  readText(person: Person, id: string): Promise<Schemas['TextDocument']>
  /** @throws Failure `not-found`, also for a document of another kind. */
  readPair(person: Person, id: string): Promise<Schemas['PairDocument']>
  /** @throws Failure `not-found`. */
  changeText(person: Person, change: Schemas['TextChange']): Promise<Schemas['TextDocument']>
  /** @throws Failure `not-found`. */
  changePair(person: Person, change: Schemas['PairChange']): Promise<Schemas['PairDocument']>
  /** @throws Failure `not-found`. */
  remove(person: Person, id: string): Promise<void>
  /**
   * Sets the language of texts whose own can't be told, and indexes all of them anew.
   * @throws Failure `invalid-request` for one that the product does not speak.
   */
  setLanguage(person: Person, language: string): Promise<Language>
  /** @throws Failure `too-many-requests` where it was asked for less than ten minutes ago. */
  forceIndexation(person: Person): Promise<Schemas['KnowledgeIndexing']>
}

interface ListQuery {
  search?: string | undefined
  kind?: Schemas['DocumentKind'] | undefined
  state?: Schemas['KnowledgeState'] | undefined
  limit?: number | undefined
  cursor?: string | undefined
}

interface Listed {
  documents: Schemas['KnowledgeDocument'][]
  nextCursor: string | null
  counts: Record<string, number>
  indexing: Schemas['KnowledgeIndexing']
}

export function createKnowledgeService(context: ServerContext): KnowledgeService {
  const { database } = context

  const add = (
    companyId: string,
    row: Pick<DocumentRow, 'kind' | 'title' | 'content'> & { question?: string },
  ) =>
    database.transaction(async (queries) => {
      await requireRoom(queries, companyId)
      const now = new Date()
      const size = Buffer.byteLength(row.content)
      const document = await insertDocument(queries, {
        id: newId(),
        companyId,
        ...row,
        size,
        state: 'waiting',
        createdAt: now,
        updatedAt: now,
      })
      await askForIndex(context, queries, document)
      return presentDocument(document)
    })

  const find = async ({ companyId }: Person, id: string, kind: DocumentRow['kind']) => {
    const row = await findDocument(database.queries, companyId, id)
    if (row?.kind !== kind) throw new Failure('not-found')
    return row
  }

  const change = (
    { companyId }: Person,
    id: string,
    { kind, ...wanted }: Pick<DocumentRow, 'kind' | 'title' | 'content'> & { question?: string },
  ) =>
    database.transaction(async (queries) => {
      const row = await findDocument(queries, companyId, id, { lock: true })
      if (row?.kind !== kind) throw new Failure('not-found')
      const size = Buffer.byteLength(wanted.content)
      const changed = await changeDocument(queries, id, { ...wanted, size, updatedAt: new Date() })
      if (!changed) throw new Failure('not-found')
      await askForIndex(context, queries, changed)
      return changed
    })

  return {
    async list({ companyId }, { search, kind, state, limit = PAGE, cursor }) {
      const after = cursor === undefined ? undefined : readCursor(cursor)
      const rows = await listDocuments(
        database.queries,
        companyId,
        { search, kind, state },
        { after, limit: limit + 1 },
      )
      const shown = rows.slice(0, limit)
      const last = rows.length > limit ? shown.at(-1) : undefined
      const counted = await countDocuments(database.queries, companyId)
      const counts: Record<string, number> = {}
      for (const { kind: one, count: times } of counted) counts[one] = (counts[one] ?? 0) + times
      return {
        documents: shown.map(presentDocument),
        nextCursor: last ? writeCursor(last) : null,
        counts,
        indexing: await indexingOf(database.queries, companyId, counted),
      }
    },
    addText: ({ companyId }, { title, content }) => add(companyId, { kind: 'text', title, content }),
    addPair: ({ companyId }, { title, question, answer }) =>
      add(companyId, { kind: 'qa', title, question, content: answer }),
    readText: async (person, id) => presentText(await find(person, id, 'text')),
    readPair: async (person, id) => presentPair(await find(person, id, 'qa')),
    changeText: async (person, { documentId, title, content }) =>
      presentText(await change(person, documentId, { kind: 'text', title, content })),
    changePair: async (person, { documentId, title, question, answer }) =>
      presentPair(await change(person, documentId, { kind: 'qa', title, question, content: answer })),
    remove: ({ companyId }, id) =>
      database.transaction(async (queries) => {
        const row = await findDocument(queries, companyId, id, { lock: true })
        if (!row) throw new Failure('not-found')
        await removePassages(queries, row)
        await queries.delete(knowledgeDocuments).where(eq(knowledgeDocuments.id, id))
      }),
    async setLanguage({ companyId }, wanted) {
      const language = languages.find((one) => one.slice(0, 2) === wanted.slice(0, 2).toLowerCase())
      if (!language) {
        const fields = [{ path: '/body/language', message: 'must be English, French or Spanish' }]
        throw new Failure('invalid-request', { fields })
      }
      await database.transaction(async (queries) => {
        if ((await languageOf(queries, companyId)) === language) return
        await keepSettings(queries, companyId, { language })
        await indexAll(context, queries, companyId)
      })
      return language
    },
    forceIndexation: ({ companyId }) =>
      database.transaction(async (queries) => {
        const [known] = await queries
          .select()
          .from(knowledgeSettings)
          .where(eq(knowledgeSettings.companyId, companyId))
          .for('update')
        const now = new Date()
        const allowedAgainAt = new Date((known?.forcedAt?.getTime() ?? 0) + FORCED_PAUSE_MS)
        if (allowedAgainAt > now) {
          const retryAfter = Math.ceil((allowedAgainAt.getTime() - now.getTime()) / 1000)
          throw new Failure('too-many-requests', { retryAfter })
        }
        await indexAll(context, queries, companyId)
        await keepSettings(queries, companyId, { forcedAt: now })
        return await indexingOf(queries, companyId, await countDocuments(queries, companyId))
      }),
  }
}

async function requireRoom(queries: Queries, companyId: string): Promise<void> {
  if (!(await hasContainer(queries, companyId))) throw new Failure('conflict')
  const [row] = await queries
    .select({ count: count() })
    .from(knowledgeDocuments)
    .where(eq(knowledgeDocuments.companyId, companyId))
  if (row && row.count >= MOST_DOCUMENTS) throw new Failure('limit-reached')
}

async function keepSettings(
  queries: Queries,
  companyId: string,
  settings: Partial<typeof knowledgeSettings.$inferInsert>,
): Promise<void> {
  await queries
    .insert(knowledgeSettings)
    .values({ id: companyId, companyId, language: 'en-US', ...settings })
    .onConflictDoUpdate({ target: knowledgeSettings.id, set: settings })
}

/** Asks for all documents of a company to be indexed anew. */
async function indexAll({ jobs }: ServerContext, queries: Queries, companyId: string): Promise<void> {
  await queries
    .update(knowledgeDocuments)
    .set({ state: 'waiting', problem: null, version: sql`${knowledgeDocuments.version} + 1` })
    .where(eq(knowledgeDocuments.companyId, companyId))
  await jobs.add(queries, indexWaiting, { companyId })
}

async function indexingOf(
  queries: Queries,
  companyId: string,
  counted: Awaited<ReturnType<typeof countDocuments>>,
): Promise<Schemas['KnowledgeIndexing']> {
  const [settings] = await queries
    .select()
    .from(knowledgeSettings)
    .where(eq(knowledgeSettings.companyId, companyId))
  const sum = (states: readonly DocumentRow['state'][]) =>
    counted.filter(({ state }) => states.includes(state)).reduce((all, one) => all + one.count, 0)
  const open = sum(['waiting', 'indexing'])
  const allowedAgainAt = settings?.forcedAt && new Date(settings.forcedAt.getTime() + FORCED_PAUSE_MS)
  return {
    state: open > 0 ? 'running' : 'idle',
    done: sum(['ready', 'failed']),
    total: sum(['ready', 'failed']) + open,
    ...(settings?.forcedAt && { startedAt: settings.forcedAt.toISOString() }),
    ...(allowedAgainAt && { allowedAgainAt: allowedAgainAt.toISOString() }),
  }
}
