import {
  checkIntegration,
  getIntegration,
  hasSendcloud,
  removeIntegration,
  testIntegration,
} from '@replybay/api-client/operations'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { createVault } from '../../../platform/secrets/vault.ts'
import { integrations } from '../tables.ts'
import { checkAllIntegrations } from '../check-job.ts'
import { type Kind, linesOf, platformDesk, type Typed } from './platform-desk.ts'

const desk = platformDesk()

const KINDS = [
  'shopify',
  'woocommerce',
  'prestashop',
  'sendcloud',
  'stripe',
  'telegram',
  'whatsapp',
  'messenger',
] as const
const get = async (id: string) => (await desk.server.call(getIntegration, { as: 'owner', path: { id } })).data
const check = async (id: string) =>
  (await desk.server.call(checkIntegration, { as: 'owner', path: { id } })).data

const names: Readonly<Record<Kind, string>> = {
  shopify: 'Maison Lumen',
  woocommerce: 'Lumen Outlet',
  prestashop: 'Maison Lumen',
  sendcloud: 'Maison Lumen',
  stripe: 'Maison Lumen SARL',
  telegram: '@maison_lumen_bot',
  whatsapp: '+33 4 72 00 18 18',
  messenger: 'Maison Lumen',
}

test.each(KINDS)('%s: is connected by keys that work, and listed with the name it gives', async (kind) => {
  const { status, data } = await desk.connect(kind)
  expect(status).toBe(200)
  expect(data).toMatchObject({ kind, state: 'connected', name: names[kind] })
  expect(await desk.list()).toEqual([data])
  expect(await desk.list('warehouse')).toEqual([data])
  const detail = await get(data._id)
  expect(detail.check?.steps.map(({ state }) => state)).toEqual(['passed', 'passed', 'passed', 'passed'])
  expect(detail.events).toMatchObject([{ kind: 'connected', isFailed: false, subject: 'Camille Roy' }])
})

test.each(KINDS)(
  '%s: tells of its keys the last four characters alone, and writes none into the log',
  async (kind) => {
    const { data, text } = await desk.connect(kind)
    const answer = await desk.server.call(getIntegration, { as: 'owner', path: { id: data._id } })
    const secrets = Object.entries(desk.right(kind)).filter(([name]) => !/url|link|_id$/.test(name))
    for (const [name, secret] of secrets) {
      expect(answer.data.settings?.[name]).toBe(`…${secret.slice(-4)}`)
      for (const told of [text, answer.text, desk.server.logLines.join(''), desk.server.written.join('')]) {
        expect(told).not.toContain(secret)
      }
    }
  },
)

test('stripe: keys for trying are told apart from those that move money', async () => {
  expect((await desk.connect('stripe')).data.isTest).toBe(true)
  desk.stripe.key = 'rk_live_51LumenKey'
  expect((await desk.connect('stripe')).data).not.toHaveProperty('isTest')
  expect((await desk.list())[0]).not.toHaveProperty('isTest')
})

test.each(KINDS)('%s: wrong keys are refused, and nothing is kept', async (kind) => {
  const secret = {
    shopify: 'api_key',
    woocommerce: 'consumer_key',
    prestashop: 'api_key',
    sendcloud: 'public_key',
    stripe: 'private_key',
    telegram: 'bot_token',
    whatsapp: 'access_token',
    messenger: 'page_access_token',
  }
  const { status, problem } = await desk.connect(kind, { [secret[kind]]: 'a-wrong-key' })
  expect([status, problem.code]).toEqual([400, 'bad-key'])
  expect(await desk.list()).toEqual([])
})

test.each(KINDS)('%s: one that does not answer is told as such, and nothing is kept', async (kind) => {
  desk.platforms[kind].fault = () => ({ kind: 'hang-up' })
  const { status, problem } = await desk.connect(kind)
  expect([status, problem.code]).toEqual([502, 'unreachable'])
  expect(await desk.list()).toEqual([])
})

test('connected again: the new keys replace the old, and it stays one integration', async () => {
  const first = (await desk.connect('shopify')).data
  desk.shopify.token = 'shpat_anotherone'
  const second = (await desk.connect('shopify')).data
  expect(second._id).toBe(first._id)
  expect(await desk.list()).toHaveLength(1)
  const { settings, events, createdAt } = await get(first._id)
  expect(settings).toEqual({ api_key: '…rone', service_url: desk.shopify.origin })
  expect(events?.map(({ kind }) => kind)).toEqual(['keys-replaced', 'connected'])
  expect(createdAt).toBe(first.createdAt)
})

test('connected again with wrong keys: what works goes on with its own', async () => {
  const { _id } = (await desk.connect('shopify')).data
  expect((await desk.connect('shopify', { api_key: 'wrong' })).status).toBe(400)
  expect(await check(_id)).toMatchObject({ state: 'connected' })
})

test.each<[Kind, Typed, string]>([
  ['woocommerce', { shop_link: '/wp-admin/' }, ''],
  ['woocommerce', { shop_link: '//' }, ''],
  ['prestashop', { store_url: '/shop/api/' }, '/shop'],
  ['shopify', { service_url: '/?utm=1' }, ''],
])('%s: the address %o is put right', async (kind, ends, kept) => {
  const [[name, end] = ['', '']] = Object.entries(ends)
  const { origin } = desk.platforms[kind]
  const { data } = await desk.server.call(testIntegration, {
    as: 'owner',
    body: { kind, settings: { ...desk.right(kind), [name]: `${origin.replace('https', 'http')}${end}` } },
  })
  const [call] = desk.platforms[kind].calls
  expect(call?.path).toMatch(new RegExp(`^${kept}/(wp-json|api|admin)/`))
  expect(data.steps).toHaveLength(4)
})

