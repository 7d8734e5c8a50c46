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
