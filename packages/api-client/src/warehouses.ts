import { mutationCall, queryCall } from './call-options.ts'
import type { Filter } from './filter.ts'
import type { RequestBody } from './request-body.ts'

/** @see specification §7, Warehouse */
export const warehouseQueries = {
  all: ['warehouse'] as const,
  /** The orders to send. */
  orders: (filter: Filter<'listOrders'>) =>
    queryCall({
      key: [...warehouseQueries.all, 'orders', filter],
      operation: 'listOrders',
      send: (http, init) => http.GET('/warehouses/orders_list', { ...init, params: { query: filter } }),
      read: ({ data }) => data,
    }),
  /** The returns to inspect. */
  returns: (filter: Filter<'listReturns'>) =>
    queryCall({
      key: [...warehouseQueries.all, 'returns', filter],
      operation: 'listReturns',
      send: (http, init) => http.GET('/warehouses/returns_list', { ...init, params: { query: filter } }),
      read: ({ data }) => data,
    }),
  /** How many of a SKU are in stock. */
  stock: (body: RequestBody<'getStockQuantity'>) =>
    queryCall({
      key: [...warehouseQueries.all, 'stock', body],
      operation: 'getStockQuantity',
      send: (http, init) => http.POST('/warehouses/stock_quantity', { ...init, body }),
      read: ({ data }) => data.stock,
    }),
}

/** @see specification §7, Warehouse */
export const warehouseMutations = {
  /** Makes the labels of an order. */
  generateLabels: () =>
    mutationCall({
      operation: 'generateLabels',
      send: (body: RequestBody<'generateLabels'>) => (http, init) =>
        http.POST('/warehouses/generate_labels', { ...init, body }),
      read: ({ data }) => data.order,
      invalidates: [warehouseQueries.all],
    }),
  /** The labels of an order, as PDF. */
  downloadLabels: () =>
    mutationCall({
      operation: 'downloadLabels',
      send: (body: RequestBody<'downloadLabels'>) => (http, init) =>
        http.POST('/warehouses/download_labels', { ...init, body, parseAs: 'blob' }),
      read: (file) => file,
    }),
  /** The packing slip of items, as PDF. */
  downloadSlip: () =>
    mutationCall({
      operation: 'downloadSlip',
      send: (body: RequestBody<'downloadSlip'>) => (http, init) =>
        http.POST('/warehouses/download_slip', { ...init, body, parseAs: 'blob' }),
      read: (file) => file,
    }),
  /** The bill of an order, as PDF. */
  downloadBill: () =>
    mutationCall({
      operation: 'downloadBill',
      send: (body: RequestBody<'downloadBill'>) => (http, init) =>
        http.POST('/warehouses/download_bill', { ...init, body, parseAs: 'blob' }),
      read: (file) => file,
    }),
  /** Leaves items of an order for later. */
  createRemainder: () =>
    mutationCall({
      operation: 'createRemainder',
      send: (body: RequestBody<'createRemainder'>) => (http, init) =>
        http.POST('/warehouses/create_remainder', { ...init, body }),
      read: ({ data }) => data,
      invalidates: [warehouseQueries.all],
    }),
  /** Says that an order is on its way. */
  validateSending: () =>
    mutationCall({
      operation: 'validateSending',
      send: (body: RequestBody<'validateSending'>) => (http, init) =>
        http.POST('/warehouses/validate_sending', { ...init, body }),
      read: ({ data }) => data.order,
      invalidates: [warehouseQueries.all],
    }),
  /** Says which returned SKUs are valid, broken or rejected. */
  handleReturn: () =>
    mutationCall({
      operation: 'handleReturn',
      send: (body: RequestBody<'handleReturn'>) => (http, init) =>
        http.POST('/warehouses/handle_return', { ...init, body }),
      read: ({ data }) => data.return,
      invalidates: [warehouseQueries.all],
    }),
  /** Closes a dispute. */
  closeDispute: () =>
    mutationCall({
      operation: 'closeDispute',
      send: (body: RequestBody<'closeDispute'>) => (http, init) =>
        http.POST('/warehouses/close_dispute', { ...init, body }),
      read: ({ data }) => data.return,
      invalidates: [warehouseQueries.all],
    }),
  /** Accepts an exchange. */
  handleExchange: () =>
    mutationCall({
      operation: 'handleExchange',
      send: (body: RequestBody<'handleExchange'>) => (http, init) =>
        http.POST('/warehouses/handle_exchange', { ...init, body }),
      read: ({ data }) => data.return,
      invalidates: [warehouseQueries.all],
    }),
  /** Declines an exchange. */
  declineExchange: () =>
    mutationCall({
      operation: 'declineExchange',
      send: (body: RequestBody<'declineExchange'>) => (http, init) =>
        http.POST('/warehouses/decline_exchange', { ...init, body }),
      read: ({ data }) => data.return,
      invalidates: [warehouseQueries.all],
    }),
  /** Adds a comment to an order. */
  addComment: () =>
    mutationCall({
      operation: 'addComment',
      send: (body: RequestBody<'addComment'>) => (http, init) =>
        http.POST('/warehouses/add_comment', { ...init, body }),
      read: ({ data }) => data.comment,
      invalidates: [warehouseQueries.all],
    }),
  /** The PrestaShop module, as ZIP. */
  downloadPrestashopModule: () =>
    mutationCall({
      operation: 'downloadPrestashopModule',
      send: (body: RequestBody<'downloadPrestashopModule'>) => (http, init) =>
        http.POST('/warehouses/prestashop_webhook', { ...init, body, parseAs: 'blob' }),
      read: (file) => file,
    }),
}
