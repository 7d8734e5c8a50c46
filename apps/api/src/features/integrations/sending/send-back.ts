/** Tells shops what was sent from the warehouse. */
import { and, count, eq, inArray } from 'drizzle-orm'
import type { Queries } from '../../../platform/database/database.ts'
import type { FeatureJob, SentOrder, ServerContext } from '../../../platform/server-feature.ts'
import { findSentParcel } from '../../warehouse/index.ts'
import { askKept } from '../ask-kept.ts'
import { isPassing, noteTrouble, noticedTrouble } from '../note-trouble.ts'
import { addIntegrationEvent, findIntegration, type IntegrationRow } from '../store.ts'
import { integrationSendings } from '../tables.ts'
import type { Trouble } from '../trouble.ts'
import { findShopOrder } from './real-shop.ts'

/** Where a shop doesn't say how long to wait; in ms. */
const PAUSE_MS = 60_000
const DAY_S = 86_400
/** After which it is given up: with a try each day, one comes after it, and before the queue forgets the job (14 days). */
const GIVEN_UP_MS = 13 * DAY_S * 1_000
/** What says something of all orders, or passes by itself, though it is a 4xx. */
const OF_ALL: ReadonlySet<number> = new Set([401, 402, 403, 408, 423, 425, 429])

type SendingData = { companyId: string; integrationId: string; orderNumber: string }

export const sendBack: FeatureJob<SendingData> = {
  name: 'integrations-send-back',
  // Twice as long each time until it is a day, and a day each time after: more than it is tried for.
  retries: 50,
  retryDelay: 60,
  retryDelayMax: DAY_S,
  timeLimit: 300,
  atOncePerCompany: 1,
  async run(data, context) {
    const { queries } = context.database
    const row = await findIntegration(queries, data.companyId, data.integrationId)
    const sending = row && (await findSending(queries, data))
    if (!row || sending?.state !== 'waiting') return
    const parcel = await findSentParcel(queries, data.companyId, data.orderNumber)
    if (!parcel) return
    const begin = performance.now()
    try {
      const { ask, settings, platform } = askKept(context, row)
      const outcome = await platform.shop?.tellSent(ask, settings, { ...parcel, ...sending })
      const ms = Math.round(performance.now() - begin)
      await context.database.transaction((inside) =>
        settle(inside, row, data, { isTold: outcome === 'told', ms }),
      )
    } catch (error) {
      const trouble = noticedTrouble(context, row, error)
      const isTriedAgain = await noteFailure(context, row, { data, since: sending.createdAt }, trouble)
      if (isTriedAgain) throw error
    }
  },
  async onGivenUp(data, { database }) {
    await database.transaction(async (queries) => {
      const row = await findIntegration(queries, data.companyId, data.integrationId)
      if (row) await settle(queries, row, data, { isTold: false })
    })
  },
}

async function findSending(queries: Queries, { integrationId, orderNumber }: SendingData) {
  const [row] = await queries
    .select()
    .from(integrationSendings)
    .where(isSending({ integrationId, orderNumber }))
  return row
}

const isSending = ({ integrationId, orderNumber }: Pick<SendingData, 'integrationId' | 'orderNumber'>) =>
  and(eq(integrationSendings.integrationId, integrationId), eq(integrationSendings.orderNumber, orderNumber))

/** In the transaction in which an order was sent: notes that its shop is to be told, where it is one that is connected. */
export async function noteSending(
  queries: Queries,
  { companyId, platform, orderNumber, wholeNumber }: SentOrder,
  context: Pick<ServerContext, 'jobs'>,
): Promise<void> {
  const order = await findShopOrder(queries, { companyId, platform, wholeNumber })
  if (!order) return
  const { integrationId, shopId } = order
  const added = await queries
    .insert(integrationSendings)
    .values({ companyId, integrationId, orderNumber, shopId, createdAt: new Date() })
    .onConflictDoNothing()
    .returning({ orderNumber: integrationSendings.orderNumber })
  if (added.length === 0) return
  await context.jobs.add(queries, sendBack, { companyId, integrationId, orderNumber }, { companyId })
}

