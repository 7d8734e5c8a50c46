import { type Fault, ShopifyServer } from '@replybay/shop-platforms'
import { describe, expect, test } from 'vitest'
import type { Resolve } from '../../../platform/outbound/connector.ts'
import { createOutbound } from '../../../platform/outbound/outbound.ts'
import { tryKeys } from '../try-keys.ts'
import { type Kind, linesOf, platformDesk } from './platform-desk.ts'

const desk = platformDesk()

/** Says what each step found of a shop that was changed before. */
const linesAfter = async (kind: Kind, change: () => void) => {
  change()
  const check = await desk.test(kind)
  return [check.problem, ...linesOf(check)]
}

const KINDS = ['shopify', 'woocommerce', 'prestashop', 'sendcloud', 'stripe'] as const
const [KEY, PERMISSION, PLAN] = ['key', 'permission', 'plan'].map((step) => `${step} not-checked`)

test.each<[string, Kind, () => void, string[]]>([
  [
    'a scope that is not granted',
    'shopify',
    () => (desk.shopify.scopes = ['read_orders', 'read_products', 'read_inventory']),
    [
      'missing-permission',
      'address passed',
      'key passed Camille Roy',
      'permission failed write_merchant_managed_fulfillment_orders',
      PLAN ?? '',
    ],
  ],
  [
    'several scopes that are not granted',
    'shopify',
    () => (desk.shopify.scopes = ['read_orders']),
    [
      'missing-permission',
      'address passed',
      'key passed Camille Roy',
      'permission failed read_products, read_inventory, write_merchant_managed_fulfillment_orders',
      PLAN ?? '',
    ],
  ],
  [
    'a shop that has not paid',
    'shopify',
    () => (desk.shopify.plan = 'frozen'),
    ['wrong-plan', 'address passed', KEY ?? '', PERMISSION ?? '', 'plan failed'],
  ],
  [
    'a shop that is paused',
    'shopify',
    () => (desk.shopify.plan = 'paused'),
    ['wrong-plan', 'address passed', 'key passed Camille Roy', 'permission passed', 'plan failed paused'],
  ],
  [
    'a key that may only read',
    'woocommerce',
    () => (desk.woocommerce.permissions = 'read'),
    ['missing-permission', 'address passed', 'key passed', 'permission failed write', PLAN ?? ''],
  ],
  [
    'a key that may only write',
    'woocommerce',
    () => (desk.woocommerce.permissions = 'write'),
    ['missing-permission', 'address passed', 'key passed', 'permission failed read', PLAN ?? ''],
  ],
  [
    'a key of somebody who may not see orders',
    'woocommerce',
    () => (desk.woocommerce.isManager = false),
    ['missing-permission', 'address passed', 'key passed', 'permission failed read, write', PLAN ?? ''],
  ],
  [
    'WordPress without the plugin',
    'woocommerce',
    () => (desk.woocommerce.hasWoocommerce = false),
    ['not-this-service', 'address failed WordPress', KEY ?? '', PERMISSION ?? '', PLAN ?? ''],
  ],
  [
    'a key that may not say that an order is sent',
    'prestashop',
    () => desk.prestashop.deny('order_histories post'),
    [
      'missing-permission',
      'address passed',
      'key passed',
      'permission failed order_histories: POST',
      PLAN ?? '',
    ],
  ],
  [
    'a key that lacks several rights',
    'prestashop',
    () => {
      desk.prestashop.deny('orders get')
      desk.prestashop.deny('order_carriers put')
    },
    [
      'missing-permission',
      'address passed',
      'key passed',
      'permission failed orders: GET, order_carriers: PUT',
      PLAN ?? '',
    ],
  ],
  ...['order_carriers get', 'order_payments get'].map((right): [string, Kind, () => void, string[]] => [
    `a key that lacks ${right}`,
    'prestashop',
    () => desk.prestashop.deny(right),
    [
      'missing-permission',
      'address passed',
      'key passed',
      `permission failed ${right.replace(' get', ': GET')}`,
      PLAN ?? '',
    ],
  ]),
  [
    'a web service that is switched off',
    'prestashop',
    () => (desk.prestashop.isOn = false),
    ['service-error', 'address failed 503', KEY ?? '', PERMISSION ?? '', PLAN ?? ''],
  ],
  [
    'keys without parcels',
    'sendcloud',
    () => (desk.sendcloud.mayUseParcels = false),
    ['missing-permission', 'address passed', 'key passed camille', 'permission failed parcels', PLAN ?? ''],
  ],
  [
    'a plan without the API',
    'sendcloud',
    () => (desk.sendcloud.isPaid = false),
    ['wrong-plan', 'address passed', 'key passed camille', 'permission passed', 'plan failed'],
  ],
  [
    'a restricted key that may not read charges',
    'stripe',
    () => (desk.stripe.allowed = new Set(['account', 'refunds'])),
    [
      'missing-permission',
      'address passed',
      'key passed test',
      'permission failed charges: read',
      PLAN ?? '',
    ],
  ],
  [
    'a restricted key that may not refund',
    'stripe',
    () => (desk.stripe.allowed = new Set(['account', 'charges'])),
    [
      'missing-permission',
      'address passed',
      'key passed test',
      'permission failed refunds: write',
      PLAN ?? '',
    ],
  ],
  [
    'a restricted key that may do neither',
    'stripe',
    () => (desk.stripe.allowed = new Set(['account'])),
    [
      'missing-permission',
      'address passed',
      'key passed test',
      'permission failed charges: read, refunds: write',
      PLAN ?? '',
    ],
  ],
  [
    'an account that was not activated',
    'stripe',
    () => (desk.stripe.takesCharges = false),
    ['wrong-plan', 'address passed', 'key passed test', 'permission passed', 'plan failed charges_enabled'],
  ],
])('%s (%s): is told apart', async (_what, kind, change, expected) => {
  expect((await linesAfter(kind, change)).slice(0, expected.length)).toEqual(expected)
})

