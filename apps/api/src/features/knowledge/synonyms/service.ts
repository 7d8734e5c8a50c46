import type { components } from '@replybay/api-client'
import { and, eq, ne } from 'drizzle-orm'
import { Failure } from '../../../platform/contract/failure.ts'
import type { Person } from '../../../platform/contract/handlers.ts'
import type { Queries } from '../../../platform/database/database.ts'
import { newId } from '../../../platform/database/ids.ts'
import type { ServerContext } from '../../../platform/server-feature.ts'
import { wordingOf } from '../gaps/likeness.ts'
import { indexAll } from '../reindexing.ts'
import { keepSettings, lockSettings } from '../settings.ts'
import { knowledgeDocuments } from '../tables.ts'
import { listGroups } from './account-lexicon.ts'
import { knowledgeSynonyms } from './tables.ts'

type Schemas = components['schemas']

/** The contract says how many words, too. */
const most = { groups: 200, words: 10 }

/** Each change has the sources of the company indexed anew. */
export interface SynonymService {
  list(person: Person): Promise<{ groups: Schemas['SynonymGroup'][]; most: typeof most }>
  /** @throws Failure `limit-reached`, `conflict` where another group has a word, `invalid-request` for a word that is none. */
  add(person: Person, words: readonly string[]): Promise<Schemas['SynonymGroup']>
  /** As `add`. @throws Failure `not-found`. */
  change(person: Person, id: string, words: readonly string[]): Promise<Schemas['SynonymGroup']>
  /** @throws Failure `not-found`. */
  remove(person: Person, id: string): Promise<void>
}

export function createSynonymService(context: ServerContext): SynonymService {
  const { database } = context

  /** Changes groups one after the other: no word gets into two of them. */
  const change = <Result>(companyId: string, write: (queries: Queries) => Promise<Result>) =>
    database.transaction(async (queries) => {
      const { synonymsVersion } = await lockSettings(queries, companyId)
      const result = await write(queries)
      await keepSettings(queries, companyId, { synonymsVersion: synonymsVersion + 1 })
      await indexAll(context, queries, companyId, ne(knowledgeDocuments.state, 'failed'))
      return result
    })

  return {
    async list({ companyId }) {
      const groups = await listGroups(database.queries, companyId)
      return { groups: groups.map(present), most }
    },
    add: ({ companyId }, wanted) =>
      change(companyId, async (queries) => {
        const groups = await listGroups(queries, companyId)
        if (groups.length >= most.groups) throw new Failure('limit-reached')
        const words = readWords(wanted, groups)
        const group = { id: newId(), words }
        await queries.insert(knowledgeSynonyms).values({ ...group, companyId, createdAt: new Date() })
        return present(group)
      }),
    change: ({ companyId }, id, wanted) =>
      change(companyId, async (queries) => {
        const groups = await listGroups(queries, companyId)
        if (!groups.some((group) => group.id === id)) throw new Failure('not-found')
        const words = readWords(
          wanted,
          groups.filter((group) => group.id !== id),
        )
        await queries.update(knowledgeSynonyms).set({ words }).where(isOwn(companyId, id))
        return present({ id, words })
      }),
    remove: ({ companyId }, id) =>
      change(companyId, async (queries) => {
        const removed = await queries
          .delete(knowledgeSynonyms)
          .where(isOwn(companyId, id))
          .returning({ id: knowledgeSynonyms.id })
        if (removed.length === 0) throw new Failure('not-found')
      }),
  }
}

/** Each word once. */
function readWords(wanted: readonly string[], others: readonly { words: readonly string[] }[]): string[] {
  const empty = wanted.findIndex((word) => wordingOf(word) === '')
  if (empty !== -1) refuse(empty, 'has no letters or numbers')
  const words = [...new Map(wanted.map((word) => [wordingOf(word), word.trim()])).values()]
  if (words.length < 2) refuse(1, 'is the same word')
  const taken = new Set(others.flatMap((group) => group.words.map(wordingOf)))
  if (words.some((word) => taken.has(wordingOf(word)))) throw new Failure('conflict')
  return words
}

function refuse(place: number, message: string): never {
  throw new Failure('invalid-request', { fields: [{ path: `/body/words/${place}`, message }] })
}

const isOwn = (companyId: string, id: string) =>
  and(eq(knowledgeSynonyms.companyId, companyId), eq(knowledgeSynonyms.id, id))

const present = ({ id, words }: { id: string; words: string[] }) => ({ synonymId: id, words })
