import { Failure } from '../../platform/contract/failure.ts'
import { type AnyCaller, type Handlers, type Person, personOf } from '../../platform/contract/handlers.ts'
import type { Database } from '../../platform/database/database.ts'
import { FileAnswer } from '../../platform/http/file-answer.ts'
import type { ServerContext } from '../../platform/server-feature.ts'
import { StreamedList } from '../../platform/http/streamed-list.ts'
import { addComment } from './comments.ts'
import { countByStatus } from './counts.ts'
import { importOrders } from './orders/import-orders.ts'
import { findOrdersOfTicket } from './linked-orders.ts'
import { orderList, readListPage, readWholeList, returnList } from './list.ts'
import type { PaperService } from './papers/service.ts'
import type { OrderService } from './orders/service.ts'
import type { ShopService } from './prestashop/service.ts'
import type { ReturnService } from './returns/service.ts'
import { waitForWarehouse } from './waits.ts'

interface WarehouseParts {
  database: Database
  carrierOf: ServerContext['carrierOf']
  orders: OrderService
  returns: ReturnService
  papers: PaperService
  shops: ShopService
}

/** The company that a call names has to be the caller's: another's is as unknown as none. */
function personAt(call: { caller: AnyCaller }, companyId: string): Person {
  const person = personOf(call)
  if (person.companyId !== companyId) throw new Failure('not-found')
  return person
}

export function warehouseHandlers({ database, carrierOf, orders, returns, papers, shops }: WarehouseParts) {
  /** With the numbers of the orders that the filter means, where it means some alone. */
  async function filterOf<Query extends { ticketId?: string; orderNumbers?: string[] }>(
    companyId: string,
    query: Query,
  ) {
    const { ticketId, orderNumbers } = query
    const linked = ticketId && (await findOrdersOfTicket(database.queries, companyId, ticketId))
    const numbers = linked ? linked.filter((number) => orderNumbers?.includes(number) ?? true) : orderNumbers
    return { ...query, ...(numbers && { numbers }) }
  }
  return {
    async listOrders(call) {
      const { companyId } = personAt(call, call.query.companyId)
      const { limit, cursor } = call.query
      const list = orderList(companyId, await filterOf(companyId, call.query))
      const counts = await countByStatus(database.queries, companyId, 'orders')
      if (limit === undefined) {
        const pages = await readWholeList(database.queries, list, cursor)
        return new StreamedList('orders', pages, { nextCursor: null, counts })
      }
      const { shown, nextCursor } = await readListPage(database.queries, list, { cursor, limit })
      return { data: { orders: shown, nextCursor, counts } }
    },
    async listReturns(call) {
      const { companyId } = personAt(call, call.query.companyId)
      const { limit, cursor } = call.query
      const list = returnList(companyId, await filterOf(companyId, call.query))
      const counts = await countByStatus(database.queries, companyId, 'returns')
      if (limit === undefined) {
        const pages = await readWholeList(database.queries, list, cursor)
        return new StreamedList('returns', pages, { nextCursor: null, counts })
      }
      const { shown, nextCursor } = await readListPage(database.queries, list, { cursor, limit })
      return { data: { returns: shown, nextCursor, counts } }
    },
    async generateLabels(call) {
      const person = personAt(call, call.body.companyId)
      return { data: { order: await orders.generateLabels(person, call.body) } }
    },
    async downloadLabels(call) {
      const pdf = await papers.labels(personAt(call, call.body.companyId), call.body)
      return FileAnswer.made(`${call.body.orderNumber}-labels.pdf`, pdf, 'application/pdf')
    },
    async downloadSlip(call) {
      const pdf = await papers.slip(personAt(call, call.body.companyId), call.body)
      return FileAnswer.made(`${call.body.orderNumber}-slip.pdf`, pdf, 'application/pdf')
    },
    async downloadBill(call) {
      const pdf = await papers.bill(personAt(call, call.body.companyId), call.body)
      return FileAnswer.made(`${call.body.orderNumber}-bill.pdf`, pdf, 'application/pdf')
    },
    async printPapers(call) {
      const pdf = await papers.print(personAt(call, call.body.companyId), call.body)
      return FileAnswer.made('papers.pdf', pdf, 'application/pdf')
    },
    async downloadPrestashopModule(call) {
      const zip = await shops.module(personAt(call, call.body.companyId))
      return FileAnswer.made('replybay.zip', zip, 'application/zip')
    },
    async receiveShopEvents({ body, signature }) {
      return { data: { received: await shops.receive(body, signature) } }
    },
    async importOrders(call) {
      return { data: await importOrders(database, personAt(call, call.body.companyId), call.body) }
    },
    async createRemainder(call) {
      const person = personAt(call, call.body.companyId)
      return { data: await orders.createRemainder(person, call.body, call.idempotencyKey) }
    },
    async validateSending(call) {
      const person = personAt(call, call.body.companyId)
      return { data: { order: await orders.validateSending(person, call.body) } }
    },
    async getStockQuantity(call) {
      const person = personAt(call, call.body.companyId)
      return { data: { stock: await orders.stock(person, call.body) } }
    },
    async recordScans(call) {
      const person = personAt(call, call.body.companyId)
      return { data: await orders.recordScans(person, call.body) }
    },
    async setPacking(call) {
      const person = personAt(call, call.body.companyId)
      return { data: { order: await orders.setPacking(person, call.body) } }
    },
    async setOrderProblem(call) {
      const person = personAt(call, call.body.companyId)
      return { data: { order: await orders.setProblem(person, call.body) } }
    },
    async cancelOrder(call) {
      const person = personAt(call, call.body.companyId)
      return { data: { order: await orders.cancel(person, call.body) } }
    },
    async addComment(call) {
      const person = personAt(call, call.body.companyId)
      return { data: { comment: await addComment(database, person, call.body, call.idempotencyKey) } }
    },
    async requestReturn(call) {
      const person = personAt(call, call.body.companyId)
      return { data: { return: await returns.request(person, call.body, call.idempotencyKey) } }
    },
    async waitForWarehouse(call) {
      const person = personAt(call, call.body.companyId)
      await waitForWarehouse({ database, carrierOf }, person, call.body)
      return { data: { orderNumber: call.body.orderNumber } }
    },
    async moveReturn(call) {
      const person = personAt(call, call.body.companyId)
      return { data: { return: await returns.move(person, call.body) } }
    },
    async refundReturn(call) {
      const person = personAt(call, call.body.companyId)
      return { data: { return: await returns.refund(person, call.body) } }
    },
    async handleReturn(call) {
      const person = personAt(call, call.body.companyId)
      return { data: { return: await returns.handle(person, call.body, call.idempotencyKey) } }
    },
    async closeDispute(call) {
      const person = personAt(call, call.body.companyId)
      return { data: { return: await returns.closeDispute(person, call.body, call.idempotencyKey) } }
    },
    async handleExchange(call) {
      const person = personAt(call, call.body.companyId)
      return { data: { return: await returns.acceptExchange(person, call.body, call.idempotencyKey) } }
    },
    async declineExchange(call) {
      const person = personAt(call, call.body.companyId)
      return { data: { return: await returns.declineExchange(person, call.body, call.idempotencyKey) } }
    },
  } satisfies Partial<Handlers>
}
