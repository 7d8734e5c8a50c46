/** The first import of a shop's orders: page by page, newest first, and from where it was after whatever ends it. */
import { eq } from 'drizzle-orm'
import type { Queries } from '../../../platform/database/database.ts'
import type { FeatureJob, ServerContext } from '../../../platform/server-feature.ts'
import { askKept } from '../ask-kept.ts'
import { compareShop } from '../comparing/compare.ts'
import { noteRefused, oneByOne } from '../following/one-by-one.ts'
import { isPassing, noteTrouble, noticedTrouble, noTrouble } from '../note-trouble.ts'
import { earlierOf, type OrderPage } from '../shop-port.ts'
import { addIntegrationEvent, findIntegration, type IntegrationRow, lockIntegration } from '../store.ts'
import { integrations } from '../tables.ts'
import { Trouble } from '../trouble.ts'
import { keepShopOrders, withoutKnown } from './keep-orders.ts'

/** After so many pages others have their turn. */
const PAGES_A_TURN = 50
/** Of one import: a million orders. Older ones are not read. */
export const MOST_PAGES = 10_000
const MOST_TOTAL = 2_147_483_647
/** Where the shop doesn't say how long to wait; in seconds. */
const PAUSE_S = 30

type ImportData = { companyId: string; integrationId: string }

export const importShopOrders: FeatureJob<ImportData> = {
  name: 'integrations-import',
  retries: 10,
  retryDelay: 30,
  retryDelayMax: 3_600,
  timeLimit: 1_800,
  atOnce: 2,
  atOncePerCompany: 1,
  async run(data, context) {
    for (let page = 0; page < PAGES_A_TURN; page++) {
      if (!(await importPage(data, context))) return
    }
    await context.database.transaction((queries) => askForImport(queries, context, data))
  },
}

/** In the transaction that causes it. */
export async function askForImport(
  queries: Queries,
  { jobs }: Pick<ServerContext, 'jobs'>,
  { companyId, integrationId }: ImportData,
  dueAt?: Date,
): Promise<void> {
  await jobs.addInPlace(
    queries,
    importShopOrders,
    { companyId, integrationId },
    { companyId, ...(dueAt && { dueAt }) },
  )
}

/** Whether there is an import, and nobody holds it. */
export const isImporting = ({ importStartedAt, importFinishedAt, importPaused }: IntegrationRow): boolean =>
  importStartedAt !== null && importFinishedAt === null && !importPaused

/** @returns whether there is another page to read now. */
async function importPage(
  { companyId, integrationId }: ImportData,
  context: ServerContext,
): Promise<boolean> {
  const { database } = context
  const row = await findIntegration(database.queries, companyId, integrationId)
  if (!row || !isImporting(row)) return false
  try {
    const page = await readPage(context, row)
    return await database.transaction((queries) => keepPage(queries, context, row, page))
  } catch (error) {
    const trouble = noticedTrouble(context, row, error)
    await noteStop(context, row, trouble)
    // Whoever can't be reached now is asked again later; what a person has to mend waits for that.
    if (isPassing(trouble.problem) && trouble.problem !== 'rate-limited') throw error
    return false
  }
}

async function readPage(context: ServerContext, row: IntegrationRow): Promise<OrderPage> {
  const { ask, settings, platform } = askKept(context, row)
  if (!platform.shop) throw new Trouble('bad-key')
  return await platform.shop.listOrders(ask, settings, { cursor: row.importCursor ?? undefined })
}

async function keepPage(
  queries: Queries,
  { jobs }: Pick<ServerContext, 'jobs'>,
  read: IntegrationRow,
  page: OrderPage,
): Promise<boolean> {
  const row = await lockIntegration(queries, read.companyId, read.id)
  // It was paused, disconnected or begun anew meanwhile, or somebody else has written this page.
  const isSame =
    row?.importPages === read.importPages &&
    row.importStartedAt?.getTime() === read.importStartedAt?.getTime()
  if (!row || !isSame || !isImporting(row)) return false
  const fresh = await withoutKnown(queries, row, page.orders)
  const { done: kept, refused } = await oneByOne(queries, fresh, (inner, some) =>
    keepShopOrders(inner, row, some),
  )
  await noteRefused(queries, row, 'order-imported', refused)
  const now = new Date()
  const oldest = page.orders.reduce<Date | null>(
    (least, { createdAt }) => (least === null || createdAt < least ? createdAt : least),
    row.importReached,
  )
  const isCut = page.next !== undefined && row.importPages + 1 >= MOST_PAGES
  const isLast = page.next === undefined || isCut
  await queries
    .update(integrations)
    .set({
      importCursor: isLast ? null : (page.next ?? null),
      importPages: row.importPages + 1,
      importSeen: row.importSeen + page.orders.length,
      orderCount: row.orderCount + kept.length,
      importTotal: countable(page.total) ?? row.importTotal,
      importReached: oldest,
      // What changes from the first page on is found by asking for what has changed.
      ...(row.importPages === 0 && { caughtUpTo: earlierOf(page.changedTo, now) ?? null }),
      importFinishedAt: isLast ? now : null,
      lastSyncAt: now,
      ...noTrouble,
    })
    .where(eq(integrations.id, row.id))
  if (!isLast) return true
  await addIntegrationEvent(queries, row, { kind: 'import-finished', at: now, isFailed: isCut })
  const { companyId, id: integrationId } = row
  await jobs.addInPlace(queries, compareShop, { companyId, integrationId }, { companyId })
  return false
}

/** As the database keeps it; what a shop says beyond, or otherwise, is as if it did not say. */
const countable = (total: number | undefined) =>
  total !== undefined && Number.isInteger(total) && total >= 0 && total <= MOST_TOTAL ? total : undefined

/** What the shop says of it is the integration's state from now on; a pause that it asks for is kept, and is none's fault. */
async function noteStop(context: ServerContext, row: IntegrationRow, trouble: Trouble): Promise<void> {
  const { problem, details } = trouble
  const now = new Date()
  await context.database.transaction(async (queries) => {
    if (problem === 'rate-limited') {
      const dueAt = new Date(now.getTime() + (details.retryAfter ?? PAUSE_S) * 1_000)
      await askForImport(queries, context, { companyId: row.companyId, integrationId: row.id }, dueAt)
      return
    }
    await noteTrouble(queries, row, trouble, { event: 'order-imported' })
  })
}
