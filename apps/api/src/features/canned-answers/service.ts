import type { components } from '@replybay/api-client'
import { and, asc, count, eq, ne, sql } from 'drizzle-orm'
import type { Database, Queries } from '../../platform/database/database.ts'
import { newId } from '../../platform/database/ids.ts'
import { cannedAnswers } from './tables.ts'
import { isUniqueViolation } from '../../platform/database/sql-state.ts'
import { Failure } from '../../platform/contract/failure.ts'
import type { Person } from '../../platform/contract/handlers.ts'
import { cannedAnswersFailures } from './failures.ts'
import { newerContent } from './newer-content.ts'

type CannedAnswer = components['schemas']['CannedAnswer']
type Content = components['schemas']['CannedAnswerContent']
type Change = components['schemas']['CannedAnswerChange']

/** Of one company, as the contract says. */
const MOST = 500
/** Code points in the texts of one company together, as the contract says: they are always read as a whole. */
const MOST_CHARACTERS = 2_000_000

export interface CannedAnswerService {
  list(person: Person): Promise<CannedAnswer[]>
  /**
   * @throws Failure `conflict` when another has the shortcut, `limit-reached` when there are too many, or
   * `saved-replies-full` when the texts are too long together.
   */
  create(person: Person, content: Content): Promise<CannedAnswer>
  /**
   * @throws Failure `not-found`, `conflict` when another has the shortcut, `changed-meanwhile` when another has
   * changed the same text since it was seen, or `saved-replies-full` when the texts are too long together.
   */
  update(person: Person, id: string, change: Change): Promise<CannedAnswer>
  /** @throws Failure `not-found`. */
  delete(person: Person, id: string): Promise<void>
}

/** The texts of a team: whoever answers tickets reads and writes them. */
export function createCannedAnswerService(database: Database): CannedAnswerService {
  return {
    async list({ companyId }) {
      const rows = await database.queries
        .select()
        .from(cannedAnswers)
        .where(eq(cannedAnswers.companyId, companyId))
        .orderBy(asc(cannedAnswers.shortcut))
      return rows.map(present)
    },
    create: ({ companyId }, content) =>
      database.transaction(async (queries) => {
        await lockRoom(queries, companyId)
        await requireRoom(queries, companyId)
        await requireRoomForTexts(queries, companyId, { added: lengthOf(content) })
        const [row] = await queries
          .insert(cannedAnswers)
          .values({ id: newId(), companyId, ...content, updatedAt: new Date() })
          .onConflictDoNothing()
          .returning()
        if (!row) throw new Failure('conflict')
        return present(row)
      }),
    update: ({ companyId }, id, { seen, ...wanted }) =>
      database.transaction(async (queries) => {
        await lockRoom(queries, companyId)
        const [row] = await queries.select().from(cannedAnswers).where(isOwn(companyId, id)).for('update')
        if (!row) throw new Failure('not-found')
        const content = newerContent(contentOf(row), seen, wanted)
        const [other] = await queries
          .select({ id: cannedAnswers.id })
          .from(cannedAnswers)
          .where(and(eq(cannedAnswers.companyId, companyId), eq(cannedAnswers.shortcut, content.shortcut)))
        if (other && other.id !== id) throw new Failure('conflict')
        const added = lengthOf(content)
        // What is too long already can be shortened.
        if (added > lengthOf(row)) await requireRoomForTexts(queries, companyId, { added, id })
        const change = { tags: [], afterwards: null, ...content, updatedAt: new Date() }
        await queries.update(cannedAnswers).set(change).where(isOwn(companyId, id)).catch(refuseTaken)
        return present({ ...row, ...change })
      }),
    async delete({ companyId }, id) {
      const rows = await database.queries
        .delete(cannedAnswers)
        .where(isOwn(companyId, id))
        .returning({ id: cannedAnswers.id })
      if (rows.length === 0) throw new Failure('not-found')
    },
  }
}

function isOwn(companyId: string, id: string) {
  return and(eq(cannedAnswers.id, id), eq(cannedAnswers.companyId, companyId))
}

/** Another saved reply may be given the shortcut at the same time. */
function refuseTaken(error: unknown): never {
  throw isUniqueViolation(error) ? new Failure('conflict') : error
}

/** A company's saved replies are written one after another from here on, until the transaction ends. */
async function lockRoom(queries: Queries, companyId: string): Promise<void> {
  await queries.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`saved replies ${companyId}`}, 0))`,
  )
}

/** Behind `lockRoom`. @throws Failure `limit-reached`. */
async function requireRoom(queries: Queries, companyId: string): Promise<void> {
  const [row] = await queries
    .select({ count: count() })
    .from(cannedAnswers)
    .where(eq(cannedAnswers.companyId, companyId))
  if (row && row.count >= MOST) throw new Failure('limit-reached')
}

/**
 * Behind `lockRoom`.
 *
 * @param added - Code points of the texts that are added, or that take the place of those of `id`.
 * @throws Failure `saved-replies-full`.
 */
async function requireRoomForTexts(
  queries: Queries,
  companyId: string,
  { added, id = '' }: { added: number; id?: string },
): Promise<void> {
  const length = sql`(select sum(char_length(value)) from jsonb_each_text(${cannedAnswers.texts}))`
  const [others] = await queries
    .select({ characters: sql<number>`coalesce(sum(${length}), 0)::int` })
    .from(cannedAnswers)
    .where(and(eq(cannedAnswers.companyId, companyId), ne(cannedAnswers.id, id)))
  if (others && others.characters + added > MOST_CHARACTERS) {
    throw new Failure(cannedAnswersFailures.savedRepliesFull)
  }
}

/** In code points. */
function lengthOf({ texts }: Pick<Content, 'texts'>): number {
  return Object.values(texts).reduce((length, text) => length + Array.from(text).length, 0)
}

function present(row: typeof cannedAnswers.$inferSelect): CannedAnswer {
  return { _id: row.id, ...contentOf(row), updatedAt: row.updatedAt.toISOString() }
}

function contentOf({ shortcut, title, texts, tags, afterwards }: typeof cannedAnswers.$inferSelect): Content {
  return { shortcut, title, texts, ...(tags.length > 0 && { tags }), ...(afterwards && { afterwards }) }
}
