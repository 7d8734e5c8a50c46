import { type HookCall, simulatedOrders } from '@replybay/shop-platforms'
import type { Page } from '@playwright/test'
import { expect } from './server.ts'
import { test } from './shop-platforms.ts'
import { enter } from './sign-in.ts'
import { readOrders, scan } from './warehouse.ts'

test.use({ serverFor: 'shop-journey', viewport: { width: 1440, height: 900 } })

const companyId = 'company-maison-lumen'
const lines = [{ sku: 'OPA-30-BR', name: 'Suspension Opaline', quantity: 2, price: 120 }]

/** Connects a service by its form, which tests it. */
async function connect(page: Page, kind: string, name: string, typed: Readonly<Record<string, string>>) {
  await page.goto(`/integrations/settings?open=${kind}`)
  const form = page.getByRole('dialog', { name })
  for (const [field, value] of Object.entries(typed)) {
    await form.getByRole('textbox', { name: field }).fill(value)
  }
  await page.keyboard.press('Enter')
  await expect(page.getByText(`${name} is connected`)).toBeVisible()
}

/** Tells the server something as a platform does, at the address that it was given. */
async function tell(origin: string, address: string, { body, headers }: HookCall) {
  const { pathname } = new URL(address)
  const answer = await fetch(origin + pathname, { method: 'POST', headers, body })
  expect(answer.status).toBe(200)
}

/** Asks the server itself, as a program of whoever is signed in. */
async function ask(page: Page, address: string, data?: object) {
  const cookies = await page.context().cookies()
  const authorization = `Bearer ${cookies.find(({ name }) => name === 'token')?.value}`
  const answer = await fetch(address, {
    method: data ? 'POST' : 'GET',
    headers: { authorization, 'content-type': 'application/json' },
    ...(data && { body: JSON.stringify(data) }),
  })
  expect(answer.status).toBe(200)
  return await answer.json()
}

