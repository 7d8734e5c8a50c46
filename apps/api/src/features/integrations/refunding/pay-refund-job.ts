/** Pays refunds through the payment service that a company has connected. */
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/database/database.ts'
import type { DueRefund, FeatureJob, ServerContext } from '../../../platform/server-feature.ts'
import { askKept } from '../ask-kept.ts'
import { isPassing, noteTrouble, noticedTrouble } from '../note-trouble.ts'
import { platforms } from '../platforms.ts'
import { findIntegration, type IntegrationRow } from '../store.ts'
import { integrationOrders, integrationRefunds, integrations, type Kind } from '../tables.ts'
import type { Trouble } from '../trouble.ts'
import type { RefundOutcome } from './payment-port.ts'
import { delayRefund, isRefund, type RefundRow, settleRefund } from './note-refund.ts'

/** Where a service doesn't say how long to wait; in ms. */
const PAUSE_MS = 60_000

const nothingPaid: Extract<RefundOutcome, { kind: 'refused' }> = { kind: 'refused', problem: 'refused' }

type RefundData = { companyId: string; integrationId: string; returnId: string }

const paying = (Object.keys(platforms) as Kind[]).filter((kind) => platforms[kind].payments)

export const payRefundLater: FeatureJob<RefundData> = {
  name: 'integrations-refund',
  retries: 8,
  retryDelay: 30,
  retryDelayMax: 3_600,
  timeLimit: 120,
  atOncePerCompany: 1,
  async run(data, context) {
    const { row, refund } = await read(context.database.queries, data)
    if (!row || refund?.state !== 'waiting') return
    const begin = performance.now()
    const shop = await findShop(context.database.queries, refund)
    const asked = { row: shop?.row ?? row }
    try {
      const payment = shop && (await findPayment(context, shop))
      asked.row = row
      const { ask, settings, platform } = askKept(context, row)
      const outcome: RefundOutcome | undefined =
        payment === undefined
          ? { kind: 'refused', problem: 'no-payment' }
          : await platform.payments?.payBack(ask, settings, { ...refund, payment })
      const ms = Math.round(performance.now() - begin)
      // A service that pays nothing back has not paid.
      const { problem, value } = outcome?.kind === 'refused' ? outcome : nothingPaid
      const obstacle = outcome?.kind !== 'paid' && { problem, value, service: platform.name }
      await context.database.transaction((queries) =>
        settleRefund(queries, row, refund, { ms, ...(obstacle && { obstacle }) }),
      )
    } catch (error) {
      const trouble = noticedTrouble(context, asked.row, error)
      await noteFailure(context, { row, asked: asked.row, refund }, trouble)
      if (isPassing(trouble.problem) && trouble.problem !== 'rate-limited') throw error
    }
  },
  async onGivenUp(data, { database }) {
    await database.transaction(async (queries) => {
      const { row, refund } = await read(queries, data)
      if (!row || refund?.state !== 'waiting') return
      const obstacle = { problem: 'unreachable', service: platforms[row.kind].name } as const
      await settleRefund(queries, row, refund, { obstacle })
    })
  },
}

async function read(queries: Queries, data: RefundData) {
  const [refund] = await queries.select().from(integrationRefunds).where(isRefund(data))
  return { row: await findIntegration(queries, data.companyId, data.integrationId), refund }
}

interface ShopOrderPlace {
  row: IntegrationRow
  shopId: string
}

/** Where the order is from. @returns undefined where that shop is not connected. */
async function findShop(
  queries: Queries,
  { companyId, platform, wholeNumber }: RefundRow,
): Promise<ShopOrderPlace | undefined> {
  const [found] = await queries
    .select({ row: integrations, shopId: integrationOrders.shopId })
    .from(integrationOrders)
    .innerJoin(integrations, eq(integrations.id, integrationOrders.integrationId))
    .where(
      and(
        eq(integrationOrders.companyId, companyId),
        eq(integrationOrders.number, wholeNumber),
        // Sound: of a platform that is none there is no row.
        eq(integrations.kind, platform as Kind),
        isNotNull(integrations.secret),
      ),
    )
  return found
}

async function findPayment(
  context: ServerContext,
  { row, shopId }: ShopOrderPlace,
): Promise<string | undefined> {
  const { ask, settings, platform } = askKept(context, row)
  return await platform.shop?.findPayment(ask, settings, shopId)
}

async function noteFailure(
  { database, jobs }: ServerContext,
  { row, asked, refund }: { row: IntegrationRow; asked: IntegrationRow; refund: RefundRow },
  trouble: Trouble,
): Promise<void> {
  const { problem, details } = trouble
  const obstacle = { problem, value: details.value, service: platforms[asked.kind].name }
  await database.transaction(async (queries) => {
    if (problem !== 'rate-limited') {
      const event = asked === row ? 'refunded' : 'checked'
      const isEach = asked === row && !isPassing(problem)
      await noteTrouble(queries, asked, trouble, { event, subject: refund.orderNumber, isEach })
    }
    if (!isPassing(problem)) {
      await settleRefund(queries, row, refund, { obstacle, isTold: asked === row })
      return
    }
    await delayRefund(queries, refund, obstacle)
    if (problem !== 'rate-limited') return
    const { companyId, integrationId, returnId } = refund
    const dueAt = new Date(Date.now() + (details.retryAfter ?? PAUSE_MS / 1_000) * 1_000)
    await jobs.add(queries, payRefundLater, { companyId, integrationId, returnId }, { companyId, dueAt })
  })
}

/** In the transaction in which a refund is asked for: notes it, where something is connected that pays. */
export async function noteRefundAsked(
  queries: Queries,
  { companyId, returnId, ...due }: DueRefund,
  { jobs }: Pick<ServerContext, 'jobs'>,
): Promise<boolean> {
  const [service] = await queries
    .select({ id: integrations.id })
    .from(integrations)
    .where(
      and(
        eq(integrations.companyId, companyId),
        inArray(integrations.kind, paying),
        isNotNull(integrations.secret),
      ),
    )
  if (!service) return false
  const { id: integrationId } = service
  await queries
    .insert(integrationRefunds)
    .values({ companyId, integrationId, returnId, ...due, createdAt: new Date() })
    .onConflictDoUpdate({
      target: [integrationRefunds.integrationId, integrationRefunds.returnId],
      set: { ...due, state: 'waiting', attempt: sql`${integrationRefunds.attempt} + 1` },
      setWhere: eq(integrationRefunds.state, 'failed'),
    })
  await jobs.add(queries, payRefundLater, { companyId, integrationId, returnId }, { companyId })
  return true
}
