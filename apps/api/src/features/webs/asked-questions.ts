/** How often customers ask what a web suggests. Noted when it is asked: nothing else of what they write is kept here. */
import { createHash } from 'node:crypto'
import { and, count, eq, gt, lt } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import { newId } from '../../platform/database/ids.ts'
import type { HousekeepingTask } from '../../platform/server-feature.ts'
import { listQuestions } from './question-store.ts'
import { wordsOf } from './question-words.ts'
import { askedQuestions } from './tables.ts'

/** For so long a question counts as asked, as the contract says. */
const COUNTED_MS = 30 * 24 * 3_600_000

interface Place {
  companyId: string
  webId: string
}

/** Notes what a customer wrote where it is a question that the web suggests, in whichever language. */
export async function noteAskedQuestion(
  queries: Queries,
  { companyId, webId, text, askedAt }: Place & { text: string; askedAt: Date },
): Promise<void> {
  const words = wordsOf(text)
  if (words === '') return
  const suggested = await listQuestions(queries, companyId, webId)
  if (!suggested.some(({ question }) => question && wordsOf(question.question) === words)) return
  await queries
    .insert(askedQuestions)
    .values({ id: newId(), companyId, webId, wording: hashOf(words), askedAt })
}

/** @returns how often a question, as it is worded now, was asked in the last 30 days. */
export async function countAsked(
  queries: Queries,
  { companyId, webId }: Place,
  now: Date,
): Promise<(question: string) => number> {
  const rows = await queries
    .select({ wording: askedQuestions.wording, asked: count() })
    .from(askedQuestions)
    .where(
      and(
        eq(askedQuestions.webId, webId),
        eq(askedQuestions.companyId, companyId),
        gt(askedQuestions.askedAt, countedFrom(now)),
      ),
    )
    .groupBy(askedQuestions.wording)
  const asked = new Map(rows.map((row) => [row.wording, row.asked]))
  return (question) => asked.get(hashOf(wordsOf(question))) ?? 0
}

/** Removes what counts no more. */
export const forgetAskedQuestions: HousekeepingTask = async ({ database }, now) => {
  await database.queries.delete(askedQuestions).where(lt(askedQuestions.askedAt, countedFrom(now)))
}

const countedFrom = (now: Date) => new Date(now.getTime() - COUNTED_MS)

/** Of one length, whatever the question's. */
export const hashOf = (words: string) => createHash('sha256').update(words).digest('base64url')
