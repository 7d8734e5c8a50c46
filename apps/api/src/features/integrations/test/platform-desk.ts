/** The platforms, simulated, and a server that knows the way to them. */
import type { components } from '@replybay/api-client'
import {
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
} from '@replybay/api-client/operations'
import {
  MetaServer,
  PrestashopServer,
  SendcloudServer,
  ShopifyServer,
  StripeServer,
  TelegramServer,
  WoocommerceServer,
} from '@replybay/shop-platforms'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { TestServer } from '../../../../test/test-server.ts'
import { certificate } from '../../../../test/trusted-certificate.ts'

type Schemas = components['schemas']
export type Kind = Schemas['IntegrationTest']['kind']
export type Typed = Readonly<Record<string, string>>

const operations = {
  shopify: integrateShopify,
  woocommerce: integrateWoocommerce,
  prestashop: integratePrestashop,
  sendcloud: integrateSendcloud,
  stripe: integrateStripe,
  telegram: integrateTelegram,
  whatsapp: integrateWhatsapp,
  messenger: integrateMessenger,
} as const

/**
 * Each test begins with platforms that work, and nothing connected.
 *
 * @param morePorts of what else may be asked on this machine, when the server starts
 */
export function platformDesk(morePorts: () => readonly number[] = () => []) {
  const shopify = new ShopifyServer(certificate)
  const woocommerce = new WoocommerceServer(certificate)
  const prestashop = new PrestashopServer(certificate)
  const sendcloud = new SendcloudServer(certificate)
  const stripe = new StripeServer(certificate)
  const telegram = new TelegramServer(certificate)
  const meta = new MetaServer(certificate)
  const own = { shopify, woocommerce, prestashop, sendcloud, stripe, telegram }
  const servers = [...Object.values(own), meta]
  const platforms = { ...own, whatsapp: meta, messenger: meta }
  let server: TestServer

  beforeAll(async () => {
    await Promise.all(servers.map((each) => each.listen()))
    server = await TestServer.start({
      outboundAllow: [...servers.map(({ port }) => port), ...morePorts()].map((port) => `localhost:${port}`),
      services: {
        sendcloud: sendcloud.origin,
        stripe: stripe.origin,
        telegram: telegram.origin,
        meta: meta.origin,
        discord: 'https://service.example:9',
      },
    })
  })
  beforeEach(async () => {
    for (const each of servers) each.reset()
    for (const { _id: id } of await list())
      await server.call(removeIntegration, { as: 'owner', path: { id } })
  })
  afterAll(async () => {
    await server.stop()
    await Promise.all(servers.map((each) => each.stop()))
  })

  const list = async (as = 'owner') => (await server.call(listIntegrations, { as })).data

  /** What the platform takes. */
  const right = (kind: Kind): Typed =>
    ({
      shopify: { api_key: shopify.token, service_url: shopify.origin },
      woocommerce: {
        consumer_key: woocommerce.consumerKey,
        consumer_secret: woocommerce.consumerSecret,
        shop_link: woocommerce.origin,
      },
      prestashop: { api_key: prestashop.key, store_url: prestashop.origin },
      sendcloud: { public_key: sendcloud.publicKey, private_key: sendcloud.privateKey },
      stripe: { private_key: stripe.key },
      telegram: { bot_token: telegram.token },
      whatsapp: {
        phone_number_id: meta.whatsapp.phoneNumberId,
        access_token: meta.whatsapp.token,
        verify_token: 'lumen-verifies-itself',
        app_secret: meta.appSecret,
      },
      messenger: {
        page_id: meta.messenger.pageId,
        page_access_token: meta.messenger.token,
        verify_token: 'lumen-verifies-itself',
        app_secret: meta.appSecret,
      },
    })[kind]

  return {
    ...own,
    meta,
    platforms,
    list,
    right,
    get server() {
      return server
    },
    connect: (kind: Kind, change: Typed = {}) =>
      server.call(operations[kind], { as: 'owner', body: { ...right(kind), ...change } }),
    async test(kind: Kind, change: Typed = {}) {
      const body = { kind, settings: { ...right(kind), ...change } }
      return (await server.call(testIntegration, { as: 'owner', body })).data
    },
  }
}

/** As `address passed`, one line for each step. */
export const linesOf = ({ steps }: Schemas['IntegrationCheck']) =>
  steps.map(({ step, state, value }) => [step, state, value].filter((each) => each !== undefined).join(' '))
