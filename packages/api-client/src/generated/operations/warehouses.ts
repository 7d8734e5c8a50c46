// Generated from openapi/ by `pnpm --filter @replybay/api-client generate`. Do not edit.

import type { Operation } from '../../operation.ts'

/** The orders of the warehouse */
export const listOrders = {
  "id": "listOrders",
  "method": "get",
  "path": "/warehouses/orders_list",
  "body": "none",
  "answer": "json"
} as const satisfies Operation<"listOrders">

/** Make the labels of an order */
export const generateLabels = {
  "id": "generateLabels",
  "method": "post",
  "path": "/warehouses/generate_labels",
  "body": "json",
  "answer": "json"
} as const satisfies Operation<"generateLabels">

/** The labels of an order as a paper */
export const downloadLabels = {
  "id": "downloadLabels",
  "method": "post",
  "path": "/warehouses/download_labels",
  "body": "json",
  "answer": "blob"
} as const satisfies Operation<"downloadLabels">

/** The packing slip of an order */
export const downloadSlip = {
  "id": "downloadSlip",
  "method": "post",
  "path": "/warehouses/download_slip",
  "body": "json",
  "answer": "blob"
} as const satisfies Operation<"downloadSlip">

/** The bill of an order */
export const downloadBill = {
  "id": "downloadBill",
  "method": "post",
  "path": "/warehouses/download_bill",
  "body": "json",
  "answer": "blob"
} as const satisfies Operation<"downloadBill">

/** Split off what is sent later */
export const createRemainder = {
  "id": "createRemainder",
  "method": "post",
  "path": "/warehouses/create_remainder",
  "body": "json",
  "answer": "json"
} as const satisfies Operation<"createRemainder">

/** Say that an order is packed and sent */
export const validateSending = {
  "id": "validateSending",
  "method": "post",
  "path": "/warehouses/validate_sending",
  "body": "json",
  "answer": "json"
} as const satisfies Operation<"validateSending">

/** The returns of the warehouse */
export const listReturns = {
  "id": "listReturns",
  "method": "get",
  "path": "/warehouses/returns_list",
  "body": "none",
  "answer": "json"
} as const satisfies Operation<"listReturns">

/** Say what an inspection found */
export const handleReturn = {
  "id": "handleReturn",
  "method": "post",
  "path": "/warehouses/handle_return",
  "body": "json",
  "answer": "json"
} as const satisfies Operation<"handleReturn">

/** Close the dispute about a return */
export const closeDispute = {
  "id": "closeDispute",
  "method": "post",
  "path": "/warehouses/close_dispute",
  "body": "json",
  "answer": "json"
} as const satisfies Operation<"closeDispute">

/** How many of an article are left */
export const getStockQuantity = {
  "id": "getStockQuantity",
  "method": "post",
  "path": "/warehouses/stock_quantity",
  "body": "json",
  "answer": "json"
} as const satisfies Operation<"getStockQuantity">

/** The module for a PrestaShop shop */
export const downloadPrestashopModule = {
  "id": "downloadPrestashopModule",
  "method": "post",
  "path": "/warehouses/prestashop_webhook",
  "body": "json",
  "answer": "blob"
} as const satisfies Operation<"downloadPrestashopModule">

/** Comment on an order or return */
export const addComment = {
  "id": "addComment",
  "method": "post",
  "path": "/warehouses/add_comment",
  "body": "json",
  "answer": "json"
} as const satisfies Operation<"addComment">

/** Accept an exchange */
export const handleExchange = {
  "id": "handleExchange",
  "method": "post",
  "path": "/warehouses/handle_exchange",
  "body": "json",
  "answer": "json"
} as const satisfies Operation<"handleExchange">

/** Decline an exchange */
export const declineExchange = {
  "id": "declineExchange",
  "method": "post",
  "path": "/warehouses/decline_exchange",
  "body": "json",
  "answer": "json"
} as const satisfies Operation<"declineExchange">
