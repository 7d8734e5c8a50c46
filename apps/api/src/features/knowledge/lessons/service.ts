import type { components } from '@replybay/api-client'
import { eq, notExists } from 'drizzle-orm'
import { readCursor, writeCursor } from '../../../platform/contract/cursor.ts'
import { Failure } from '../../../platform/contract/failure.ts'
import type { Person } from '../../../platform/contract/handlers.ts'
import type { Queries } from '../../../platform/database/database.ts'
import { newId } from '../../../platform/database/ids.ts'
import type { ServerContext } from '../../../platform/server-feature.ts'
import { cutText } from '../../../platform/cut-text.ts'
import { listClosedTickets, readExchange } from '../../tickets/index.ts'
import { hasContainer, scopeOf } from '../../users/index.ts'
import { removePassages } from '../removing.ts'
import { putDocument } from '../put-document.ts'
import { lockRoom } from '../room.ts'
import { lessonOf } from './lesson-of.ts'
import { tellOf } from '../topic.ts'
import { deleteDocument, type DocumentRow, findDocument } from '../store.ts'
import {
  changeLesson,
  countLessons,
  findLessonOf,
  lessonsOf,
  type LessonRow,
  listLessons,
  lockLesson,
  putLesson,
} from './store.ts'
import { knowledgeLessons } from './tables.ts'

type Schemas = components['schemas']

const PAGE = 50
/** Characters of a document's title. */
const LONGEST_TITLE = 200

/** Nothing is known before an owner or admin has worded or approved it. */
export interface LessonService {
  /** What could be learned of a ticket; nothing is kept. @throws Failure `not-found`. */
  propose(person: Person, ticketId: string): Promise<Schemas['LessonProposal']>
  /**
   * @throws Failure `not-found`, `conflict` where the company has no container, `invalid-request` where the ticket holds
   *   nothing to learn and nobody worded it.
   */
  teach(person: Person, lesson: Schemas['TicketLesson']): Promise<Schemas['KnowledgeDocument']>
  /** What was approved stays so. @throws Failure `not-found`. */
  skip(person: Person, skip: Schemas['TicketSkip']): Promise<Schemas['TicketSkip']>
  list(
    person: Person,
    query: {
      state?: Schemas['LessonState'] | undefined
      limit?: number | undefined
      cursor?: string | undefined
    },
  ): Promise<{
    lessons: Schemas['Lesson'][]
    nextCursor: string | null
    counts: Record<string, number>
  }>
  /** Closed tickets to which a person replied, and of which nothing was taught or skipped. */
  listUntaught(
    person: Person,
    query: { search?: string | undefined; limit?: number | undefined; cursor?: string | undefined },
  ): Promise<{ tickets: Schemas['UntaughtTicket'][]; nextCursor: string | null }>
  /** @throws Failure `not-found`, `conflict` where the company has no container, `limit-reached`. */
  decide(person: Person, id: string, decision: Schemas['LessonDecision']): Promise<Schemas['Lesson']>
}

