import type { components } from '@replybay/api-client'
import type { Database, Queries } from '../../platform/database/database.ts'
import { newId } from '../../platform/database/ids.ts'
import { Failure } from '../../platform/contract/failure.ts'
import { countAsked } from './asked-questions.ts'
import { canonicalLanguage } from './language-tag.ts'
import {
  countQuestions,
  deleteLanguage,
  deleteQuestion,
  insertLanguage,
  insertQuestion,
  listLanguages,
  listQuestionIds,
  listQuestions,
  lockLanguage,
  placeQuestions,
  updateQuestion,
} from './question-store.ts'
import { findWeb, lockWeb } from './store.ts'
import type { botQuestionLanguages } from './tables.ts'

type Schemas = components['schemas']
type Language = Schemas['BotQuestionLanguage']

/** Of one web, as the contract says. */
const MOST_LANGUAGES = 20
/** Of one language, as the contract says. */
const MOST_QUESTIONS = 100

/** Where questions are. */
interface Place {
  companyId: string
  webId: string
  lang: string
}

/**
 * The questions that the chat window of a web suggests. Each change answers every language as it is then, and throws
 * Failure `not-found` where there is no such web, language or question.
 */
export interface BotQuestionService {
  list(companyId: string, webId: string): Promise<Language[]>
  /** A language that is there stays. @throws Failure `limit-reached` when there are too many. */
  addLanguage(place: Place): Promise<Language[]>
  /** With all its questions. */
  removeLanguage(place: Place): Promise<Language[]>
  /** Comes last. @throws Failure `limit-reached` when the language has too many. */
  add(place: Place, question: Schemas['NewBotQuestion']): Promise<Language[]>
  /** An empty answer takes it away; without one it stays. */
  change(place: Place, change: Schemas['BotQuestionChange']): Promise<Language[]>
  /** @throws Failure `invalid-request` for an index outside the list. */
  move(place: Place, move: Schemas['BotQuestionMove']): Promise<Language[]>
  remove(place: Place, questionId: string): Promise<Language[]>
}

export function createBotQuestionService(database: Database): BotQuestionService {
  /** Changes a language that nobody else changes meanwhile. */
  const changing = (
    place: Place,
    change: (queries: Queries, language: typeof botQuestionLanguages.$inferSelect) => Promise<void>,
  ) =>
    database.transaction(async (queries) => {
      const language = await lockLanguage(queries, { ...place, lang: canonicalLanguage(place.lang) })
      if (!language) throw new Failure('not-found')
      await change(queries, language)
      return await readLanguages(queries, place)
    })
  return {
    async list(companyId, webId) {
      if (!(await findWeb(database.queries, companyId, webId))) throw new Failure('not-found')
      return await readLanguages(database.queries, { companyId, webId })
    },
    addLanguage: (place) =>
      database.transaction(async (queries) => {
        const { companyId, webId } = place
        if (!(await lockWeb(queries, companyId, webId))) throw new Failure('not-found')
        const lang = canonicalLanguage(place.lang)
        const there = await listLanguages(queries, webId)
        if (!there.includes(lang)) {
          if (there.length >= MOST_LANGUAGES) throw new Failure('limit-reached')
          await insertLanguage(queries, { id: newId(), companyId, webId, lang, createdAt: new Date() })
        }
        return await readLanguages(queries, place)
      }),
    removeLanguage: (place) => changing(place, (queries, { id }) => deleteLanguage(queries, id)),
    add: (place, { question, answer = '' }) =>
      changing(place, async (queries, { id: languageId, companyId }) => {
        const { count, last } = await countQuestions(queries, languageId)
        if (count >= MOST_QUESTIONS) throw new Failure('limit-reached')
        await insertQuestion(queries, {
          id: newId(),
          companyId,
          languageId,
          position: last + 1,
          question: question.trim(),
          answer: answer.trim() || null,
          createdAt: new Date(),
        })
      }),
    change: (place, { questionId, question, answer }) =>
      changing(place, async (queries, { id }) => {
        const isThere = await updateQuestion(queries, id, questionId, {
          question: question.trim(),
          ...(answer !== undefined && { answer: answer.trim() || null }),
        })
        if (!isThere) throw new Failure('not-found')
      }),
    move: (place, { newIndex, oldIndex }) =>
      changing(place, async (queries, { id }) => {
        const ids = await listQuestionIds(queries, id)
        requireWithin(ids.length, { newIndex, oldIndex })
        const moved = ids.slice(oldIndex, oldIndex + 1)
        await placeQuestions(queries, ids.toSpliced(oldIndex, 1).toSpliced(newIndex, 0, ...moved))
      }),
    remove: (place, questionId) =>
      changing(place, async (queries, { id }) => {
        if (!(await deleteQuestion(queries, id, questionId))) throw new Failure('not-found')
      }),
  }
}

function requireWithin(length: number, indexes: Schemas['BotQuestionMove']): void {
  const outside = (['newIndex', 'oldIndex'] as const).filter((name) => indexes[name] >= length)
  if (outside.length === 0) return
  const message = length === 0 ? 'can’t be set: the list is empty' : `must be at most ${length - 1}`
  throw new Failure('invalid-request', {
    fields: outside.map((name) => ({ path: `/body/${name}`, message })),
  })
}

async function readLanguages(
  queries: Queries,
  { companyId, webId }: Pick<Place, 'companyId' | 'webId'>,
): Promise<Language[]> {
  const rows = await listQuestions(queries, companyId, webId)
  const askedOf = await countAsked(queries, { companyId, webId }, new Date())
  return [...Map.groupBy(rows, ({ lang }) => lang)].map(([lang, ofLanguage]) => ({
    lang,
    questions: ofLanguage.flatMap(({ question: row }) => {
      if (!row) return []
      const { id: questionId, question, answer } = row
      return [{ questionId, question, ...(answer !== null && { answer }), asked: askedOf(question) }]
    }),
  }))
}
