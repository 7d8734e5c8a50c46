import { mutationCall, queryCall } from './call-options.ts'
import type { Filter } from './filter.ts'
import {
  addComment,
  cancelOrder,
  closeDispute,
  createRemainder,
  declineExchange,
  downloadBill,
  downloadLabels,
  downloadPrestashopModule,
  downloadSlip,
  generateLabels,
  getStockQuantity,
  handleExchange,
  handleReturn,
  importOrders,
  listOrders,
  listReturns,
  moveReturn,
  printPapers,
  recordScans,
  refundReturn,
  requestReturn,
  setOrderProblem,
  setPacking,
  validateSending,
  waitForWarehouse,
} from './generated/operations.ts'
import { infiniteCall } from './infinite-call.ts'
import type { RequestBody } from './request-body.ts'

const all = ['warehouse'] as const

/** What the keys of reads begin with, by what they show: for what is put into them, and for what reads them anew. */
export const warehouseKeys = {
  orders: [...all, 'orders'],
  orderPages: [...all, 'order-pages'],
  returns: [...all, 'returns'],
  returnPages: [...all, 'return-pages'],
  stock: [...all, 'stock'],
} as const

/** @see specification §7, Warehouse */
export const warehouseQueries = {
  all,
  /** The orders to send. */
  orders: (filter: Filter<'listOrders'>) =>
    queryCall({
      key: [...warehouseKeys.orders, filter],
      operation: listOrders,
      request: { query: filter },
      read: ({ data }) => data,
    }),
  /** The returns to inspect. */
  returns: (filter: Filter<'listReturns'>) =>
    queryCall({
      key: [...warehouseKeys.returns, filter],
      operation: listReturns,
      request: { query: filter },
      read: ({ data }) => data,
    }),
  /** The orders to send, page by page; each page says where the next begins. */
  orderPages: (filter: Omit<Filter<'listOrders'>, 'cursor'>) =>
    infiniteCall({
      key: [...warehouseKeys.orderPages, filter],
      operation: listOrders,
      request: (cursor) => ({ query: { ...filter, ...(cursor && { cursor }) } }),
      read: ({ data }) => data,
      next: (page) => page.nextCursor,
    }),
  /** The returns to inspect, page by page. */
  returnPages: (filter: Omit<Filter<'listReturns'>, 'cursor'>) =>
    infiniteCall({
      key: [...warehouseKeys.returnPages, filter],
      operation: listReturns,
      request: (cursor) => ({ query: { ...filter, ...(cursor && { cursor }) } }),
      read: ({ data }) => data,
      next: (page) => page.nextCursor,
    }),
  /** Papers as they would be printed, as PDF; an addition. Nothing is counted as printed. */
  preview: (body: Omit<RequestBody<'printPapers'>, 'preview'>) =>
    queryCall({
      key: [...all, 'preview', body],
      operation: printPapers,
      request: { body: { ...body, preview: true } },
      read: (file) => file,
    }),
  /** How many of a SKU are in stock. */
  stock: (body: RequestBody<'getStockQuantity'>) =>
    queryCall({
      key: [...warehouseKeys.stock, body],
      operation: getStockQuantity,
      request: { body },
      read: ({ data }) => data.stock,
    }),
}

