// Generated from openapi/ by `pnpm --filter @replybay/api-client generate`. Do not edit.

import type { Operation } from '../../operation.ts'

/** Find customers */
export const listCustomers = {
  "id": "listCustomers",
  "method": "get",
  "path": "/customers",
  "body": "none",
  "answer": "json"
} as const satisfies Operation<"listCustomers">

/** A customer and their tickets */
export const getCustomer = {
  "id": "getCustomer",
  "method": "get",
  "path": "/customers/{id}",
  "body": "none",
  "answer": "json"
} as const satisfies Operation<"getCustomer">

/** Change or block a customer */
export const updateCustomer = {
  "id": "updateCustomer",
  "method": "patch",
  "path": "/customers/{id}",
  "body": "json",
  "answer": "json"
} as const satisfies Operation<"updateCustomer">
