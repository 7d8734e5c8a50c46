// Generated from openapi/ by `pnpm --filter @replybay/api-client generate`. Do not edit.

import type { Operation } from '../../operation.ts'

/** Subscribe to a plan */
export const subscribe = {
  "id": "subscribe",
  "method": "post",
  "body": "json",
  "answer": "json",
  "path": "/payments/subscribe"
} as const satisfies Operation<"subscribe">

/** Cancel the subscription */
export const unsubscribe = {
  "id": "unsubscribe",
  "method": "get",
  "body": "none",
  "answer": "json",
  "path": "/payments/unsubscribe"
} as const satisfies Operation<"unsubscribe">

/** Change the plan */
export const upgradeSubscription = {
  "id": "upgradeSubscription",
  "method": "post",
  "body": "json",
  "answer": "json",
  "path": "/payments/upgrade-subscription"
} as const satisfies Operation<"upgradeSubscription">

/** The billing info */
export const getBillingInfo = {
  "id": "getBillingInfo",
  "method": "get",
  "body": "none",
  "answer": "json",
  "path": "/payments/billing-info"
} as const satisfies Operation<"getBillingInfo">

/** Change the billing info */
export const updateBillingInfo = {
  "id": "updateBillingInfo",
  "method": "patch",
  "body": "json",
  "answer": "json",
  "path": "/payments/update-billing-info"
} as const satisfies Operation<"updateBillingInfo">
