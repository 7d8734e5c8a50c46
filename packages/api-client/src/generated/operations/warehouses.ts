// Generated from openapi/ by `pnpm --filter @replybay/api-client generate`. Do not edit.

import type { Operation } from '../../operation.ts'

/** The orders of the warehouse */
export const listOrders = {
  "id": "listOrders",
  "method": "get",
  "body": "none",
  "answer": "json",
  "path": "/warehouses/orders_list"
} as const satisfies Operation<"listOrders">

/** Make the labels of an order */
export const generateLabels = {
  "id": "generateLabels",
  "method": "post",
  "body": "json",
  "answer": "json",
  "path": "/warehouses/generate_labels"
} as const satisfies Operation<"generateLabels">

/** Download an order’s labels */
export const downloadLabels = {
  "id": "downloadLabels",
  "method": "post",
  "body": "json",
  "answer": "blob",
  "path": "/warehouses/download_labels"
} as const satisfies Operation<"downloadLabels">

/** The packing slip of an order */
export const downloadSlip = {
  "id": "downloadSlip",
  "method": "post",
  "body": "json",
  "answer": "blob",
  "path": "/warehouses/download_slip"
} as const satisfies Operation<"downloadSlip">

/** The invoice of an order */
export const downloadBill = {
  "id": "downloadBill",
  "method": "post",
  "body": "json",
  "answer": "blob",
  "path": "/warehouses/download_bill"
} as const satisfies Operation<"downloadBill">

/** Split off what is sent later */
export const createRemainder = {
  "id": "createRemainder",
  "method": "post",
  "body": "json",
  "answer": "json",
  "path": "/warehouses/create_remainder"
} as const satisfies Operation<"createRemainder">

/** Confirm that an order was sent */
export const validateSending = {
  "id": "validateSending",
  "method": "post",
  "body": "json",
  "answer": "json",
  "path": "/warehouses/validate_sending"
} as const satisfies Operation<"validateSending">

/** The returns of the warehouse */
export const listReturns = {
  "id": "listReturns",
  "method": "get",
  "body": "none",
  "answer": "json",
  "path": "/warehouses/returns_list"
} as const satisfies Operation<"listReturns">

/** Submit an inspection result */
export const handleReturn = {
  "id": "handleReturn",
  "method": "post",
  "body": "json",
  "answer": "json",
  "path": "/warehouses/handle_return"
} as const satisfies Operation<"handleReturn">

/** Close the dispute about a return */
export const closeDispute = {
  "id": "closeDispute",
  "method": "post",
  "body": "json",
  "answer": "json",
  "path": "/warehouses/close_dispute"
} as const satisfies Operation<"closeDispute">

/** Get the stock of an item */
export const getStockQuantity = {
  "id": "getStockQuantity",
  "method": "post",
  "body": "json",
  "answer": "json",
  "path": "/warehouses/stock_quantity"
} as const satisfies Operation<"getStockQuantity">

/** The module for a PrestaShop shop */
export const downloadPrestashopModule = {
  "id": "downloadPrestashopModule",
  "method": "post",
  "body": "json",
  "answer": "blob",
  "path": "/warehouses/prestashop_webhook"
} as const satisfies Operation<"downloadPrestashopModule">

/** Comment on an order or return */
export const addComment = {
  "id": "addComment",
  "method": "post",
  "body": "json",
  "answer": "json",
  "path": "/warehouses/add_comment"
} as const satisfies Operation<"addComment">

/** Accept an exchange */
export const handleExchange = {
  "id": "handleExchange",
  "method": "post",
  "body": "json",
  "answer": "json",
  "path": "/warehouses/handle_exchange"
} as const satisfies Operation<"handleExchange">

/** Decline an exchange */
export const declineExchange = {
  "id": "declineExchange",
  "method": "post",
  "body": "json",
  "answer": "json",
  "path": "/warehouses/decline_exchange"
} as const satisfies Operation<"declineExchange">

/** Count what is scanned into the box */
export const recordScans = {
  "id": "recordScans",
  "method": "post",
  "body": "json",
  "answer": "json",
  "path": "/warehouses/record_scans"
} as const satisfies Operation<"recordScans">

/** Say who packs an order */
export const setPacking = {
  "id": "setPacking",
  "method": "post",
  "body": "json",
  "answer": "json",
  "path": "/warehouses/set_packing"
} as const satisfies Operation<"setPacking">

/** Set an order aside */
export const setOrderProblem = {
  "id": "setOrderProblem",
  "method": "post",
  "body": "json",
  "answer": "json",
  "path": "/warehouses/set_problem"
} as const satisfies Operation<"setOrderProblem">

/** Cancel an order */
export const cancelOrder = {
  "id": "cancelOrder",
  "method": "post",
  "body": "json",
  "answer": "json",
  "path": "/warehouses/cancel_order"
} as const satisfies Operation<"cancelOrder">

/** Labels, slips and bills as one PDF */
export const printPapers = {
  "id": "printPapers",
  "method": "post",
  "body": "json",
  "answer": "blob",
  "path": "/warehouses/print"
} as const satisfies Operation<"printPapers">

/** Open a return */
export const requestReturn = {
  "id": "requestReturn",
  "method": "post",
  "body": "json",
  "answer": "json",
  "path": "/warehouses/request_return"
} as const satisfies Operation<"requestReturn">

/** Take a return a step further */
export const moveReturn = {
  "id": "moveReturn",
  "method": "post",
  "body": "json",
  "answer": "json",
  "path": "/warehouses/move_return"
} as const satisfies Operation<"moveReturn">

/** Pay the refund of a return */
export const refundReturn = {
  "id": "refundReturn",
  "method": "post",
  "body": "json",
  "answer": "json",
  "path": "/warehouses/refund_return"
} as const satisfies Operation<"refundReturn">

/** Wake a ticket when something arrives */
export const waitForWarehouse = {
  "id": "waitForWarehouse",
  "method": "post",
  "body": "json",
  "answer": "json",
  "path": "/warehouses/wait"
} as const satisfies Operation<"waitForWarehouse">

/** Tell what happened in a shop */
export const receiveShopEvents = {
  "id": "receiveShopEvents",
  "method": "post",
  "body": "json",
  "answer": "json",
  "path": "/warehouses/shop_events"
} as const satisfies Operation<"receiveShopEvents">

/** Take in orders from a table */
export const importOrders = {
  "id": "importOrders",
  "method": "post",
  "body": "json",
  "answer": "json",
  "path": "/warehouses/import_orders"
} as const satisfies Operation<"importOrders">
