/** What companies use of the language models, and whether they may use more of them. */
import { eq, lt, sql } from 'drizzle-orm'
import type { ModelChoice } from '../../platform/config/model-config.ts'
import type { Queries } from '../../platform/database/database.ts'
import type { HousekeepingTask } from '../../platform/server-feature.ts'
import { modelUses } from './tables.ts'

/** Uses are told for so long; in days. */
const KEPT_DAYS = 400
const DAY_MS = 24 * 3_600_000
const MILLION = 1_000_000
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

/**
 * Whether a company has used less than it may in a day.
 *
 * @param share of what it may use, for what has to leave the rest to others. @default 1
 */
export async function mayUseModel(
  queries: Queries,
  { tokensPerDay, cost }: Pick<ModelChoice, 'tokensPerDay' | 'cost'>,
  companyId: string,
  now: Date,
  share = 1,
): Promise<boolean> {
  const [used = { sent: 0, answered: 0 }] = await queries
    .select()
    .from(modelUses)
    .where(eq(modelUses.id, idOf(companyId, now)))
  if (used.sent + used.answered >= tokensPerDay * share) return false
  if (!cost) return true
  const spent = (used.sent * cost.perMillionIn + used.answered * cost.perMillionOut) / MILLION
  return spent < cost.perDay * share
}

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