export function createLessonService(context: ServerContext): LessonService {
  const { database } = context

  /** Writes a lesson as a document, in place of the one that it was before. */
  const keep = (queries: Queries, person: Person, { id, ticketId, question, answer }: LessonRow) => {
    const title = cutText(question || answer, LONGEST_TITLE)
    const pair = { title, question: question || null, content: answer }
    return putDocument(context, queries, person, { id, kind: 'ticket', ticketId, ...pair })
  }

  return {
    async propose(person, ticketId) {
      const { companyId } = person
      const exchange = await readExchange(database.queries, scopeOf(person), ticketId)
      if (!exchange) throw new Failure('not-found')
      const known = await findLessonOf(database.queries, companyId, ticketId)
      const isWritten = known && known.answer !== '' && known.state !== 'skipped'
      const { question, answer, isShortened } = isWritten
        ? { ...known, isShortened: false }
        : lessonOf(exchange)
      return { ticketId, question, answer, isShortened, state: known?.state ?? 'open' }
    },
    teach: (person, { ticketId, question, manualSummary, isForReview = false }) =>
      database.transaction(async (queries) => {
        const { companyId, name, role } = person
        const exchange = await readExchange(queries, scopeOf(person), ticketId)
        if (!exchange) throw new Failure('not-found')
        if (!(await hasContainer(queries, companyId))) throw new Failure('conflict')
        const proposed = lessonOf(exchange)
        const worded = manualSummary?.trim()
        const answer = worded || proposed.answer
        if (!answer) {
          const message = 'is required: there’s nothing to learn from this ticket'
          throw new Failure('invalid-request', { fields: [{ path: '/body/manualSummary', message }] })
        }
        await lockRoom(queries, companyId)
        const isTrusted = worded && !isForReview && (role === 'owner' || role === 'admin')
        const lesson = await putLesson(queries, {
          id: newId(),
          companyId,
          ticketId,
          question: question?.trim() || proposed.question,
          answer,
          state: isTrusted ? 'approved' : 'review',
          writtenBy: worded ? 'person' : 'server',
          authorName: name,
          createdAt: new Date(),
          replaced: null,
        })
        await tellOf(queries, companyId, 'review')
        return isTrusted ? await keep(queries, person, lesson) : presentWaiting(lesson)
      }),
    skip: (person, { ticketId, skipped_indexation: isSkipped }) =>
      database.transaction(async (queries) => {
        const { companyId, name } = person
        if (!(await readExchange(queries, scopeOf(person), ticketId))) throw new Failure('not-found')
        const lesson = await lockLesson(queries, companyId, eq(knowledgeLessons.ticketId, ticketId))
        await tellOf(queries, companyId, 'review')
        if (!lesson && isSkipped) {
          const nothing = { question: '', answer: '', writtenBy: 'person' as const }
          const made = { id: newId(), authorName: name, createdAt: new Date() }
          await putLesson(queries, { ...made, companyId, ticketId, ...nothing, state: 'skipped' })
        }
        if (lesson?.state === 'approved') return { ticketId, skipped_indexation: false }
        if (lesson && isSkipped) await changeLesson(queries, lesson.id, { state: 'skipped' })
        else if (lesson?.state === 'skipped') await takeBack(queries, lesson)
        return { ticketId, skipped_indexation: isSkipped }
      }),
    async list({ companyId }, { state = 'review', limit = PAGE, cursor }) {
      const after = cursor === undefined ? undefined : readCursor('lessons', cursor)
      const rows = await listLessons(database.queries, companyId, state, { after, limit: limit + 1 })
      const last = rows.length > limit ? rows[limit - 1] : undefined
      return {
        lessons: rows.slice(0, limit).map(presentLesson),
        nextCursor: last ? writeCursor('lessons', { order: last.createdAt.getTime(), id: last.id }) : null,
        counts: await countLessons(database.queries, companyId),
      }
    },
    async listUntaught(person, { search, limit = PAGE, cursor }) {
      const after = cursor === undefined ? undefined : readCursor('untaught', cursor)
      const rows = await listClosedTickets(database.queries, scopeOf(person), {
        search: search?.trim() || undefined,
        after,
        limit: limit + 1,
        which: (ticketId) => notExists(lessonsOf(database.queries, ticketId)),
      })
      const last = rows.length > limit ? rows[limit - 1] : undefined
      return {
        tickets: rows.slice(0, limit).map(({ updatedAt: _order, createdAt, ...ticket }) => ({
          ...ticket,
          createdAt: createdAt.toISOString(),
        })),
        nextCursor: last
          ? writeCursor('untaught', { order: last.updatedAt.getTime(), id: last.ticketId })
          : null,
      }
    },
    decide: (person, id, { state, ...words }) =>
      database.transaction(async (queries) => {
        await lockRoom(queries, person.companyId)
        const lesson = await lockLesson(queries, person.companyId, eq(knowledgeLessons.id, id))
        if (!lesson || lesson.state === 'skipped') throw new Failure('not-found')
        const decided = { ...lesson, ...words, state }
        const document = await findDocument(queries, person.companyId, id, { lock: true })
        let { replaced } = lesson
        if (state === 'approved') {
          if (lesson.state !== 'approved') replaced = document ? wordsOf(document) : null
          await keep(queries, person, decided)
        } else if (lesson.state === 'approved') {
          // Words that came in place of earlier ones give way to those again.
          if (replaced) await keep(queries, person, { ...decided, ...replaced })
          else if (document) await forget(queries, document)
          replaced = null
        }
        await changeLesson(queries, id, { ...words, state, replaced })
        await tellOf(queries, person.companyId, 'review')
        return presentLesson(decided)
      }),
  }
}

const wordsOf = ({ question, content: answer }: DocumentRow) => ({ question: question ?? '', answer })

async function forget(queries: Queries, document: DocumentRow): Promise<void> {
  await removePassages(queries, document)
  await deleteDocument(queries, document.companyId, document.id)
  await tellOf(queries, document.companyId, 'sources')
}

/** What was written before it was skipped waits again. */
async function takeBack(queries: Queries, { id, answer }: LessonRow): Promise<void> {
  if (answer) await changeLesson(queries, id, { state: 'review' })
  else await queries.delete(knowledgeLessons).where(eq(knowledgeLessons.id, id))
}

function presentLesson(row: LessonRow): Schemas['Lesson'] {
  const { id, ticketId, question, answer, state, writtenBy, authorName, createdAt } = row
  // A lesson that was skipped is in no answer.
  if (state === 'skipped') throw new Failure('not-found')
  return {
    lessonId: id,
    ticketId,
    question,
    answer,
    state,
    writtenBy,
    ...(authorName && { authorName }),
    createdAt: createdAt.toISOString(),
  }
}

/** As the document that it becomes. */
function presentWaiting({
  id,
  ticketId,
  question,
  answer,
  createdAt,
}: LessonRow): Schemas['KnowledgeDocument'] {
  return {
    documentId: id,
    title: cutText(question || answer, LONGEST_TITLE),
    ...(question && { question }),
    kind: 'ticket',
    ticketId,
    isInReview: true,
    createdAt: createdAt.toISOString(),
  }
}
