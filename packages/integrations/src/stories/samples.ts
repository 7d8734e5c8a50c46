/* oxlint-disable lingui/no-unlocalized-strings -- names of people and shops, in stories and tests alone */
import type { Integration, IntegrationCheck, IntegrationDetail, IntegrationEvent } from '@replybay/api-client'
import { getIntegration, getUserInfo, listIntegrations } from '@replybay/api-client/operations'
import { aUser, handle } from '@replybay/testing'

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

export const passed: IntegrationCheck = {
  at: ago(2),
  name: 'Maison Lumen',
  steps: [
    { step: 'address', state: 'passed', ms: 212 },
    { step: 'key', state: 'passed', value: 'Camille Roy' },
    { step: 'permission', state: 'passed', value: 'read_write' },
    { step: 'plan', state: 'passed', value: 'WooCommerce 9.4' },
  ],
}

/** A test that fails at a step, as a problem. */
export function failedAt(
  failing: IntegrationCheck['steps'][number]['step'],
  problem: string,
  value?: string,
): IntegrationCheck {
  const place = passed.steps.findIndex(({ step }) => step === failing)
  return {
    at: ago(1),
    problem,
    steps: passed.steps.map((step, other) => {
      if (other < place) return step
      if (other > place) return { step: step.step, state: 'not-checked' }
      return { step: step.step, state: 'failed', ...(value !== undefined && { value }) }
    }),
  }
}

const event = (kind: string, minutes: number, change: Partial<IntegrationEvent> = {}): IntegrationEvent => ({
  _id: `event-${kind}-${minutes}`,
  at: ago(minutes),
  kind,
  isFailed: false,
  ms: 140,
  ...change,
})

const events: IntegrationEvent[] = [
  event('checked', 2),
  event('sent-back', 41, { subject: 'ML-10488', isFailed: true, problem: 'bad-key', status: 401 }),
  event('order-imported', 95, { subject: 'ML-10488' }),
  event('stock-changed', 112, { subject: 'ALB-W-01', ms: 95 }),
  event('caught-up', 133, { ms: 1_200 }),
  event('connected', 9_000, { subject: 'Camille Roy' }),
]

const base = { _id: 'int', kind: 'woocommerce', state: 'connected', createdAt: ago(80_000) } as const

export const prestashop: Integration = {
  ...base,
  _id: 'int-prestashop',
  kind: 'prestashop',
  name: 'Maison Lumen',
  url: 'https://maisonlumen.example',
  checkedAt: ago(2),
  lastEvent: event('order-imported', 2, { subject: 'ML-10493' }),
  counts: { imported: 8_431, importedSince: ago(1_300_000), sentBack: 8_407 },
  comparison: {
    at: ago(240),
    count: 2,
    differences: [
      { orderNumber: 'ML-10466', kind: 'sent-here' },
      { orderNumber: 'ML-10470', kind: 'missing' },
    ],
  },
}

export const shopify: Integration = {
  ...base,
  _id: 'int-shopify',
  kind: 'shopify',
  name: 'Maison Lumen',
  url: 'https://maison-lumen.myshopify.example',
  checkedAt: ago(2),
  import: { imported: 6_240, total: 10_112, isPaused: false, reached: ago(300_000), startedAt: ago(5) },
  counts: { imported: 6_240 },
}

export const woocommerce: Integration = {
  ...base,
  _id: 'int-woocommerce',
  url: 'https://atelier.maisonlumen.example',
  state: 'failed',
  problem: 'bad-key',
  lastError: 'WooCommerce refuses the key.',
  failedSince: ago(41),
  checkedAt: ago(2),
  counts: { imported: 120, waiting: 3 },
}

export const sendcloud: Integration = {
  ...base,
  _id: 'int-sendcloud',
  kind: 'sendcloud',
  name: 'Maison Lumen, Lyon 7e',
  checkedAt: ago(2),
  lastEvent: event('label-made', 6, { subject: 'ML-10474' }),
  counts: { labels: 412 },
}

export const stripe: Integration = {
  ...base,
  _id: 'int-stripe',
  kind: 'stripe',
  name: 'Maison Lumen SARL',
  checkedAt: ago(2),
  isTest: true,
}

export const telegram: Integration = {
  ...base,
  _id: 'int-telegram',
  kind: 'telegram',
  name: '@maisonlumen_bot',
  checkedAt: ago(2),
}

/** With its form filled in, its last test and its events. */
export const detailOf = (
  integration: Integration,
  change: Partial<IntegrationDetail> = {},
): IntegrationDetail => ({
  ...integration,
  settings: { shop_link: integration.url ?? '', consumer_key: '…4e1c', consumer_secret: '…07aa' },
  keysChangedAt: ago(9_000),
  check: passed,
  events,
  ...change,
})

export const owner = (change: Parameters<typeof aUser>[0] = {}) =>
  handle(getUserInfo, () => ({
    data: { user: aUser({ role: 'owner', capabilities: ['integrations'], ...change }) },
  }))

export const connected = (...all: Integration[]) => handle(listIntegrations, () => ({ data: all }))

export const detail = (one: IntegrationDetail) => handle(getIntegration, () => ({ data: one }))
