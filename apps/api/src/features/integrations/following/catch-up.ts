/** Asks shops every few minutes for what has changed: what they did not tell, or nobody heard. */
import { and, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import type { FeatureJob, ServerContext } from '../../../platform/server-feature.ts'
import { askKept, type KeptAsk } from '../ask-kept.ts'
import { everyIntegration } from '../every-integration.ts'
import { isPassing, noteTrouble, noticedTrouble, noTrouble } from '../note-trouble.ts'
import { platforms } from '../platforms.ts'
import { earlierOf, type OrderPage } from '../shop-port.ts'
import { addIntegrationEvent, findIntegration, type IntegrationRow, lockIntegration } from '../store.ts'
import { integrations, type Kind } from '../tables.ts'
import type { Trouble } from '../trouble.ts'
import { followOrders } from './follow-orders.ts'
import { readStock } from './read-stock.ts'

/** After so many pages others have their turn. */
const MOST_PAGES = 40
/** Where a shop doesn't say how long to wait, and after a failure; in ms. */
const [PAUSE_MS, LONGEST_PAUSE_MS] = [300_000, 3_600_000]
/** That a shop is asked at a time: a slow one holds up no other. In ms. */
const LONGEST_MS = 120_000
/** That nobody else asks it meanwhile; in seconds. */
const TIME_LIMIT_S = 600

type CatchUpData = { companyId: string; integrationId: string }

const shopKinds = (Object.keys(platforms) as Kind[]).filter((kind) => platforms[kind].shop)

export const catchUp: FeatureJob<CatchUpData> = {
  name: 'integrations-catch-up',
  // It is asked for again by the time, later after each failure.
  retries: 0,
  retryDelay: 0,
  retryDelayMax: 0,
  timeLimit: TIME_LIMIT_S,
  atOnce: 2,
  atOncePerCompany: 1,
  async run({ companyId, integrationId }, context) {
    const row = await findIntegration(context.database.queries, companyId, integrationId)
    if (!row || !isToCatchUp(row) || !(await takeTurn(context, row))) return
    try {
      const kept = askKept(context, row, performance.now() + LONGEST_MS)
      const isDone = await readOrders(context, row, kept)
      await readStock(context, row, kept)
      await context.database.queries
        .update(integrations)
        .set({ catchUpFailures: 0, catchUpDueAt: isDone ? null : new Date(), ...noTrouble })
        .where(isSame(row))
    } catch (error) {
      await noteFailure(context, row, noticedTrouble(context, row, error))
    }
  },
}

export const catchUpAll = everyIntegration({
  name: 'integrations-catch-up-all',
  schedule: '*/5 * * * *',
  job: catchUp,
  where: () => and(inArray(integrations.kind, shopKinds), isFollowed, isDue(new Date())),
})

const isDue = (now: Date) => or(isNull(integrations.catchUpDueAt), lte(integrations.catchUpDueAt, now))

/** A key that was revoked is left alone until it is replaced, or the hourly look finds that it works again. */
const isToCatchUp = ({ caughtUpTo, importFinishedAt, importPaused, isLocal, problem }: IntegrationRow) =>
  (importFinishedAt !== null || (importPaused && caughtUpTo !== null)) &&
  !isLocal &&
  (problem === null || isPassing(problem))

/** While it goes on, a shop is asked enough; what changes meanwhile is found after it. */
const isFollowed = or(
  isNotNull(integrations.importFinishedAt),
  and(eq(integrations.importPaused, true), isNotNull(integrations.caughtUpTo)),
)

/** Neither other keys nor another shop. */
const isSame = (row: IntegrationRow) =>
  and(eq(integrations.id, row.id), eq(integrations.keysChangedAt, row.keysChangedAt))

/** @returns whether it is time, and nobody else asks the shop at this moment. */
async function takeTurn({ database }: ServerContext, row: IntegrationRow): Promise<boolean> {
  const now = new Date()
  const rows = await database.queries
    .update(integrations)
    .set({ catchUpDueAt: new Date(now.getTime() + TIME_LIMIT_S * 1_000) })
    .where(and(isSame(row), isDue(now)))
    .returning({ id: integrations.id })
  return rows.length > 0
}

/** @returns whether all is read. */
async function readOrders(
  { database }: ServerContext,
  row: IntegrationRow,
  { ask, settings, platform: { shop } }: KeptAsk,
): Promise<boolean> {
  if (!shop) return true
  const begin = new Date((row.caughtUpTo?.getTime() ?? 0) - shop.overlapMs)
  let changedSince = begin.getTime() > 0 ? begin : new Date(0)
  let cursor: string | undefined
  for (let count = 0; count < MOST_PAGES; count++) {
    const page = await shop.listOrders(ask, settings, { changedSince, cursor })
    const isKept = await database.transaction((queries) => keepPage(queries, row, page))
    if (!isKept || page.next === undefined) return true
    // What has changed meanwhile is behind the others: pages are not counted where that can be avoided.
    const hasMoved = page.changedTo !== undefined && page.changedTo > changedSince
    cursor = hasMoved ? undefined : page.next
    if (hasMoved && page.changedTo) changedSince = page.changedTo
  }
  return false
}

async function keepPage(
  queries: Parameters<typeof lockIntegration>[0],
  read: IntegrationRow,
  page: OrderPage,
): Promise<boolean> {
  const row = await lockIntegration(queries, read.companyId, read.id)
  if (row?.keysChangedAt.getTime() !== read.keysChangedAt.getTime()) return false
  const { kept, found } = await followOrders(queries, row, page.orders, { isRead: true })
  const now = new Date()
  // A change that is dated in the future would hide those before it.
  const changedTo = earlierOf(page.changedTo, now)
  await queries
    .update(integrations)
    .set({
      orderCount: row.orderCount + kept,
      lastSyncAt: now,
      ...(changedTo && {
        caughtUpTo: sql`greatest(${integrations.caughtUpTo}, ${changedTo.toISOString()}::timestamptz)`,
      }),
    })
    .where(eq(integrations.id, row.id))
  if (found > 0) await addIntegrationEvent(queries, row, { kind: 'caught-up', at: now })
  return true
}

async function noteFailure(context: ServerContext, row: IntegrationRow, trouble: Trouble): Promise<void> {
  const { problem, details } = trouble
  const isAsked = problem === 'rate-limited'
  const pauseMs =
    isAsked && details.retryAfter !== undefined
      ? details.retryAfter * 1_000
      : Math.min(LONGEST_PAUSE_MS, PAUSE_MS * 2 ** row.catchUpFailures)
  await context.database.transaction(async (queries) => {
    // A pause that a shop asks for is nobody's fault.
    if (!isAsked && !(await noteTrouble(queries, row, trouble, { event: 'caught-up' }))) return
    await queries
      .update(integrations)
      .set({
        catchUpDueAt: new Date(Date.now() + pauseMs),
        catchUpFailures: row.catchUpFailures + (isAsked ? 0 : 1),
      })
      .where(isSame(row))
  })
}
