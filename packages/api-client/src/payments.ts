import { mutationCall, queryCall } from './call-options.ts'
import {
  getBillingInfo,
  subscribe,
  unsubscribe,
  updateBillingInfo,
  upgradeSubscription,
} from './generated/operations.ts'
import type { RequestBody } from './request-body.ts'

/** @see specification §7, Payments */
export const paymentQueries = {
  all: ['payment'] as const,
  /** Subscription, billing details and invoices. */
  billingInfo: () =>
    queryCall({
      key: [...paymentQueries.all, 'billingInfo'],
      operation: getBillingInfo,
      request: {},
      read: ({ data }) => data,
    }),
}

/** @see specification §7, Payments */
export const paymentMutations = {
  /** Subscribes to a plan. */
  subscribe: () =>
    mutationCall({
      operation: subscribe,
      request: (body: RequestBody<'subscribe'>) => ({ body }),
      read: ({ data }) => data,
      invalidates: [paymentQueries.all, ['user']],
    }),
  /** Cancels the subscription. A GET that changes state: never repeat it by itself. */
  unsubscribe: () =>
    mutationCall({
      operation: unsubscribe,
      request: () => ({}),
      read: ({ data }) => data.subscription,
      invalidates: [paymentQueries.all, ['user']],
    }),
  /** Changes to another plan. */
  upgrade: () =>
    mutationCall({
      operation: upgradeSubscription,
      request: (body: RequestBody<'upgradeSubscription'>) => ({ body }),
      read: ({ data }) => data,
      invalidates: [paymentQueries.all, ['user']],
    }),
  /** Changes the billing details. */
  updateBillingInfo: () =>
    mutationCall({
      operation: updateBillingInfo,
      request: (body: RequestBody<'updateBillingInfo'>) => ({ body }),
      read: ({ data }) => data,
      invalidates: [paymentQueries.all, ['user']],
    }),
}
