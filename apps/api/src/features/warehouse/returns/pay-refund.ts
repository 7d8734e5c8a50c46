/** Pays what is due for a return, through what the company has connected. */
import { and, eq } from 'drizzle-orm'
import { Failure } from '../../../platform/contract/failure.ts'
import type { Queries } from '../../../platform/database/database.ts'
import type { ServerContext } from '../../../platform/server-feature.ts'
import { warehouseFailures } from '../failures.ts'
import { findOrder, lockReturn, saveReturn } from '../store.ts'
import { type RefundPayment, type ReturnEvent, warehouseReturns } from '../tables.ts'
import { tellOfWarehouse } from '../topic.ts'
import { dueRefund } from './return-rules.ts'

interface Asked {
  companyId: string
  orderNumber: string
  /** Of who asks. */
  name: string
}

/**
 * Asks for it once: while it is on its way, or paid, nothing changes.
 *
 * @throws Failure `not-found`, `wrong-status`, `no-payment-service`
 */
export async function payRefund(
  queries: Queries,
  { askRefund }: Pick<ServerContext, 'askRefund'>,
  { companyId, orderNumber, name }: Asked,
): Promise<void> {
  const row = await lockReturn(queries, companyId, orderNumber)
  if (row.refundPayment && row.refundPayment.state !== 'failed') return
  const amount = dueRefund(row)
  const order = await findOrder(queries, companyId, orderNumber)
  const { id: returnId, platform, currency } = row
  const wholeNumber = order?.remainderOf ?? orderNumber
  const due = { companyId, returnId, orderNumber, platform, wholeNumber, amount, currency }
  if (!(await askRefund(queries, due))) throw new Failure(warehouseFailures.noPaymentService)
  const at = new Date().toISOString()
  await noteRefund(queries, { companyId, returnId }, { state: 'waiting', amount, at, byName: name })
}

/**
 * Notes that it was paid another way: nothing is paid here. Where it is paid, nothing changes.
 *
 * @throws Failure `not-found`; `wrong-status` where nothing is due, or it is on its way
 */
export async function noteRefundedElsewhere(
  queries: Queries,
  { companyId, orderNumber, name }: Asked,
): Promise<void> {
  const row = await lockReturn(queries, companyId, orderNumber)
  const { id: returnId, refundPayment: before } = row
  if (before?.state === 'paid' || before?.state === 'elsewhere') return
  if (before?.state === 'waiting') throw new Failure(warehouseFailures.wrongStatus)
  const at = new Date().toISOString()
  const payment: RefundPayment = { state: 'elsewhere', amount: dueRefund(row), at, byName: name }
  await noteRefund(queries, { companyId, returnId }, payment)
}

const kinds: Readonly<Record<RefundPayment['state'], ReturnEvent['kind']>> = {
  waiting: 'refund-requested',
  paid: 'refunded',
  failed: 'refund-failed',
  elsewhere: 'refunded-elsewhere',
}

/** How far it is, in the transaction in which that is known. Who has asked for it stays. */
export async function noteRefund(
  queries: Queries,
  { companyId, returnId }: { companyId: string; returnId: string },
  payment: RefundPayment,
): Promise<void> {
  const [row] = await queries
    .select()
    .from(warehouseReturns)
    .where(and(eq(warehouseReturns.companyId, companyId), eq(warehouseReturns.id, returnId)))
    .for('update')
  if (!row) return
  const before = row.refundPayment
  const byName = payment.byName ?? before?.byName
  const event: ReturnEvent = {
    kind: kinds[payment.state],
    createdAt: payment.at,
    ...(payment.byName !== undefined && { actorName: payment.byName }),
  }
  // What is tried again by itself is no news.
  const isNews = payment.state !== 'waiting' || payment.byName !== undefined
  await saveReturn(queries, {
    ...row,
    refundPayment: { ...payment, ...(byName !== undefined && { byName }) },
    history: isNews ? [...row.history, event] : row.history,
  })
  await tellOfWarehouse(queries, companyId, 'returns', row.orderNumber)
}