/** What waits has its turn: what it waited for is mended. @param isAnew whether a person had to, and its days begin again. */
export async function askForSendings(
  queries: Queries,
  { jobs }: Pick<ServerContext, 'jobs'>,
  { companyId, id: integrationId }: Pick<IntegrationRow, 'companyId' | 'id'>,
  { isAnew }: { isAnew: boolean },
): Promise<void> {
  const isWaiting = and(
    eq(integrationSendings.integrationId, integrationId),
    eq(integrationSendings.state, 'waiting'),
  )
  if (isAnew) await queries.update(integrationSendings).set({ createdAt: new Date() }).where(isWaiting)
  const waiting = await queries
    .select({ orderNumber: integrationSendings.orderNumber })
    .from(integrationSendings)
    .where(isWaiting)
  const all = waiting.map(({ orderNumber }) => ({ companyId, integrationId, orderNumber }))
  await jobs.addAllInPlace(queries, sendBack, all, { companyId })
}

/** How a sending has ended. */
interface Settled {
  isTold: boolean
  ms?: number
  /** Why it was not told. */
  trouble?: Trouble
}

async function settle(
  queries: Queries,
  row: IntegrationRow,
  data: SendingData,
  { isTold, ms, trouble }: Settled,
): Promise<void> {
  const done = await queries
    .update(integrationSendings)
    .set({ state: isTold ? 'told' : 'refused', toldAt: new Date() })
    .where(and(isSending(data), eq(integrationSendings.state, 'waiting')))
    .returning({ orderNumber: integrationSendings.orderNumber })
  if (done.length === 0) return
  await addIntegrationEvent(queries, row, {
    kind: 'sent-back',
    subject: data.orderNumber,
    isFailed: !isTold,
    ms: ms ?? null,
    ...(trouble && {
      problem: isOfThisOrder(trouble) ? 'order-refused' : trouble.problem,
      status: trouble.details.status ?? null,
    }),
  })
}

/** @returns whether it is tried again after a pause; what a person has to mend waits for that. */
async function noteFailure(
  { database, jobs }: ServerContext,
  row: IntegrationRow,
  { data, since }: { data: SendingData; since: Date },
  trouble: Trouble,
): Promise<boolean> {
  const { problem, details } = trouble
  const now = Date.now()
  const isGivenUp = isPassing(problem) && now - since.getTime() >= GIVEN_UP_MS
  return await database.transaction(async (queries) => {
    if (isOfThisOrder(trouble)) {
      await settle(queries, row, data, { isTold: false, trouble })
      return false
    }
    if (problem !== 'rate-limited') {
      await noteTrouble(queries, row, trouble, { event: 'sent-back', subject: data.orderNumber })
    }
    if (isGivenUp) {
      await settle(queries, row, data, { isTold: false, trouble })
      return false
    }
    if (problem !== 'rate-limited') return isPassing(problem)
    const pauseMs = (details.retryAfter ?? PAUSE_MS / 1_000) * 1_000
    const { companyId } = data
    await jobs.add(queries, sendBack, data, { companyId, dueAt: new Date(now + pauseMs) })
    return false
  })
}

/** The shop takes what is said of other orders. */
function isOfThisOrder({ problem, details: { status = 0 } }: Trouble): boolean {
  return problem === 'service-error' && status >= 400 && status < 500 && !OF_ALL.has(status)
}

export interface SendingCounts {
  told: number
  waiting: number
}

/** How much of each integration went back, by its id. */
export async function countSendings(
  queries: Queries,
  integrationIds: string[],
): Promise<ReadonlyMap<string, SendingCounts>> {
  if (integrationIds.length === 0) return new Map()
  const { integrationId, state } = integrationSendings
  const rows = await queries
    .select({ integrationId, state, count: count() })
    .from(integrationSendings)
    .where(inArray(integrationId, integrationIds))
    .groupBy(integrationId, state)
  const each = Map.groupBy(rows, (row) => row.integrationId)
  return new Map(
    [...each].map(([id, counts]) => {
      const of = (wanted: string) => counts.find((row) => row.state === wanted)?.count ?? 0
      return [id, { told: of('told'), waiting: of('waiting') }]
    }),
  )
}
