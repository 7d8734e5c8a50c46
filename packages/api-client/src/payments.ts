import { mutationCall, queryCall } from './call-options.ts'
import type { RequestBody } from './request-body.ts'

/** @see specification §7, Payments */
export const paymentQueries = {
  all: ['payment'] as const,
  /** Subscription, billing details and invoices. */
  billingInfo: () =>
    queryCall({
      key: [...paymentQueries.all, 'billingInfo'],
      operation: 'getBillingInfo',
      send: (http, init) => http.GET('/payments/billing-info', init),
      read: ({ data }) => data,
    }),
}

/** @see specification §7, Payments */
export const paymentMutations = {
  /** Subscribes to a plan. */
  subscribe: () =>
    mutationCall({
      operation: 'subscribe',
      send: (body: RequestBody<'subscribe'>) => (http, init) =>
        http.POST('/payments/subscribe', { ...init, body }),
      read: ({ data }) => data,
      invalidates: [paymentQueries.all, ['user']],
    }),
  /** Cancels the subscription. A GET that changes state: never repeat it by itself. */
  unsubscribe: () =>
    mutationCall({
      operation: 'unsubscribe',
      send: () => (http, init) => http.GET('/payments/unsubscribe', init),
      read: ({ data }) => data.subscription,
      invalidates: [paymentQueries.all, ['user']],
    }),
  /** Changes to another plan. */
  upgrade: () =>
    mutationCall({
      operation: 'upgradeSubscription',
      send: (body: RequestBody<'upgradeSubscription'>) => (http, init) =>
        http.POST('/payments/upgrade-subscription', { ...init, body }),
      read: ({ data }) => data,
      invalidates: [paymentQueries.all, ['user']],
    }),
  /** Changes the billing details. */
  updateBillingInfo: () =>
    mutationCall({
      operation: 'updateBillingInfo',
      send: (body: RequestBody<'updateBillingInfo'>) => (http, init) =>
        http.PATCH('/payments/update-billing-info', { ...init, body }),
      read: ({ data }) => data,
      invalidates: [paymentQueries.all, ['user']],
    }),
}
