import type { components } from '@replybay/api-client'
import { Failure } from '../../../platform/contract/failure.ts'
import { newId } from '../../../platform/database/ids.ts'
import type { ServerContext } from '../../../platform/server-feature.ts'
import { languageOf, languageOfTag } from '../../knowledge/index.ts'
import { findWeb, lockWeb } from '../../webs/index.ts'
import { answeringOf } from '../answer.ts'
import { presentSources } from '../present.ts'
import { isPassed } from './judge.ts'
import {
  countTestQuestions,
  deleteTestQuestion,
  findTestQuestion,
  insertTestQuestion,
  listTestQuestions,
  lockTestQuestion,
  type TestPlace,
  type TestQuestionRow,
  updateTestQuestion,
} from './store.ts'
import type { KeptRun } from './tables.ts'

type Schemas = components['schemas']

/** Of one web, as the contract says. */
const MOST = 100

/** Each throws Failure `not-found` where the company has no such web or test question. */
export interface TestQuestionService {
  list(place: TestPlace): Promise<Schemas['TestQuestion'][]>
  /** @throws Failure `limit-reached`. */
  add(place: TestPlace, question: Schemas['NewTestQuestion']): Promise<Schemas['TestQuestion']>
  /** One that is asked otherwise loses its runs. */
  change(
    place: TestPlace,
    id: string,
    change: Schemas['TestQuestionChange'],
  ): Promise<Schemas['TestQuestion']>
  remove(place: TestPlace, id: string): Promise<void>
  /** Asks the AI agent, and keeps what it said. */
  run(place: TestPlace, id: string, signal: AbortSignal): Promise<Schemas['TestQuestion']>
}

export function createTestQuestionService(context: ServerContext): TestQuestionService {
  const { database } = context
  return {
    async list(place) {
      if (!(await findWeb(database.queries, place.companyId, place.webId))) throw new Failure('not-found')
      return (await listTestQuestions(database.queries, place)).map(present)
    },
    add: (place, { question, lang = null, expected, mustContain = null }) =>
      database.transaction(async (queries) => {
        if (!(await lockWeb(queries, place.companyId, place.webId))) throw new Failure('not-found')
        if ((await countTestQuestions(queries, place)) >= MOST) throw new Failure('limit-reached')
        const row = await insertTestQuestion(queries, {
          id: newId(),
          ...place,
          question: question.trim(),
          lang,
          expected,
          mustContain: mustContain?.trim() ?? null,
          createdAt: new Date(),
        })
        return present(required(row))
      }),
    change: (place, id, change) =>
      database.transaction(async (queries) => {
        const before = required(await lockTestQuestion(queries, place, id))
        const { question = before.question, lang = before.lang, expected, mustContain } = change
        const isAskedOtherwise = question.trim() !== before.question || lang !== before.lang
        const row = await updateTestQuestion(queries, place, id, {
          question: question.trim(),
          lang,
          ...(expected && { expected }),
          ...(mustContain !== undefined && { mustContain: mustContain?.trim() ?? null }),
          ...(isAskedOtherwise && { lastRun: null, previousRun: null }),
        })
        return present(required(row))
      }),
    async remove(place, id) {
      if (!(await deleteTestQuestion(database.queries, place, id))) throw new Failure('not-found')
    },
    async run(place, id, signal) {
      const { queries } = database
      const { companyId } = place
      const asked = required(await findTestQuestion(queries, place, id))
      const language = languageOfTag(asked.lang ?? undefined) ?? (await languageOf(queries, companyId))
      const answer = await answeringOf(context)({ ...place, text: asked.question, language, signal })
      const lastRun: KeptRun = {
        outcome: answer.outcome,
        text: answer.text ?? null,
        sources: presentSources(answer.sources),
        ranAt: new Date().toISOString(),
      }
      return await database.transaction(async (changes) => {
        const now = required(await lockTestQuestion(changes, place, id))
        // It was asked otherwise meanwhile: what was said is of another question.
        if (now.question !== asked.question || now.lang !== asked.lang) return present(now)
        const row = await updateTestQuestion(changes, place, id, { lastRun, previousRun: now.lastRun })
        return present(required(row))
      })
    },
  }
}

function required(row: TestQuestionRow | undefined): TestQuestionRow {
  if (!row) throw new Failure('not-found')
  return row
}

function present(row: TestQuestionRow): Schemas['TestQuestion'] {
  const { id, question, lang, expected, mustContain, lastRun, previousRun } = row
  const presentRun = (run: KeptRun): Schemas['TestRun'] => ({
    outcome: run.outcome,
    text: run.text ?? '',
    isPassed: isPassed(row, run),
    sources: run.sources,
    ranAt: run.ranAt,
  })
  return {
    testQuestionId: id,
    question,
    ...(lang !== null && { lang }),
    expected,
    ...(mustContain !== null && { mustContain }),
    ...(lastRun && { lastRun: presentRun(lastRun) }),
    ...(previousRun && { previousRun: presentRun(previousRun) }),
  }
}
