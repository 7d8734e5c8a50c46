/** Keeps what is to be learned, whatever it was said in. */
import type { components } from '@replybay/api-client'
import { eq } from 'drizzle-orm'
import { Failure } from '../../../platform/contract/failure.ts'
import type { Person } from '../../../platform/contract/handlers.ts'
import { cutText } from '../../../platform/cut-text.ts'
import type { Queries } from '../../../platform/database/database.ts'
import { newId } from '../../../platform/database/ids.ts'
import type { ServerContext } from '../../../platform/server-feature.ts'
import type { Exchange } from '../../tickets/index.ts'
import { hasContainer } from '../../users/index.ts'
import { putDocument } from '../put-document.ts'
import { lockRoom } from '../room.ts'
import { tellOf } from '../topic.ts'
import { lessonOf } from './lesson-of.ts'
import {
  changeLesson,
  findLessonOf,
  isOf,
  type LessonOrigin,
  type LessonRow,
  lockLesson,
  putLesson,
} from './store.ts'
import { knowledgeLessons } from './tables.ts'

type Schemas = components['schemas']

/** Characters of a document's title. */
const LONGEST_TITLE = 200

/** What was said, and where. */
export interface Said {
  origin: LessonOrigin
  exchange: Pick<Exchange, 'subject' | 'said'>
}

interface Wording {
  question?: string | undefined
  manualSummary?: string | undefined
  isForReview?: boolean | undefined
}

/** What could be learned; nothing is kept. */
export async function proposeFrom(queries: Queries, companyId: string, { origin, exchange }: Said) {
  const known = await findLessonOf(queries, companyId, origin)
  const isWritten = known && known.answer !== '' && known.state !== 'skipped'
  const { question, answer, isShortened } = isWritten ? { ...known, isShortened: false } : lessonOf(exchange)
  return { question, answer, isShortened, state: known?.state ?? ('open' as const) }
}

/**
 * Nothing is known before an owner or admin has worded or approved it.
 *
 * @throws Failure `conflict` where the company has no container, `invalid-request` where there is nothing to learn and nobody
 *   worded it, `limit-reached`.
 */
export async function teachFrom(
  context: Pick<ServerContext, 'jobs' | 'config'>,
  queries: Queries,
  person: Person,
  { origin, exchange, question, manualSummary, isForReview = false }: Said & Wording,
): Promise<Schemas['KnowledgeDocument']> {
  const { companyId, name, role } = person
  if (!(await hasContainer(queries, companyId))) throw new Failure('conflict')
  const proposed = lessonOf(exchange)
  const worded = manualSummary?.trim()
  const answer = worded || proposed.answer
  if (!answer) {
    const message = `is required: there’s nothing to learn from this ${'ticketId' in origin ? 'ticket' : 'email'}`
    throw new Failure('invalid-request', { fields: [{ path: '/body/manualSummary', message }] })
  }
  await lockRoom(queries, companyId)
  const isTrusted = worded && !isForReview && (role === 'owner' || role === 'admin')
  const lesson = await putLesson(queries, {
    ...origin,
    id: newId(),
    companyId,
    question: question?.trim() || proposed.question,
    answer,
    state: isTrusted ? 'approved' : 'review',
    writtenBy: worded ? 'person' : 'server',
    authorName: name,
    createdAt: new Date(),
    replaced: null,
  })
  await tellOf(queries, companyId, 'review')
  return isTrusted ? await keepLesson(context, queries, person, lesson) : presentWaiting(lesson)
}

/** Notes that nothing is to be learned, or takes that back. @returns whether it is skipped: what was approved stays so. */
export async function skipFrom(
  queries: Queries,
  { companyId, name }: Person,
  origin: LessonOrigin,
  isSkipped: boolean,
): Promise<boolean> {
  const lesson = await lockLesson(queries, companyId, isOf(origin))
  await tellOf(queries, companyId, 'review')
  if (!lesson && isSkipped) {
    const nothing = { question: '', answer: '', writtenBy: 'person' as const }
    const made = { id: newId(), authorName: name, createdAt: new Date() }
    await putLesson(queries, { ...made, ...origin, companyId, ...nothing, state: 'skipped' })
  }
  if (lesson?.state === 'approved') return false
  if (lesson && isSkipped) await changeLesson(queries, lesson.id, { state: 'skipped' })
  else if (lesson?.state === 'skipped') await takeBack(queries, lesson)
  return isSkipped
}

/** Writes a lesson as a document, in place of the one that it was before. */
export function keepLesson(
  context: Pick<ServerContext, 'jobs' | 'config'>,
  queries: Queries,
  person: Person,
  { id, ticketId, emailId, question, answer }: LessonRow,
) {
  const title = cutText(question || answer, LONGEST_TITLE)
  const pair = { title, question: question || null, content: answer }
  return putDocument(context, queries, person, { id, kind: kindOf({ ticketId }), ticketId, emailId, ...pair })
}

/** What was written before it was skipped waits again. */
async function takeBack(queries: Queries, { id, answer }: LessonRow): Promise<void> {
  if (answer) await changeLesson(queries, id, { state: 'review' })
  else await queries.delete(knowledgeLessons).where(eq(knowledgeLessons.id, id))
}

const kindOf = ({ ticketId }: Pick<LessonRow, 'ticketId'>) => (ticketId === null ? 'email' : 'ticket')

/** As the document that it becomes. */
function presentWaiting({
  id,
  ticketId,
  emailId,
  question,
  answer,
  createdAt,
}: LessonRow): Schemas['KnowledgeDocument'] {
  return {
    documentId: id,
    title: cutText(question || answer, LONGEST_TITLE),
    ...(question && { question }),
    kind: kindOf({ ticketId }),
    ...(ticketId && { ticketId }),
    ...(emailId && { emailId }),
    isInReview: true,
    createdAt: createdAt.toISOString(),
  }
}
