/** What companies use of the language models, and whether they may use more of them. */
import { and, eq, lt, sql } from 'drizzle-orm'
import type { ModelChoice } from '../../platform/config/model-config.ts'
import type { Queries } from '../../platform/database/database.ts'
import type { HousekeepingTask } from '../../platform/server-feature.ts'
import { modelUses } from './tables.ts'

/** Uses are told for so long; in days. */
const KEPT_DAYS = 400
const DAY_MS = 24 * 3_600_000
const MILLION = 1_000_000
/** Of one answer: no model reads or writes more. */
const MOST_TOKENS = 1_000_000_000
/** Where the endpoint does not count. */
const CHARACTERS_PER_TOKEN = 4

export interface ModelTokens {
  sent: number
  answered: number
}

/** How many tokens a text is, about. */
export function estimateTokens(text: string): number {
  return Math.ceil(text.length / CHARACTERS_PER_TOKEN)
}

interface Use {
  choice: Pick<ModelChoice, 'tokensPerDay' | 'cost'>
  companyId: string
  /** What it is likely to use, at most. */
  estimate: ModelTokens
  /** Of what the company may use, for what has to leave the rest to others. @default 1 */
  share?: number
}

/**
 * Asks a model, as far as a company may use it today. What that is likely to use counts before it is asked, so that calls at the
 * same time do not all pass; once it has answered, what it used. Where asking throws, the estimate stands.
 *
 * @returns undefined where the company has nothing left.
 */
export async function askWithinLimit<Answer extends { tokens: ModelTokens }>(
  queries: Queries,
  use: Use,
  ask: () => Promise<Answer>,
): Promise<Answer | undefined> {
  const now = new Date()
  if (!(await reserve(queries, use, now))) return undefined
  const answer = await ask()
  const { sent, answered } = countable(answer.tokens)
  const { companyId, estimate } = use
  const rest = { sent: sent - estimate.sent, answered: answered - estimate.answered }
  await noteModelUse(queries, companyId, rest, now)
  return answer
}

/** Counts what is likely to be used, where anything is left: the last call may go beyond the limit. */
async function reserve(
  queries: Queries,
  { choice: { tokensPerDay, cost }, companyId, estimate, share = 1 }: Use,
  now: Date,
): Promise<boolean> {
  await noteModelUse(queries, companyId, { sent: 0, answered: 0 }, now)
  const { sent, answered } = modelUses
  const isAffordable =
    cost &&
    sql`${sent} * ${cost.perMillionIn}::float8 + ${answered} * ${cost.perMillionOut}::float8
      < ${cost.perDay * share * MILLION}::float8`
  const isLeft = and(sql`${sent} + ${answered} < ${tokensPerDay * share}::float8`, isAffordable)
  const reserved = await queries
    .update(modelUses)
    .set({ sent: sql`${sent} + ${estimate.sent}`, answered: sql`${answered} + ${estimate.answered}` })
    .where(and(eq(modelUses.id, idOf(companyId, now)), isLeft))
    .returning({ id: modelUses.id })
  return reserved.length > 0
}

/** Endpoints may count with halves, below nothing, or not at all. */
function countable({ sent, answered }: ModelTokens): ModelTokens {
  return { sent: whole(sent), answered: whole(answered) }
}

function whole(tokens: number): number {
  return tokens > 0 ? Math.min(Math.ceil(tokens), MOST_TOKENS) : 0
}

/** Adds to what is counted; what is below nothing is taken away. */
export async function noteModelUse(
  queries: Queries,
  companyId: string,
  { sent, answered }: ModelTokens,
  now: Date,
): Promise<void> {
  await queries
    .insert(modelUses)
    .values({ id: idOf(companyId, now), companyId, day: dayOf(now), sent, answered })
    .onConflictDoUpdate({
      target: modelUses.id,
      set: { sent: sql`${modelUses.sent} + ${sent}`, answered: sql`${modelUses.answered} + ${answered}` },
    })
}

/** Forgets days that no bill tells of any more. */
export const forgetModelUses: HousekeepingTask = async ({ database }, now) => {
  const before = dayOf(new Date(now.getTime() - KEPT_DAYS * DAY_MS))
  await database.queries.delete(modelUses).where(lt(modelUses.day, before))
}

function idOf(companyId: string, now: Date): string {
  return `${companyId} ${dayOf(now)}`
}

function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10)
}
