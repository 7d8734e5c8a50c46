import { mutationCall, queryCall } from './call-options.ts'
import type { RequestBody } from './request-body.ts'

/** @see specification §7, Integrations */
export const integrationQueries = {
  all: ['integration'] as const,
  /** The connected shops and services. */
  list: () =>
    queryCall({
      key: [...integrationQueries.all, 'list'],
      operation: 'listIntegrations',
      send: (http, init) => http.GET('/integrations/all', init),
      read: ({ data }) => data,
    }),
  /** One connected shop or service. */
  detail: (id: string) =>
    queryCall({
      key: [...integrationQueries.all, 'detail', id],
      operation: 'getIntegration',
      send: (http, init) => http.GET('/integrations/integration/{id}', { ...init, params: { path: { id } } }),
      read: ({ data }) => data,
    }),
  /** Whether labels can be made. */
  hasSendcloud: (body: RequestBody<'hasSendcloud'>) =>
    queryCall({
      key: [...integrationQueries.all, 'hasSendcloud', body],
      operation: 'hasSendcloud',
      send: (http, init) => http.POST('/integrations/has-sendcloud', { ...init, body }),
      read: ({ data }) => data.hasSendcloud,
    }),
}

/** @see specification §7, Integrations */
export const integrationMutations = {
  /** Disconnects a shop or service. */
  remove: (id: string) =>
    mutationCall({
      operation: 'removeIntegration',
      send: () => (http, init) =>
        http.DELETE('/integrations/integration/{id}', { ...init, params: { path: { id } } }),
      read: () => undefined,
      invalidates: [integrationQueries.all],
    }),
  /** Connects Shopify. */
  shopify: () =>
    mutationCall({
      operation: 'integrateShopify',
      send: (body: RequestBody<'integrateShopify'>) => (http, init) =>
        http.POST('/integrations/integrate-shopify', { ...init, body }),
      read: ({ data }) => data,
      invalidates: [integrationQueries.all],
    }),
  /** Connects Sendcloud. */
  sendcloud: () =>
    mutationCall({
      operation: 'integrateSendcloud',
      send: (body: RequestBody<'integrateSendcloud'>) => (http, init) =>
        http.POST('/integrations/integrate-sendcloud', { ...init, body }),
      read: ({ data }) => data,
      invalidates: [integrationQueries.all],
    }),
  /** Connects WooCommerce. */
  woocommerce: () =>
    mutationCall({
      operation: 'integrateWoocommerce',
      send: (body: RequestBody<'integrateWoocommerce'>) => (http, init) =>
        http.POST('/integrations/integrate-woocommerce', { ...init, body }),
      read: ({ data }) => data,
      invalidates: [integrationQueries.all],
    }),
  /** Connects PrestaShop. */
  prestashop: () =>
    mutationCall({
      operation: 'integratePrestashop',
      send: (body: RequestBody<'integratePrestashop'>) => (http, init) =>
        http.POST('/integrations/integrate-prestashop', { ...init, body }),
      read: ({ data }) => data,
      invalidates: [integrationQueries.all],
    }),
  /** Connects Stripe. */
  stripe: () =>
    mutationCall({
      operation: 'integrateStripe',
      send: (body: RequestBody<'integrateStripe'>) => (http, init) =>
        http.POST('/integrations/integrate-stripe', { ...init, body }),
      read: ({ data }) => data,
      invalidates: [integrationQueries.all],
    }),
  /** Connects WhatsApp. */
  whatsapp: () =>
    mutationCall({
      operation: 'integrateWhatsapp',
      send: (body: RequestBody<'integrateWhatsapp'>) => (http, init) =>
        http.POST('/integrations/integrate-whatsapp', { ...init, body }),
      read: ({ data }) => data,
      invalidates: [integrationQueries.all],
    }),
  /** Connects Messenger. */
  messenger: () =>
    mutationCall({
      operation: 'integrateMessenger',
      send: (body: RequestBody<'integrateMessenger'>) => (http, init) =>
        http.POST('/integrations/integrate-messenger', { ...init, body }),
      read: ({ data }) => data,
      invalidates: [integrationQueries.all],
    }),
  /** Connects Telegram. */
  telegram: () =>
    mutationCall({
      operation: 'integrateTelegram',
      send: (body: RequestBody<'integrateTelegram'>) => (http, init) =>
        http.POST('/integrations/integrate-telegram', { ...init, body }),
      read: ({ data }) => data,
      invalidates: [integrationQueries.all],
    }),
}
