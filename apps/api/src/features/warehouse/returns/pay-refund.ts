/** Pays what is due for a return, through what the company has connected. */
import { and, eq } from 'drizzle-orm'
import { Failure } from '../../../platform/contract/failure.ts'
import type { Queries } from '../../../platform/database/database.ts'
import type { ServerContext } from '../../../platform/server-feature.ts'
import { warehouseFailures } from '../failures.ts'
import { findOrder, lockReturn } from '../store.ts'
import { type RefundPayment, warehouseReturns } from '../tables.ts'
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

/** How far it is, in the transaction in which that is known. Who has asked for it stays. */
export async function noteRefund(
  queries: Queries,
  { companyId, returnId }: { companyId: string; returnId: string },
  payment: RefundPayment,
): Promise<void> {
  const isIt = and(eq(warehouseReturns.companyId, companyId), eq(warehouseReturns.id, returnId))
  const [row] = await queries
    .select({ orderNumber: warehouseReturns.orderNumber, before: warehouseReturns.refundPayment })
    .from(warehouseReturns)
    .where(isIt)
    .for('update')
  if (!row) return
  const byName = payment.byName ?? row.before?.byName
  await queries
    .update(warehouseReturns)
    .set({ refundPayment: { ...payment, ...(byName !== undefined && { byName }) }, updatedAt: new Date() })
    .where(isIt)
  await tellOfWarehouse(queries, companyId, 'returns', row.orderNumber)
}
