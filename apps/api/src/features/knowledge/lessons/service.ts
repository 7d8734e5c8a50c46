import type { components } from '@replybay/api-client'
import { eq, notExists } from 'drizzle-orm'
import { readCursor, writeCursor } from '../../../platform/contract/cursor.ts'
import { Failure } from '../../../platform/contract/failure.ts'
import type { Person } from '../../../platform/contract/handlers.ts'
import type { Queries } from '../../../platform/database/database.ts'
import type { ServerContext } from '../../../platform/server-feature.ts'
import { listClosedTickets, readExchange } from '../../tickets/index.ts'
import { scopeOf } from '../../users/index.ts'
import { removePassages } from '../removing.ts'
import { lockRoom } from '../room.ts'
import { tellOf } from '../topic.ts'
import { deleteDocument, type DocumentRow, findDocument } from '../store.ts'
import { keepLesson, proposeFrom, type Said, skipFrom, teachFrom } from './keep-lesson.ts'
import { changeLesson, countLessons, lessonsOf, type LessonRow, listLessons, lockLesson } from './store.ts'
import { knowledgeLessons } from './tables.ts'

type Schemas = components['schemas']

const PAGE = 50

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

  return {
    async propose(person, ticketId) {
      const said = await read(database.queries, person, ticketId)
      return { ticketId, ...(await proposeFrom(database.queries, person.companyId, said)) }
    },
    teach: (person, { ticketId, ...wording }) =>
      database.transaction(async (queries) => {
        const said = await read(queries, person, ticketId)
        return await teachFrom(context, queries, person, { ...said, ...wording })
      }),
    skip: (person, { ticketId, skipped_indexation: isSkipped }) =>
      database.transaction(async (queries) => {
        await read(queries, person, ticketId)
        return { ticketId, skipped_indexation: await skipFrom(queries, person, { ticketId }, isSkipped) }
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
          await keepLesson(context, queries, person, decided)
        } else if (lesson.state === 'approved') {
          // Words that came in place of earlier ones give way to those again.
          if (replaced) await keepLesson(context, queries, person, { ...decided, ...replaced })
          else if (document) await forget(queries, document)
          replaced = null
        }
        await changeLesson(queries, id, { ...words, state, replaced })
        await tellOf(queries, person.companyId, 'review')
        return presentLesson(decided)
      }),
  }
}

/** @throws Failure `not-found`. */
async function read(queries: Queries, person: Person, ticketId: string): Promise<Said> {
  const exchange = await readExchange(queries, scopeOf(person), ticketId)
  if (!exchange) throw new Failure('not-found')
  return { origin: { ticketId }, exchange }
}

const wordsOf = ({ question, content: answer }: DocumentRow) => ({ question: question ?? '', answer })

async function forget(queries: Queries, document: DocumentRow): Promise<void> {
  await removePassages(queries, document)
  await deleteDocument(queries, document.companyId, document.id)
  await tellOf(queries, document.companyId, 'sources')
}

function presentLesson(row: LessonRow): Schemas['Lesson'] {
  const { id, ticketId, emailId, question, answer, state, writtenBy, authorName, createdAt } = row
  // A lesson that was skipped is in no answer.
  if (state === 'skipped') throw new Failure('not-found')
  return {
    lessonId: id,
    ...(ticketId && { ticketId }),
    ...(emailId && { emailId }),
    question,
    answer,
    state,
    writtenBy,
    ...(authorName && { authorName }),
    createdAt: createdAt.toISOString(),
  }
}