describe('a check of kept keys', () => {
  test('says that a key was revoked, since when, and that it works again', async () => {
    const { _id } = (await desk.connect('prestashop')).data
    desk.prestashop.key = 'ANOTHERKEY12'
    const failed = await check(_id)
    expect(failed).toMatchObject({ state: 'failed', problem: 'bad-key', name: 'Maison Lumen' })
    expect(failed.lastError).toMatch(/^PrestaShop refuses the key/)
    expect(failed.check && linesOf(failed.check)).toEqual([
      'address passed',
      'key failed',
      'permission not-checked',
      'plan not-checked',
    ])
    const again = await check(_id)
    expect(again.failedSince).toBe(failed.failedSince)
    expect(again.lastEvent).toMatchObject({
      kind: 'checked',
      isFailed: true,
      problem: 'bad-key',
      status: 401,
    })
    desk.prestashop.reset()
    const well = await check(_id)
    expect(well.state).toBe('connected')
    expect(well).not.toHaveProperty('problem')
    expect(well).not.toHaveProperty('failedSince')
  })

  test('tells the last 50 events, the newest first', async () => {
    const { _id } = (await desk.connect('stripe')).data
    for (let number = 0; number < 51; number++) await check(_id)
    const { events = [] } = await get(_id)
    expect(events).toHaveLength(50)
    expect(events.every(({ kind }) => kind === 'checked')).toBe(true)
    const times = events.map(({ at }) => at)
    expect(times).toEqual(times.toSorted().toReversed())
  })
})

test('keys that were encrypted by a key that is lost: are told as wrong ones, and can be typed again', async () => {
  const { _id } = (await desk.connect('shopify')).data
  const { queries } = desk.server.database
  const lost = createVault(Buffer.alloc(32, 9)).seal('{}', `integrations.secret ${_id}`)
  await queries.update(integrations).set({ secret: lost }).where(eq(integrations.id, _id))
  expect((await get(_id)).settings).toEqual({ service_url: desk.shopify.origin })
  expect(await check(_id)).toMatchObject({ state: 'failed', problem: 'bad-key' })
  expect((await desk.connect('shopify')).data).toMatchObject({ _id, state: 'connected' })
})

describe('the hourly look', () => {
  const look = async () => {
    const { database, jobs } = desk.server
    await database.transaction((queries) => jobs.add(queries, checkAllIntegrations, {}))
    await jobs.runWaiting()
  }

  test('finds a key that was revoked, and says so once', async () => {
    const { _id } = (await desk.connect('sendcloud')).data
    await look()
    desk.sendcloud.privateKey = 'sk_another'
    await look()
    await look()
    const { state, problem, events = [] } = await get(_id)
    expect([state, problem]).toEqual(['failed', 'bad-key'])
    expect(events.map(({ kind, isFailed }) => [kind, isFailed])).toEqual([
      ['checked', true],
      ['connected', false],
    ])
  })

  test('asks nobody for what is connected no more', async () => {
    const { _id: id } = (await desk.connect('stripe')).data
    await desk.server.call(removeIntegration, { as: 'owner', path: { id } })
    desk.stripe.calls.length = 0
    await look()
    expect(desk.stripe.calls).toEqual([])
  })
})

describe('a try of what is typed', () => {
  test('takes the kept secret where none is typed, for the same address alone', async () => {
    await desk.connect('woocommerce')
    const { shop_link = '' } = desk.right('woocommerce')
    const tryWith = (address: string) =>
      desk.server.call(testIntegration, {
        as: 'owner',
        body: { kind: 'woocommerce', settings: { shop_link: address } },
      })
    const same = await tryWith(`${shop_link}/`)
    expect(same.data).not.toHaveProperty('problem')
    desk.shopify.calls.length = 0
    const other = await tryWith(desk.shopify.origin)
    expect([other.status, other.problem.fields?.[0]?.path]).toEqual([400, '/body/settings/consumer_key'])
    expect(desk.shopify.calls).toEqual([])
  })

  test('keeps nothing', async () => {
    await desk.test('shopify')
    expect(await desk.list()).toEqual([])
  })

  test('a field that the service has not is refused', async () => {
    const body = { kind: 'stripe' as const, settings: { private_key: 'rk_test_1', shop: 'x' } }
    expect((await desk.server.call(testIntegration, { as: 'owner', body })).status).toBe(400)
  })
})

test('disconnected: it is listed no more, its keys and events are gone, and another may be connected', async () => {
  const { _id: id } = (await desk.connect('sendcloud')).data
  const ask = async () =>
    (await desk.server.call(hasSendcloud, { as: 'warehouse', body: {} })).data.hasSendcloud
  expect(await ask()).toBe(true)
  expect((await desk.server.call(removeIntegration, { as: 'owner', path: { id } })).status).toBe(200)
  expect(await ask()).toBe(false)
  expect((await desk.server.call(getIntegration, { as: 'owner', path: { id } })).status).toBe(404)
  expect((await desk.connect('sendcloud')).data._id).not.toBe(id)
})

test('Sendcloud: whether another company has it is told to nobody', async () => {
  const answer = await desk.server.call(hasSendcloud, {
    as: 'owner',
    body: { companyId: 'company-atelier-nord' },
  })
  expect(answer.status).toBe(404)
})
