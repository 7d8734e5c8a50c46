/** What a refund has come to: here, in the warehouse, and among the events of its service. */
import { and, eq } from 'drizzle-orm'
import type { Queries } from '../../../platform/database/database.ts'
import { noteRefund, type RefundPayment } from '../../warehouse/index.ts'
import { platforms } from '../platforms.ts'
import { addIntegrationEvent, type IntegrationRow } from '../store.ts'
import { integrationRefunds } from '../tables.ts'
import type { RefundProblem } from './payment-port.ts'
import { refundWords } from './refund-words.ts'

export type RefundRow = typeof integrationRefunds.$inferSelect

export const isRefund = ({ integrationId, returnId }: Pick<RefundRow, 'integrationId' | 'returnId'>) =>
  and(eq(integrationRefunds.integrationId, integrationId), eq(integrationRefunds.returnId, returnId))

/** What keeps it from being paid. */
interface Obstacle {
  problem: RefundProblem
  value?: string | undefined
  /** As people know it. */
  service: string
}

interface Settled {
  obstacle?: Obstacle
  ms?: number
  /** Whether an event tells it already. @default false */
  isTold?: boolean
}

/** It is as it is from now on; what was settled meanwhile stays. */
export async function settleRefund(
  queries: Queries,
  row: IntegrationRow,
  refund: RefundRow,
  { obstacle, ms, isTold = false }: Settled,
): Promise<void> {
  const done = await queries
    .update(integrationRefunds)
    .set({ state: obstacle ? 'failed' : 'paid' })
    .where(and(isRefund(refund), eq(integrationRefunds.state, 'waiting')))
    .returning({ returnId: integrationRefunds.returnId })
  if (done.length === 0) return
  await tellWarehouse(queries, refund, obstacle ? 'failed' : 'paid', obstacle)
  if (!isTold) {
    await addIntegrationEvent(queries, row, {
      kind: 'refunded',
      subject: refund.orderNumber,
      isFailed: obstacle !== undefined,
      ...(obstacle && { problem: obstacle.problem }),
      ms: ms ?? null,
    })
  }
}

/** It is tried again by itself, and the warehouse says why it takes so long. */
export const delayRefund = (queries: Queries, refund: RefundRow, obstacle: Obstacle): Promise<void> =>
  tellWarehouse(queries, refund, 'waiting', obstacle)

async function tellWarehouse(
  queries: Queries,
  refund: RefundRow,
  state: RefundPayment['state'],
  obstacle: Obstacle | undefined,
): Promise<void> {
  await noteRefund(queries, refund, {
    state,
    amount: refund.amount,
    at: new Date().toISOString(),
    ...(obstacle && {
      problem: obstacle.problem,
      message: refundWords(obstacle.service, obstacle.problem, obstacle.value),
    }),
  })
}

/** In the transaction in which their service is disconnected. */
export async function giveUpRefunds(queries: Queries, row: IntegrationRow): Promise<void> {
  const waiting = await queries
    .select()
    .from(integrationRefunds)
    .where(and(eq(integrationRefunds.integrationId, row.id), eq(integrationRefunds.state, 'waiting')))
  const obstacle: Obstacle = { problem: 'disconnected', service: platforms[row.kind].name }
  for (const refund of waiting) await settleRefund(queries, row, refund, { obstacle })
}
