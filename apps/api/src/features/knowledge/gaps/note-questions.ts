/** Notes what customers ask and no source answers: like questions together, in whatever language. */
import { and, asc, count, desc, eq, inArray, isNull, lt, ne, notExists, sql } from 'drizzle-orm'
import type { Database, Queries } from '../../../platform/database/database.ts'
import { newId } from '../../../platform/database/ids.ts'
import type { FeatureJob, HousekeepingTask, ServerContext } from '../../../platform/server-feature.ts'
import { readExchange } from '../../tickets/index.ts'
import { ticketEvents } from '../../tickets/tables.ts'
import { hasContainer } from '../../users/index.ts'
import { languageOfTag } from '../language.ts'
import type { Language } from '../languages.ts'
import { lexiconOf } from '../synonyms/account-lexicon.ts'
import { findPassages, type Search } from '../retrieval.ts'
import { languageOf } from '../settings.ts'
import { tellOf } from '../topic.ts'
import { THRESHOLD } from '../threshold.ts'
import { likeness, readQuestionTokens, wordingOf } from './likeness.ts'
import { namesOrder, questionOf } from './question-of.ts'
import { lockGaps } from './store.ts'
import { knowledgeGaps, knowledgeQuestions, unanswered } from './tables.ts'

/** Of one company. */
const MOST_GAPS = 300
/** Of one gap. */
const MOST_QUESTIONS = 1_000
/** Messages of one ticket that are looked at, the first ones. */
const MOST_MESSAGES = 5
/** Earlier questions that one is compared with. */
const MOST_COMPARED = 300
/** Tickets that are caught up with. */
const MOST_CAUGHT_UP = 500
/** Older hand-offs are left as they are; in days. */
const CATCH_UP_DAYS = 60

interface Asked {
  companyId: string
  ticketId: string
  messageId: string
  channel: string
  text: string
  /** Of the question where it can't be told; the customer's. */
  spoken: Language | undefined
  askedAt: Date
}

type Reading = {
  companyId: string
  ticketId: string
  /** Whether the AI agent found no answer to the newest question; the others are looked up. */
  isUnanswered: boolean
}

/** Reads a ticket for questions that nothing answers, until a person replies. */
export const noteQuestions: FeatureJob<Reading> = {
  name: 'knowledge-note-questions',
  retries: 3,
  retryDelay: 5,
  retryDelayMax: 60,
  timeLimit: 60,
  async run({ companyId, ticketId, isUnanswered }, { database }) {
    if (!(await hasContainer(database.queries, companyId))) return
    const questions = await questionsIn(database.queries, companyId, ticketId)
    for (const asked of questions) {
      const isKnown =
        !(isUnanswered && asked === questions.at(-1)) &&
        (await isAnswered(database, { companyId, question: asked.text, language: asked.spoken }))
      if (!isKnown) await note(database, asked)
    }
  },
}

/** Asks for a ticket to be read, by whoever knows whether the AI agent answers it. */
export async function askForNote(
  { jobs }: Pick<ServerContext, 'jobs'>,
  queries: Queries,
  reading: Reading,
): Promise<void> {
  await jobs.add(queries, noteQuestions, reading)
}

/** Catches up with tickets that the AI agent handed off because it knew no answer. */
export const noteHandedOff: FeatureJob = {
  name: 'knowledge-note-handed-off',
  retries: 3,
  retryDelay: 5,
  retryDelayMax: 60,
  timeLimit: 120,
  atStart: {},
  async run(_, { database }) {
    const noted = database.queries
      .select({ id: knowledgeQuestions.id })
      .from(knowledgeQuestions)
      .where(eq(knowledgeQuestions.ticketId, ticketEvents.ticketId))
    const handedOff = await database.queries
      .selectDistinct({ companyId: ticketEvents.companyId, ticketId: ticketEvents.ticketId })
      .from(ticketEvents)
      .where(
        and(
          eq(ticketEvents.kind, 'handed-over'),
          eq(ticketEvents.reason, 'no-answer'),
          sql`${ticketEvents.createdAt} > now() - make_interval(days => ${CATCH_UP_DAYS})`,
          notExists(noted),
        ),
      )
      .limit(MOST_CAUGHT_UP)
    for (const { companyId, ticketId } of handedOff) {
      for (const asked of await questionsIn(database.queries, companyId, ticketId))
        await note(database, asked)
    }
  },
}

/** Whether the company's knowledge answers a question. */
async function isAnswered(
  database: Database,
  { companyId, language, ...asked }: Omit<Search, 'language'> & { language?: Language | undefined },
): Promise<boolean> {
  const [best] = await findPassages(database.queries, await lexiconOf(database, companyId), {
    ...asked,
    companyId,
    language: language ?? (await languageOf(database.queries, companyId)),
  })
  return best !== undefined && best.score >= THRESHOLD
}

async function questionsIn(queries: Queries, companyId: string, ticketId: string): Promise<Asked[]> {
  const exchange = await readExchange(queries, { companyId }, ticketId)
  if (!exchange) return []
  const spoken = languageOfTag(exchange.language)
  const said = exchange.asked.slice(0, MOST_MESSAGES)
  const known = await queries
    .select({ id: knowledgeQuestions.messageId })
    .from(knowledgeQuestions)
    .where(
      inArray(
        knowledgeQuestions.messageId,
        said.map(({ messageId }) => messageId),
      ),
    )
  return said
    .filter(({ messageId }) => !known.some(({ id }) => id === messageId))
    .flatMap(({ messageId, text: message, createdAt: askedAt }) => {
      const text = questionOf(message)
      if (!text || namesOrder(text)) return []
      return [{ companyId, ticketId, messageId, channel: exchange.channel, text, spoken, askedAt }]
    })
}