/** @see specification §7, Warehouse */
export const warehouseMutations = {
  /** Makes the labels of an order. */
  generateLabels: () =>
    mutationCall({
      operation: generateLabels,
      request: (body: RequestBody<'generateLabels'>) => ({ body }),
      read: ({ data }) => data.order,
      invalidates: [warehouseQueries.all],
    }),
  /** The labels of an order, as PDF. */
  downloadLabels: () =>
    mutationCall({
      operation: downloadLabels,
      request: (body: RequestBody<'downloadLabels'>) => ({ body }),
      read: (file) => file,
    }),
  /** The packing slip of items, as PDF. */
  downloadSlip: () =>
    mutationCall({
      operation: downloadSlip,
      request: (body: RequestBody<'downloadSlip'>) => ({ body }),
      read: (file) => file,
    }),
  /** The bill of an order, as PDF. */
  downloadBill: () =>
    mutationCall({
      operation: downloadBill,
      request: (body: RequestBody<'downloadBill'>) => ({ body }),
      read: (file) => file,
    }),
  /** Leaves items of an order for later. */
  createRemainder: () =>
    mutationCall({
      operation: createRemainder,
      request: (body: RequestBody<'createRemainder'>) => ({ body }),
      read: ({ data }) => data,
      invalidates: [warehouseQueries.all],
    }),
  /** Says that an order is on its way. */
  validateSending: () =>
    mutationCall({
      operation: validateSending,
      request: (body: RequestBody<'validateSending'>) => ({ body }),
      read: ({ data }) => data.order,
      invalidates: [warehouseQueries.all],
    }),
  /** Says which returned SKUs are valid, broken or rejected. */
  handleReturn: () =>
    mutationCall({
      operation: handleReturn,
      request: (body: RequestBody<'handleReturn'>) => ({ body }),
      read: ({ data }) => data.return,
      invalidates: [warehouseQueries.all],
    }),
  /** Closes a dispute. */
  closeDispute: () =>
    mutationCall({
      operation: closeDispute,
      request: (body: RequestBody<'closeDispute'>) => ({ body }),
      read: ({ data }) => data.return,
      invalidates: [warehouseQueries.all],
    }),
  /** Accepts an exchange. */
  handleExchange: () =>
    mutationCall({
      operation: handleExchange,
      request: (body: RequestBody<'handleExchange'>) => ({ body }),
      read: ({ data }) => data.return,
      invalidates: [warehouseQueries.all],
    }),
  /** Declines an exchange. */
  declineExchange: () =>
    mutationCall({
      operation: declineExchange,
      request: (body: RequestBody<'declineExchange'>) => ({ body }),
      read: ({ data }) => data.return,
      invalidates: [warehouseQueries.all],
    }),
  /** Adds a comment to an order. */
  addComment: () =>
    mutationCall({
      operation: addComment,
      request: (body: RequestBody<'addComment'>) => ({ body }),
      read: ({ data }) => data.comment,
      invalidates: [warehouseQueries.all],
    }),
  /** Counts what is scanned into the box; an addition. Its caller puts what it answers into the lists. */
  recordScans: () =>
    mutationCall({
      operation: recordScans,
      request: (body: RequestBody<'recordScans'>) => ({ body }),
      read: ({ data }) => data,
    }),
  /** Says who packs an order; an addition. */
  setPacking: () =>
    mutationCall({
      operation: setPacking,
      request: (body: RequestBody<'setPacking'>) => ({ body }),
      read: ({ data }) => data.order,
    }),
  /** Sets an order aside, or takes it back; an addition. */
  setProblem: () =>
    mutationCall({
      operation: setOrderProblem,
      request: (body: RequestBody<'setOrderProblem'>) => ({ body }),
      read: ({ data }) => data.order,
      invalidates: [warehouseQueries.all],
    }),
  /** Cancels an order; an addition. */
  cancelOrder: () =>
    mutationCall({
      operation: cancelOrder,
      request: (body: RequestBody<'cancelOrder'>) => ({ body }),
      read: ({ data }) => data.order,
      invalidates: [warehouseQueries.all],
    }),
  /** Labels, slips and bills of several orders as one PDF; an addition. */
  print: () =>
    mutationCall({
      operation: printPapers,
      request: (body: RequestBody<'printPapers'>) => ({ body }),
      read: (file) => file,
      invalidates: [warehouseQueries.all],
    }),
  /** Opens a return; an addition. */
  requestReturn: () =>
    mutationCall({
      operation: requestReturn,
      request: (body: RequestBody<'requestReturn'>) => ({ body }),
      read: ({ data }) => data.return,
      invalidates: [warehouseQueries.all],
    }),
  /** Shows what a table of orders holds, or takes it in; an addition. */
  importOrders: () =>
    mutationCall({
      operation: importOrders,
      request: (body: RequestBody<'importOrders'>) => ({ body }),
      read: ({ data }) => data,
      invalidates: [warehouseQueries.all],
    }),
  /** Has a ticket wake once something has happened; an addition. */
  wait: () =>
    mutationCall({
      operation: waitForWarehouse,
      request: (body: RequestBody<'waitForWarehouse'>) => ({ body }),
      read: ({ data }) => data,
    }),
  /** Takes a return a step further; an addition. */
  moveReturn: () =>
    mutationCall({
      operation: moveReturn,
      request: (body: RequestBody<'moveReturn'>) => ({ body }),
      read: ({ data }) => data.return,
      invalidates: [warehouseQueries.all],
    }),
  /** Pays the refund of a return; an addition. */
  refundReturn: () =>
    mutationCall({
      operation: refundReturn,
      request: (body: RequestBody<'refundReturn'>) => ({ body }),
      read: ({ data }) => data.return,
      invalidates: [warehouseQueries.all],
    }),
  /** The PrestaShop module, as ZIP. */
  downloadPrestashopModule: () =>
    mutationCall({
      operation: downloadPrestashopModule,
      request: (body: RequestBody<'downloadPrestashopModule'>) => ({ body }),
      read: (file) => file,
    }),
}
