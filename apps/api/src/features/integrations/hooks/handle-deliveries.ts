import { setTimeout as wait } from 'node:timers/promises'
import { and, asc, eq, inArray, isNull, lt, isNotNull } from 'drizzle-orm'
import type { Database, Queries } from '../../../platform/database/database.ts'
import type { FeatureJob, ServerContext } from '../../../platform/server-feature.ts'
import { type Delivered, noteDelivered } from '../../warehouse/index.ts'
import { followOrders, forgetOrder } from '../following/follow-orders.ts'
import { platforms } from '../platforms.ts'
import { handleNextMessage } from '../messengers/handle-messages.ts'
import { addIntegrationEvent, findIntegration, type IntegrationRow, lockIntegration } from '../store.ts'
import { integrationDeliveries, integrations } from '../tables.ts'
import type { Told } from './hook-port.ts'

/** In one transaction. */
const BATCH = 10
const GATHER_MS = 100
const KEPT_MS = 30 * 86_400_000

type HandlingData = { companyId: string; integrationId: string }

/** Handles what services have told, in the order in which it came. What it does and that it is done are one transaction. */
export const handleDeliveries: FeatureJob<HandlingData> = {
  name: 'integrations-deliveries',
  retries: 5,
  retryDelay: 5,
  retryDelayMax: 600,
  timeLimit: 300,
  atOnce: 2,
  atOncePerCompany: 1,
  async run(data, context) {
    const { database } = context
    const row = await findIntegration(database.queries, data.companyId, data.integrationId)
    if (!row) return
    if (platforms[row.kind].messenger) {
      while (await handleNextMessage(context, data)) continue
      return
    }
    // A shop tells of one order several times in a moment, and of many in a rush: they are handled together.
    await wait(GATHER_MS)
    while (await database.transaction((queries) => handleNext(queries, data))) continue
  },
  /** One that can't be handled keeps those behind it from nothing: what it said is found by asking the shop. */
  async onGivenUp(data, context) {
    const { database, jobs, log } = context
    const isDone = await handleWithoutFiles(context, data)
    await database.transaction(async (queries) => {
      const [first] = await waitingOf(queries, data.integrationId, 1)
      if (!first) return
      if (!isDone) {
        log.error({ delivery: first.id, topic: first.topic }, 'What a service told can’t be handled')
        await markHandled(queries, [first.id])
      }
      await askForHandling(queries, { jobs }, data)
    })
  },
}

/** No messenger can be asked again for what was written. @returns whether it is handled. */
async function handleWithoutFiles(context: ServerContext, data: HandlingData): Promise<boolean> {
  const row = await findIntegration(context.database.queries, data.companyId, data.integrationId)
  if (!row || !platforms[row.kind].messenger) return false
  try {
    return await handleNextMessage(context, data, { isLastTry: true })
  } catch (err) {
    context.log.error({ err, integration: row.id, kind: row.kind }, 'A message can’t be kept')
    return false
  }
}

/** In the transaction that stores what is to be handled. */
export async function askForHandling(
  queries: Queries,
  { jobs }: Pick<ServerContext, 'jobs'>,
  { companyId, integrationId }: HandlingData,
): Promise<void> {
  await jobs.addUnlessWaiting(queries, handleDeliveries, { companyId, integrationId }, { companyId })
}

const waitingOf = (queries: Queries, integrationId: string, limit: number) =>
  queries
    .select()
    .from(integrationDeliveries)
    .where(
      and(eq(integrationDeliveries.integrationId, integrationId), isNull(integrationDeliveries.handledAt)),
    )
    .orderBy(asc(integrationDeliveries.id))
    .limit(limit)

/** @returns whether there may be more. */
async function handleNext(queries: Queries, { companyId, integrationId }: HandlingData): Promise<boolean> {
  const row = await lockIntegration(queries, companyId, integrationId)
  if (!row) return false
  const waiting = await waitingOf(queries, integrationId, BATCH)
  if (waiting.length === 0) return false
  await follow(
    queries,
    row,
    waiting.map(({ topic, content }) => readTold(row, topic, content)),
  )
  await markHandled(
    queries,
    waiting.map(({ id }) => id),
  )
  return waiting.length === BATCH
}

function readTold({ kind }: IntegrationRow, topic: string, content: string | null): Told {
  const { hooks } = platforms[kind]
  try {
    return hooks?.read(topic, JSON.parse(content ?? '')) ?? { kind: 'other' }
  } catch (error) {
    if (error instanceof SyntaxError) return { kind: 'other' }
    throw error
  }
}

async function follow(queries: Queries, row: IntegrationRow, told: readonly Told[]): Promise<void> {
  const { kept } = await followOrders(
    queries,
    row,
    told.flatMap((each) => (each.kind === 'order' ? each.order : [])),
    { isRead: false },
  )
  for (const each of told) if (each.kind === 'order-gone') await forgetOrder(queries, row, each.shopId)
  for (const each of told) if (each.kind === 'parcel-delivered') await noteParcel(queries, row, each.parcel)
  const hasStock = told.some(({ kind }) => kind === 'stock')
  const now = new Date()
  await queries
    .update(integrations)
    .set({
      orderCount: row.orderCount + kept,
      toldAt: now,
      hookProblem: null,
      lastSyncAt: now,
      // What has changed is asked for at the next look.
      ...(hasStock && { stockDueAt: now }),
    })
    .where(eq(integrations.id, row.id))
}

/** What is told twice is known. */
async function noteParcel(queries: Queries, row: IntegrationRow, parcel: Delivered): Promise<void> {
  const subject = await noteDelivered(queries, row.companyId, parcel)
  if (subject === undefined) return
  await addIntegrationEvent(queries, row, { kind: 'parcel-delivered', subject })
}

async function markHandled(queries: Queries, ids: string[]): Promise<void> {
  await queries
    .update(integrationDeliveries)
    .set({ handledAt: new Date(), content: null })
    .where(inArray(integrationDeliveries.id, ids))
}

/** No service tells the same again after a month. */
export async function forgetDeliveries({ database }: { database: Database }, now: Date): Promise<void> {
  await database.queries
    .delete(integrationDeliveries)
    .where(
      and(
        lt(integrationDeliveries.receivedAt, new Date(now.getTime() - KEPT_MS)),
        isNotNull(integrationDeliveries.handledAt),
      ),
    )
}