test('wrong secret of WooCommerce: is told as a wrong key, not as a missing permission', async () => {
  const { problem, steps } = await desk.test('woocommerce', { consumer_secret: 'cs_another' })
  expect([problem, steps[1]]).toEqual(['bad-key', { step: 'key', state: 'failed' }])
})

test('restricted key of Stripe that may not read the account: works without its name', async () => {
  desk.stripe.allowed = new Set(['charges', 'refunds'])
  const { name, problem } = await desk.test('stripe')
  expect([name, problem]).toEqual([undefined, undefined])
})

describe.each(KINDS)('%s', (kind) => {
  test.each<[string, Fault, string, string]>([
    [
      'a limit',
      { kind: 'status', status: 429, headers: { 'retry-after': '12' } },
      'rate-limited',
      'address failed 12 s',
    ],
    ['a limit that says no time', { kind: 'status', status: 429 }, 'rate-limited', 'address failed'],
    ['an error of its own', { kind: 'status', status: 500 }, 'service-error', 'address failed 500'],
    ['a gateway that gives up', { kind: 'status', status: 504 }, 'service-error', 'address failed 504'],
    ['an end in the middle', { kind: 'hang-up' }, 'unreachable', 'address failed'],
    [
      'another website',
      { kind: 'status', status: 200, body: '<!doctype html>' },
      'not-this-service',
      'address failed',
    ],
    [
      'a way elsewhere',
      { kind: 'redirect', to: 'https://elsewhere.example/' },
      'not-this-service',
      'address failed https://elsewhere.example',
    ],
    [
      'a way into a private network',
      { kind: 'redirect', to: 'https://10.0.0.1/' },
      'not-this-service',
      'address failed https://10.0.0.1',
    ],
  ])('that answers with %s is told apart', async (_what, fault, problem, address) => {
    desk.platforms[kind].fault = () => fault
    const check = await desk.test(kind)
    expect([check.problem, linesOf(check)[0]]).toEqual([problem, address])
  })

  test('whose limit is met after the first answer fails where it was', async () => {
    let calls = 0
    desk.platforms[kind].fault = () => (calls++ === 0 ? undefined : { kind: 'status', status: 429 })
    const check = await desk.test(kind)
    // PrestaShop says all in one answer.
    expect(check.problem).toBe(kind === 'prestashop' ? undefined : 'rate-limited')
    expect(linesOf(check)[0]).toBe('address passed')
  })
})

test.each([
  'https://10.0.0.4',
  'https://127.0.0.1',
  'https://169.254.169.254',
  'https://[::1]',
  'https://shop.example:25',
])('address in a private network %s: is never asked', async (address) => {
  const check = await desk.test('shopify', { service_url: address })
  expect([check.problem, linesOf(check)[0]]).toEqual(['private-address', 'address failed'])
  const { status, problem } = await desk.connect('shopify', { service_url: address })
  expect([status, problem.code]).toEqual([400, 'private-address'])
})

test('limit of a service: whoever connects is told when to try again', async () => {
  desk.stripe.fault = () => ({ kind: 'status', status: 429, headers: { 'retry-after': '12' } })
  const { status, headers } = await desk.connect('stripe')
  expect([status, headers['retry-after']]).toEqual([502, '12'])
})

test('host that is not there: is told as unreachable', async () => {
  const { port } = desk.shopify
  await desk.shopify.stop()
  try {
    expect((await desk.test('shopify', { service_url: `https://localhost:${port}` })).problem).toBe(
      'unreachable',
    )
  } finally {
    await desk.shopify.listen(port)
  }
})

describe('a way of its own', () => {
  const tryWith = async (choice: Partial<Parameters<typeof createOutbound>[0]>, service_url: string) => {
    const outbound = createOutbound({ allow: [`localhost:${desk.shopify.port}`], silenceMs: 100, ...choice })
    try {
      const places = { services: { sendcloud: '', stripe: '', telegram: '', meta: '', discord: '' } }
      const settings = { ...desk.right('shopify'), service_url }
      const { check } = await tryKeys({ outbound, config: places }, 'shopify', settings)
      return [check.problem, linesOf(check)[0]]
    } finally {
      await outbound.stop()
    }
  }

  test('a shop that says nothing is told as one that does not answer', async () => {
    desk.shopify.fault = () => ({ kind: 'silence' })
    expect(await tryWith({}, desk.shopify.origin)).toEqual(['unreachable', 'address failed'])
  })

  test('a shop whose name leads into a private network is never asked', async () => {
    const resolve: Resolve = (_host, found) => found(null, [{ address: '10.0.0.8', family: 4 }])
    expect(await tryWith({ resolve }, 'https://shop.example')).toEqual(['private-address', 'address failed'])
  })

  test('a shop whose certificate nobody vouches for is told as one that does not answer', async () => {
    const stranger = await new ShopifyServer().listen()
    try {
      expect(await tryWith({ allow: [`localhost:${stranger.port}`] }, stranger.origin)).toEqual([
        'unreachable',
        'address failed',
      ])
      expect(stranger.calls).toEqual([])
    } finally {
      await stranger.stop()
    }
  })
})
