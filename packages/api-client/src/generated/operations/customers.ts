// Generated from openapi/ by `pnpm --filter @replybay/api-client generate`. Do not edit.

import type { Operation } from '../../operation.ts'

/** Find customers */
export const listCustomers = {
  "id": "listCustomers",
  "method": "get",
  "body": "none",
  "answer": "json",
  "path": "/customers"
} as const satisfies Operation<"listCustomers">

/** A customer and their tickets */
export const getCustomer = {
  "id": "getCustomer",
  "method": "get",
  "body": "none",
  "answer": "json",
  "path": "/customers/{id}"
} as const satisfies Operation<"getCustomer">

/** Change or block a customer */
export const updateCustomer = {
  "id": "updateCustomer",
  "method": "patch",
  "body": "json",
  "answer": "json",
  "path": "/customers/{id}"
} as const satisfies Operation<"updateCustomer">
