import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  PrestashopServer,
  SendcloudServer,
  ShopifyServer,
  StripeServer,
  WoocommerceServer,
} from '@replybay/shop-platforms'
import { keepCalls } from './called-operations.ts'
import { ReplybayServer, test as withServer } from './server.ts'

interface Shops {
  woocommerce: WoocommerceServer
  prestashop: PrestashopServer
  shopify: ShopifyServer
  sendcloud: SendcloudServer
  stripe: StripeServer
  /** Trusts their certificate, lets the server reach them, and says where Sendcloud and Stripe are. */
  trust: NodeJS.ProcessEnv
}

/** The five simulated platforms, each on a free port, and a server that knows the way to them. */
export const test = withServer.extend<object, { shops: Shops; server: ReplybayServer }>({
  shops: [
    // Playwright wants the pattern, also where nothing is taken from it.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const folder = await mkdtemp(join(tmpdir(), 'replybay-shops-'))
      const woocommerce = new WoocommerceServer()
      const { certificate } = woocommerce
      const prestashop = new PrestashopServer(certificate)
      const shopify = new ShopifyServer(certificate)
      const sendcloud = new SendcloudServer(certificate)
      const stripe = new StripeServer(certificate)
      const all = [woocommerce, prestashop, shopify, sendcloud, stripe]
      await Promise.all(all.map((shop) => shop.listen()))
      const authority = join(folder, 'authority.pem')
      await writeFile(authority, certificate.cert)
      await provide({
        woocommerce,
        prestashop,
        shopify,
        sendcloud,
        stripe,
        trust: {
          NODE_EXTRA_CA_CERTS: authority,
          REPLYBAY_OUTBOUND_ALLOW: all.map(({ port }) => `localhost:${port}`).join(','),
          REPLYBAY_SERVICE_ADDRESSES: `sendcloud=${sendcloud.origin},stripe=${stripe.origin}`,
        },
      })
      await Promise.all(all.map((shop) => shop.stop()))
      await rm(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ shops }, provide) => {
      const server = await ReplybayServer.create(shops.trust)
      await server.start()
      await provide(server)
      await server.remove()
      await keepCalls()
    },
    { scope: 'worker' },
  ],
})
