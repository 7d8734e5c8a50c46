import type { NamedObjects } from '../../../../test/named-objects.ts'
import { newId } from '../../../platform/database/ids.ts'
import { returnPhotos } from '../return-page/tables.ts'
import { findOrder, insertOrders, insertReturn, newOrder, newReturn } from '../store.ts'
import { warehouseArticles, warehouseEvents, warehouseShops } from '../tables.ts'

const named = { companyId: 'company' }
const listed = { ...named, ticketId: 'ticket' }

export const namedObjects: NamedObjects = {
  places: {
    listOrders: listed,
    generateLabels: named,
    downloadLabels: named,
    downloadSlip: named,
    downloadBill: named,
    createRemainder: named,
    validateSending: named,
    listReturns: listed,
    handleReturn: named,
    closeDispute: named,
    getStockQuantity: named,
    downloadPrestashopModule: named,
    addComment: named,
    handleExchange: named,
    declineExchange: named,
    recordScans: named,
    setPacking: named,
    setOrderProblem: named,
    cancelOrder: named,
    printPapers: named,
    requestReturn: named,
    moveReturn: named,
    refundReturn: named,
    importOrders: named,
    waitForWarehouse: { ...named, ticketId: 'ticket' },
  },
  /** What the contract's examples name; the demo shop has it. */
  async add({ server, companyId }) {
    const { queries } = server.database
    const row = {
      companyId,
      platform: 'prestashop',
      currency: 'EUR',
      customer: { name: `Noor of ${companyId}` },
    }
    const lamp = [{ SKU: 'OPA-30-BR', quantity: 1 }]
    const tall = [{ SKU: 'SEV-170-NO', quantity: 1 }]
    const sentAt = new Date()
    await insertOrders(queries, [
      newOrder({ ...row, number: 'ML-10491', items: [...lamp, { SKU: 'AMP-E27-4W', quantity: 2 }] }),
      newOrder({ ...row, number: 'ML-10420', items: lamp, status: 'sent', sentAt }),
      newOrder({ ...row, number: 'ML-10451', items: tall, status: 'sent', sentAt }),
    ])
    const exchange = { SKU: 'SEV-140-NO', quantity: 1, state: 'wanted' } as const
    await insertReturn(queries, newReturn({ ...row, orderNumber: 'ML-10451', items: tall, exchange }))
    const articles = ['OPA-30-BR', 'SEV-140-NO'].map((sku) => ({
      id: newId(),
      companyId,
      platform: 'prestashop',
      sku,
      quantity: 3,
      updatedAt: sentAt,
    }))
    await queries.insert(warehouseArticles).values(articles).onConflictDoNothing()
    const event = { id: `named-of-${companyId}`, kind: 'stock' } as const
    const told = { companyId, platform: 'prestashop' }
    await queries
      .insert(warehouseEvents)
      .values({ ...told, id: newId(), eventId: event.id, event, receivedAt: sentAt, handledAt: sentAt })
    await queries
      .insert(warehouseShops)
      .values({ ...told, id: newId(), tokenHash: `hash of ${companyId}`, createdAt: sentAt })
    const order = await findOrder(queries, companyId, 'ML-10420')
    const photo = { id: `photo of ${companyId}`, companyId, orderId: order?.id ?? '', createdAt: sentAt }
    await queries.insert(returnPhotos).values(photo)
    return { company: companyId }
  },
}
