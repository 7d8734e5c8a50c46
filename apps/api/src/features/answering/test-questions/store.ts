import { and, asc, count, eq } from 'drizzle-orm'
import type { Queries } from '../../../platform/database/database.ts'
import { testQuestions } from './tables.ts'

export type TestQuestionRow = typeof testQuestions.$inferSelect

/** Where a test question is. */
export interface TestPlace {
  companyId: string
  webId: string
}

const isOf = ({ companyId, webId }: TestPlace) =>
  and(eq(testQuestions.companyId, companyId), eq(testQuestions.webId, webId))

const isOne = (place: TestPlace, id: string) => and(isOf(place), eq(testQuestions.id, id))

/** The oldest first. */
export async function listTestQuestions(queries: Queries, place: TestPlace): Promise<TestQuestionRow[]> {
  return await queries
    .select()
    .from(testQuestions)
    .where(isOf(place))
    .orderBy(asc(testQuestions.createdAt), asc(testQuestions.id))
}

export async function countTestQuestions(queries: Queries, place: TestPlace): Promise<number> {
  const [row] = await queries.select({ count: count() }).from(testQuestions).where(isOf(place))
  return row?.count ?? 0
}

export async function findTestQuestion(queries: Queries, place: TestPlace, id: string) {
  const [row] = await queries.select().from(testQuestions).where(isOne(place, id))
  return row
}

/** Nobody else changes it until the transaction ends. */
export async function lockTestQuestion(queries: Queries, place: TestPlace, id: string) {
  const [row] = await queries.select().from(testQuestions).where(isOne(place, id)).for('update')
  return row
}

export async function insertTestQuestion(queries: Queries, row: typeof testQuestions.$inferInsert) {
  const [inserted] = await queries.insert(testQuestions).values(row).returning()
  return inserted
}

export async function updateTestQuestion(
  queries: Queries,
  place: TestPlace,
  id: string,
  change: Partial<typeof testQuestions.$inferInsert>,
) {
  const [row] = await queries.update(testQuestions).set(change).where(isOne(place, id)).returning()
  return row
}

/** @returns whether there was one. */
export async function deleteTestQuestion(queries: Queries, place: TestPlace, id: string): Promise<boolean> {
  const rows = await queries.delete(testQuestions).where(isOne(place, id)).returning({ id: testQuestions.id })
  return rows.length > 0
}