/** Adds a question to the gap of the most like one, or begins a gap with it. */
async function note(database: Database, { text, spoken, ...asked }: Asked): Promise<void> {
  const { companyId, askedAt } = asked
  const otherwise = text.startsWith('¿')
    ? 'es-ES'
    : (spoken ?? (await languageOf(database.queries, companyId)))
  const lexicon = await lexiconOf(database, companyId)
  const { language, tokens } = await readQuestionTokens(database.queries, lexicon, text, otherwise)
  if (tokens.length === 0) return
  const words = [...new Set(tokens.flat())]
  await database.transaction(async (queries) => {
    await lockGaps(queries, companyId)
    const gapId =
      (await findGap(queries, companyId, { tokens, words })) ?? (await beginGap(queries, companyId, askedAt))
    if (!gapId || (await isFull(queries, gapId))) return
    await queries
      .insert(knowledgeQuestions)
      .values({ id: newId(), ...asked, gapId, text, wording: wordingOf(text), language, tokens, words })
      .onConflictDoNothing({ target: knowledgeQuestions.messageId })
    // What was answered once is asked again, and no search finds the answer.
    await queries
      .update(knowledgeGaps)
      .set({ state: 'open', ...unanswered })
      .where(and(eq(knowledgeGaps.id, gapId), ne(knowledgeGaps.state, 'left')))
    await tellOf(queries, companyId, 'gaps')
  })
}

/** The gap of the most like question; undefined where there is none. */
async function findGap(
  queries: Queries,
  companyId: string,
  { tokens, words }: Pick<typeof knowledgeQuestions.$inferSelect, 'tokens' | 'words'>,
): Promise<string | undefined> {
  const others = await queries
    .select({ gapId: knowledgeQuestions.gapId, tokens: knowledgeQuestions.tokens })
    .from(knowledgeQuestions)
    .where(
      and(
        eq(knowledgeQuestions.companyId, companyId),
        sql`${knowledgeQuestions.words} && ${sql.param(words)}::text[]`,
      ),
    )
    .orderBy(desc(knowledgeQuestions.askedAt), desc(knowledgeQuestions.id))
    .limit(MOST_COMPARED)
  const [nearest] = others
    .flatMap(({ gapId, tokens: those }) => {
      const alike = likeness(tokens, those)
      return alike === undefined ? [] : [{ gapId, alike }]
    })
    .toSorted((one, other) => other.alike - one.alike)
  return nearest?.gapId
}

async function isFull(queries: Queries, gapId: string): Promise<boolean> {
  const [row] = await queries
    .select({ count: count() })
    .from(knowledgeQuestions)
    .where(eq(knowledgeQuestions.gapId, gapId))
  return row !== undefined && row.count >= MOST_QUESTIONS
}

async function beginGap(queries: Queries, companyId: string, createdAt: Date): Promise<string | undefined> {
  const [row] = await queries
    .select({ count: count() })
    .from(knowledgeGaps)
    .where(eq(knowledgeGaps.companyId, companyId))
  if (row && row.count >= MOST_GAPS && !(await dropOldest(queries, companyId))) return undefined
  const id = newId()
  await queries.insert(knowledgeGaps).values({ id, companyId, state: 'open', createdAt })
  return id
}

/** Makes room for what is asked now: the gap goes that was asked once and nobody has looked after, the oldest first. */
async function dropOldest(queries: Queries, companyId: string): Promise<boolean> {
  const { gapId } = knowledgeQuestions
  const askedOnce = queries
    .select({ gapId })
    .from(knowledgeQuestions)
    .where(eq(knowledgeQuestions.companyId, companyId))
    .groupBy(gapId)
    .having(sql`count(*) = 1`)
  const [oldest] = await queries
    .select({ id: knowledgeGaps.id })
    .from(knowledgeGaps)
    .where(
      and(
        eq(knowledgeGaps.companyId, companyId),
        eq(knowledgeGaps.state, 'open'),
        isNull(knowledgeGaps.documentId),
        inArray(knowledgeGaps.id, askedOnce),
      ),
    )
    .orderBy(asc(knowledgeGaps.createdAt), asc(knowledgeGaps.id))
    .limit(1)
  if (!oldest) return false
  await queries.delete(knowledgeQuestions).where(eq(gapId, oldest.id))
  await queries.delete(knowledgeGaps).where(eq(knowledgeGaps.id, oldest.id))
  return true
}

/** Questions are kept for so long; in days. */
const KEPT_DAYS = 180

/** Removes old questions, and gaps that have none. */
export const forgetQuestions: HousekeepingTask = async ({ database: { queries } }, now) => {
  const before = new Date(now.getTime() - KEPT_DAYS * 24 * 3_600_000)
  await queries.delete(knowledgeQuestions).where(lt(knowledgeQuestions.askedAt, before))
  const asked = queries
    .select({ id: knowledgeQuestions.id })
    .from(knowledgeQuestions)
    .where(eq(knowledgeQuestions.gapId, knowledgeGaps.id))
  // A gap is begun with its first question, in one transaction.
  await queries.delete(knowledgeGaps).where(notExists(asked))
}
