// Generated from openapi/ by `pnpm --filter @replybay/api-client generate`. Do not edit.

import type { Operation } from '../../operation.ts'

/** Subscribe to a plan */
export const subscribe = {
  "id": "subscribe",
  "method": "post",
  "path": "/payments/subscribe",
  "body": "json",
  "answer": "json"
} as const satisfies Operation<"subscribe">

/** Cancel the subscription */
export const unsubscribe = {
  "id": "unsubscribe",
  "method": "get",
  "path": "/payments/unsubscribe",
  "body": "none",
  "answer": "json"
} as const satisfies Operation<"unsubscribe">

/** Change the plan */
export const upgradeSubscription = {
  "id": "upgradeSubscription",
  "method": "post",
  "path": "/payments/upgrade-subscription",
  "body": "json",
  "answer": "json"
} as const satisfies Operation<"upgradeSubscription">

/** What the company pays, and for what */
export const getBillingInfo = {
  "id": "getBillingInfo",
  "method": "get",
  "path": "/payments/billing-info",
  "body": "none",
  "answer": "json"
} as const satisfies Operation<"getBillingInfo">

/** Change the billing info */
export const updateBillingInfo = {
  "id": "updateBillingInfo",
  "method": "patch",
  "path": "/payments/update-billing-info",
  "body": "json",
  "answer": "json"
} as const satisfies Operation<"updateBillingInfo">
