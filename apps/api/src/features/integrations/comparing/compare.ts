/** Says every day in what a shop and the warehouse differ, and brings what can be brought in. */
import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/database/database.ts'
import type { FeatureJob, ServerContext } from '../../../platform/server-feature.ts'
import { listOpenNumbers, listStates } from '../../warehouse/index.ts'
import { askKept } from '../ask-kept.ts'
import { everyIntegration } from '../every-integration.ts'
import { followOrders } from '../following/follow-orders.ts'
import { isPassing, noteTrouble, noticedTrouble } from '../note-trouble.ts'
import { platforms } from '../platforms.ts'
import { addIntegrationEvent, findIntegration, type IntegrationRow, lockIntegration } from '../store.ts'
import { type Difference, integrationOrders, integrations, type Kind } from '../tables.ts'
import { Trouble } from '../trouble.ts'

const MOST_PAGES = 400
/** That a shop is asked at a time: a slow one holds up no other. In ms. */
const LONGEST_MS = 600_000
/** Where a shop doesn't say how long to wait; in ms. All is read again after it. */
const PAUSE_MS = 600_000
/** That are named; of more, only how many there are is told. */
const MOST_NAMED = 100

type CompareData = { companyId: string; integrationId: string }

const shopKinds = (Object.keys(platforms) as Kind[]).filter((kind) => platforms[kind].shop)

export const compareShop: FeatureJob<CompareData> = {
  name: 'integrations-compare',
  retries: 4,
  retryDelay: 600,
  retryDelayMax: 7_200,
  timeLimit: 1_800,
  atOnce: 1,
  atOncePerCompany: 1,
  async run({ companyId, integrationId }, context) {
    const row = await findIntegration(context.database.queries, companyId, integrationId)
    if (!row?.importFinishedAt || row.isLocal || (row.problem && !isPassing(row.problem))) return
    try {
      const open = await readOpen(context, row)
      await context.database.transaction((queries) => keep(queries, row, open))
    } catch (error) {
      const trouble = noticedTrouble(context, row, error)
      if (trouble.problem === 'rate-limited') {
        await askAfterPause(context, row, trouble)
        return
      }
      await context.database.transaction((queries) =>
        noteTrouble(queries, row, trouble, { event: 'compared' }),
      )
      if (isPassing(trouble.problem)) throw error
    }
  },
}

export const compareAll = everyIntegration({
  name: 'integrations-compare-all',
  schedule: '23 3 * * *',
  job: compareShop,
  where: () => and(inArray(integrations.kind, shopKinds), isNotNull(integrations.importFinishedAt)),
})

/** A pause that a shop asks for is nobody's fault. */
async function askAfterPause(
  { database, jobs }: ServerContext,
  { companyId, id: integrationId }: IntegrationRow,
  { details: { retryAfter } }: Trouble,
): Promise<void> {
  const dueAt = new Date(Date.now() + (retryAfter === undefined ? PAUSE_MS : retryAfter * 1_000))
  await database.transaction((queries) =>
    jobs.add(queries, compareShop, { companyId, integrationId }, { companyId, dueAt }),
  )
}

/** The numbers of all that the shop has still to send, by its own ids. What had not come, comes; what has changed is followed. */
async function readOpen(context: ServerContext, row: IntegrationRow): Promise<Map<string, string>> {
  const { ask, settings, platform } = askKept(context, row, performance.now() + LONGEST_MS)
  const open = new Map<string, string>()
  let cursor: string | undefined
  for (let count = 0; platform.shop && count < MOST_PAGES; count++) {
    const page = await platform.shop.listOrders(ask, settings, { cursor, isOpen: true })
    const orders = page.orders.filter(({ state }) => state === 'to-ship')
    for (const order of orders) open.set(order.id, order.number)
    await context.database.transaction(async (queries) => {
      const held = await lockIntegration(queries, row.companyId, row.id)
      if (held?.keysChangedAt.getTime() !== row.keysChangedAt.getTime()) return
      const { kept } = await followOrders(queries, held, orders, { isRead: true })
      await queries
        .update(integrations)
        .set({ orderCount: held.orderCount + kept })
        .where(eq(integrations.id, row.id))
    })
    if (page.next === undefined) return open
    cursor = page.next
  }
  // Of a part of them nothing can be said.
  throw new Trouble('service-error')
}

async function keep(
  queries: Queries,
  read: IntegrationRow,
  open: ReadonlyMap<string, string>,
): Promise<void> {
  const row = await lockIntegration(queries, read.companyId, read.id)
  if (row?.keysChangedAt.getTime() !== read.keysChangedAt.getTime()) return
  const differences = await findDifferences(queries, row, open)
  const comparedAt = new Date()
  await queries
    .update(integrations)
    .set({ comparedAt, differenceCount: differences.length, differences: differences.slice(0, MOST_NAMED) })
    .where(eq(integrations.id, row.id))
  await addIntegrationEvent(queries, row, {
    kind: 'compared',
    at: comparedAt,
    ...(differences.length > 0 && { subject: String(differences.length) }),
  })
}

async function findDifferences(
  queries: Queries,
  { id, companyId, kind }: IntegrationRow,
  open: ReadonlyMap<string, string>,
): Promise<Difference[]> {
  const here = await listOpenNumbers(queries, companyId, kind)
  // Of a shop's orders most are sent.
  const known = await queries
    .select({ shopId: integrationOrders.shopId, number: integrationOrders.number })
    .from(integrationOrders)
    .where(
      and(
        eq(integrationOrders.integrationId, id),
        or(
          sql`${integrationOrders.shopId} = any(${sql.param([...open.keys()])}::text[])`,
          sql`${integrationOrders.number} = any(${sql.param(here)}::text[])`,
        ),
      ),
    )
  const numberOf = new Map(known.map(({ shopId, number }) => [shopId, number]))
  const shopIdOf = new Map(known.map(({ shopId, number }) => [number, shopId]))
  const wanted = [...open.keys()].flatMap((shopId) => numberOf.get(shopId) ?? [])
  const states = await listStates(queries, companyId, wanted)
  const ofShop = [...open].flatMap(([shopId, told]): Difference[] => {
    const number = numberOf.get(shopId)
    const state = number === undefined ? undefined : states.get(number)
    if (number === undefined || state === undefined) return [{ kind: 'missing', orderNumber: told }]
    if (state === 'sent') return [{ kind: 'sent-here', orderNumber: number }]
    if (state === 'canceled') return [{ kind: 'canceled-here', orderNumber: number }]
    return []
  })
  const ofWarehouse = here.flatMap((number): Difference[] => {
    const shopId = shopIdOf.get(number)
    // What came from elsewhere, as a table of orders, is none of the shop's.
    return shopId === undefined || open.has(shopId) ? [] : [{ kind: 'not-open-there', orderNumber: number }]
  })
  return [...ofShop, ...ofWarehouse].toSorted((one, other) => (one.orderNumber < other.orderNumber ? -1 : 1))
}