test('an order of a shop: beside its ticket, packed, labeled by Sendcloud, sent in its shop, delivered, sent back and refunded', async ({
  page,
  server,
  shops: { woocommerce, sendcloud, stripe },
}) => {
  const api = `${server.url}/api/v1`
  await enter(page, 'owner@maison-lumen.example', '/')
  const known = (await readOrders(page, 'status=sent&limit=100')).find(
    ({ ticketIds, customer }) => ticketIds?.length && customer?.email,
  )
  const [ticketId = ''] = known?.ticketIds ?? []
  const email = known?.customer?.email ?? ''
  const orders = simulatedOrders(2, (id) => ({
    number: `WOO-${8_000 + id}`,
    createdAt: new Date(),
    lines,
    payment: `ch_${id}`,
    ...(id === 1 && { email }),
  }))
  const [first, second] = orders
  if (!first || !second) throw new Error('There are two.')
  woocommerce.orders = orders
  stripe.charges = [
    {
      id: 'ch_1',
      payment_intent: null,
      amount: 24_000,
      amount_refunded: 0,
      currency: 'eur',
      disputed: false,
    },
  ]

  await test.step('the shop, its carrier and its payment service are connected', async () => {
    await connect(page, 'woocommerce', 'WooCommerce', {
      'Shop link': woocommerce.origin,
      'Consumer key': woocommerce.consumerKey,
      'Consumer secret': woocommerce.consumerSecret,
    })
    await connect(page, 'sendcloud', 'Sendcloud', {
      'Public key': sendcloud.publicKey,
      'Private key': sendcloud.privateKey,
    })
    await connect(page, 'stripe', 'Stripe', { 'Restricted key': stripe.key })
    await expect.poll(() => woocommerce.hooks.size).toBeGreaterThan(0)
  })

  await test.step('the order stands beside the ticket of its customer', async () => {
    await page.goto(`/ticket/${ticketId}`)
    const beside = page.getByRole('region', { name: 'Orders' })
    await expect(beside.getByRole('button', { name: 'WOO-8001 To ship' })).toBeVisible()
  })

  await test.step('it is packed, labeled by Sendcloud, and sent in its shop', async () => {
    await page.goto('/warehouse/orders?platform=woocommerce')
    await expect(page.getByText('Listening')).toBeVisible()
    await scan(page, 'WOO-8001')
    await expect(page.getByRole('region', { name: 'WOO-8001', exact: true })).toBeVisible()
    await scan(page, 'OPA-30-BR')
    await scan(page, 'OPA-30-BR')
    await expect(page.getByText('2/2', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Make label' }).click()
    await expect(page.getByRole('button', { name: /^Print label/ })).toBeVisible()
    expect(sendcloud.parcels.map(({ order_number }) => order_number)).toEqual(['WOO-8001'])
    const [parcel] = sendcloud.parcels
    await expect(page.getByRole('link', { name: parcel?.tracking_number ?? 'none' })).toBeVisible()
    await page.getByRole('button', { name: 'Mark as sent' }).click()
    await expect.poll(() => woocommerce.told.get(1)?.status).toBe('completed')
    expect(woocommerce.told.get(1)?.tracking).toContain(parcel?.tracking_number)
  })

  await test.step('one that is canceled in the shop stops at the packing table', async () => {
    await scan(page, 'WOO-8002')
    await expect(page.getByRole('region', { name: 'WOO-8002', exact: true })).toBeVisible()
    await scan(page, 'OPA-30-BR')
    await expect(page.getByText('1/2', { exact: true })).toBeVisible()
    const hook = [...woocommerce.hooks.values()].find(({ topic }) => topic === 'order.updated')
    const canceled = { ...second, state: 'canceled', changedAt: new Date(Date.now() + 1_000) } as const
    await tell(server.url, hook?.delivery_url ?? '', woocommerce.delivery('order.updated', canceled))
    await expect(page.getByText('Stop. WOO-8002 was canceled.').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Mark as sent' })).toHaveCount(0)
  })

  await test.step('its ticket sleeps until the parcel is delivered', async () => {
    const { data } = await ask(page, `${api}/integrations/all`)
    const carrier = data.find(({ kind }: { kind: string }) => kind === 'sendcloud')
    const { data: detail } = await ask(page, `${api}/integrations/integration/${carrier._id}`)
    const [parcel] = sendcloud.parcels
    const report = (id: number, message: string) =>
      tell(server.url, detail.webhookUrl, sendcloud.delivery(parcel ?? {}, { id, message }, new Date()))
    await report(3, 'En route to sorting center')
    await page.goto(`/ticket/${ticketId}`)
    await page.getByRole('button', { name: 'Snooze', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Until WOO-8001 is delivered' }).click()
    await expect(page.getByText(/^Snoozed until/).first()).toBeVisible()
    await report(11, 'Delivered')
    await page.goto(`/ticket/${ticketId}`)
    const beside = page.getByRole('region', { name: 'Orders' })
    await expect(beside.getByRole('button', { name: 'WOO-8001 Delivered' })).toBeVisible()
  })

  await test.step('what comes back is refunded by Stripe, once', async () => {
    const order = { companyId, orderNumber: 'WOO-8001' }
    const items = [{ SKU: 'OPA-30-BR', quantity: 2 }]
    await ask(page, `${api}/warehouses/request_return`, { ...order, items, reason: 'Too tall' })
    await page.goto('/warehouse/returns')
    await expect(page.getByText('Listening')).toBeVisible()
    await scan(page, 'WOO-8001')
    await page.getByRole('button', { name: 'Mark as arrived' }).click()
    await expect(page.getByText('Grade 2 more units')).toBeVisible()
    await scan(page, 'RB-VALID')
    await expect(page.getByText('Grade 1 more unit')).toBeVisible()
    await scan(page, 'RB-VALID')
    await expect(page.getByText('All 2 units are graded.').first()).toBeVisible()
    await scan(page, 'RB-FINISH')
    await expect(page.getByRole('dialog')).toBeVisible()
    await scan(page, 'RB-FINISH')
    await page.getByRole('button', { name: 'Refund €240.00' }).click()
    const dialog = page.getByRole('dialog', { name: /^Refund €240\.00 to/ })
    await dialog.getByRole('button', { name: 'Refund €240.00' }).click()
    await expect(page.getByRole('status').getByText('Refund paid')).toBeVisible()
    expect(stripe.refunds.map(({ charge, amount }) => [charge, amount])).toEqual([['ch_1', 24_000]])
  })

  await test.step('a revoked key is seen, and a service that is disconnected is asked no more', async () => {
    stripe.key = 'rk_another'
    await page.goto('/integrations/settings')
    await page.getByRole('button', { name: 'Check all' }).click()
    const card = page.getByRole('article', { name: 'Stripe' })
    await expect(card).toContainText('Key refused')
    await page.goto('/integrations/settings?open=stripe')
    const form = page.getByRole('dialog', { name: 'Stripe', exact: true })
    await form.getByRole('button', { name: 'Disconnect…' }).click()
    await page
      .getByRole('dialog', { name: 'Disconnect Stripe?' })
      .getByRole('button', { name: 'Disconnect' })
      .click()
    await expect(card).toContainText('Not connected')
    const calls = stripe.calls.length
    await page.getByRole('button', { name: 'Check all' }).click()
    await expect(page.getByRole('article', { name: 'WooCommerce' })).toContainText(/Checked|ago|now/)
    expect(stripe.calls).toHaveLength(calls)
  })
})
