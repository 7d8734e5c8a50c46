import { answeredCall, mutationCall, queryCall } from './call-options.ts'
import {
  changeImport,
  checkIntegration,
  getIntegration,
  hasSendcloud,
  integrateMessenger,
  integratePrestashop,
  integrateSendcloud,
  integrateShopify,
  integrateStripe,
  integrateTelegram,
  integrateWhatsapp,
  integrateWoocommerce,
  listIntegrations,
  removeIntegration,
  testIntegration,
} from './generated/operations.ts'
import type { RequestBody } from './request-body.ts'

/** @see specification §7, Integrations */
export const integrationQueries = {
  all: ['integration'] as const,
  /** The connected shops and services. */
  list: () =>
    queryCall({
      key: [...integrationQueries.all, 'list'],
      operation: listIntegrations,
      request: {},
      read: ({ data }) => data,
    }),
  /** One connected shop or service. */
  detail: (id: string) =>
    queryCall({
      key: [...integrationQueries.all, 'detail', id],
      operation: getIntegration,
      request: { path: { id } },
      read: ({ data }) => data,
    }),
  /** Whether labels can be made. */
  hasSendcloud: (body: RequestBody<'hasSendcloud'>) =>
    queryCall({
      key: [...integrationQueries.all, 'hasSendcloud', body],
      operation: hasSendcloud,
      request: { body },
      read: ({ data }) => data.hasSendcloud,
    }),
}

/** @see specification §7, Integrations */
export const integrationMutations = {
  /** Disconnects a shop or service. */
  remove: (id: string) =>
    mutationCall({
      operation: removeIntegration,
      request: () => ({ path: { id } }),
      read: () => undefined,
      invalidates: [integrationQueries.all],
    }),
  /** Tries what is typed, and keeps nothing. */
  test: () =>
    answeredCall({
      operation: testIntegration,
      request: (body: RequestBody<'testIntegration'>) => ({ body }),
      read: ({ data }) => data,
    }),
  /** Tries the keys that are kept. */
  check: () =>
    mutationCall({
      operation: checkIntegration,
      request: (id: string) => ({ path: { id } }),
      read: ({ data }) => data,
      invalidates: [integrationQueries.all],
    }),
  /** Pauses a first import, or goes on with it. */
  changeImport: (id: string) =>
    mutationCall({
      operation: changeImport,
      request: (isPaused: boolean) => ({ path: { id }, body: { isPaused } }),
      read: ({ data }) => data,
      invalidates: [integrationQueries.all],
    }),
  /** Connects Shopify. */
  shopify: () =>
    mutationCall({
      operation: integrateShopify,
      request: (body: RequestBody<'integrateShopify'>) => ({ body }),
      read: ({ data }) => data,
      invalidates: [integrationQueries.all],
    }),
  /** Connects Sendcloud. */
  sendcloud: () =>
    mutationCall({
      operation: integrateSendcloud,
      request: (body: RequestBody<'integrateSendcloud'>) => ({ body }),
      read: ({ data }) => data,
      invalidates: [integrationQueries.all],
    }),
  /** Connects WooCommerce. */
  woocommerce: () =>
    mutationCall({
      operation: integrateWoocommerce,
      request: (body: RequestBody<'integrateWoocommerce'>) => ({ body }),
      read: ({ data }) => data,
      invalidates: [integrationQueries.all],
    }),
  /** Connects PrestaShop. */
  prestashop: () =>
    mutationCall({
      operation: integratePrestashop,
      request: (body: RequestBody<'integratePrestashop'>) => ({ body }),
      read: ({ data }) => data,
      invalidates: [integrationQueries.all],
    }),
  /** Connects Stripe. */
  stripe: () =>
    mutationCall({
      operation: integrateStripe,
      request: (body: RequestBody<'integrateStripe'>) => ({ body }),
      read: ({ data }) => data,
      invalidates: [integrationQueries.all],
    }),
  /** Connects WhatsApp. */
  whatsapp: () =>
    mutationCall({
      operation: integrateWhatsapp,
      request: (body: RequestBody<'integrateWhatsapp'>) => ({ body }),
      read: ({ data }) => data,
      invalidates: [integrationQueries.all],
    }),
  /** Connects Messenger. */
  messenger: () =>
    mutationCall({
      operation: integrateMessenger,
      request: (body: RequestBody<'integrateMessenger'>) => ({ body }),
      read: ({ data }) => data,
      invalidates: [integrationQueries.all],
    }),
  /** Connects Telegram. */
  telegram: () =>
    mutationCall({
      operation: integrateTelegram,
      request: (body: RequestBody<'integrateTelegram'>) => ({ body }),
      read: ({ data }) => data,
      invalidates: [integrationQueries.all],
    }),
}
