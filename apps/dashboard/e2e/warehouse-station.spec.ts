import type { WarehouseOrder } from '@replybay/api-client'
import type { Page } from '@playwright/test'
import { expect, test } from './server.ts'
import { enter } from './sign-in.ts'
import { pieces, readOrders, scan, sorted } from './warehouse.ts'

/** A page is not put on paper here: a browser without a screen ends over it. */
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    window.print = () => undefined
  }),
)

test.use({ serverFor: 'warehouse-station', viewport: { width: 1280, height: 800 } })

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const band = (page: Page) => page.getByTestId('station-band')
const sum = (page: Page) => page.getByTestId('station-sum')

async function readOrder(page: Page, orderNumber: string): Promise<WarehouseOrder> {
  for (const status of ['', '&status=sent', '&status=problem']) {
    const found = await readOrders(page, `search=${orderNumber}&limit=10${status}`)
    const order = found.find((one) => one.orderNumber === orderNumber)
    if (order) return order
  }
  throw new Error(`There is no order ${orderNumber}`)
}

/** The order that is on the table. */
async function onTable(page: Page, before?: string): Promise<WarehouseOrder> {
  await expect(heading(page)).toHaveText(/^ML-/)
  if (before !== undefined) await expect(heading(page)).not.toHaveText(before)
  return await readOrder(page, await heading(page).innerText())
}

/** Scans what is still missing. */
async function fill(page: Page, codes: readonly string[], of: number, before = 0): Promise<void> {
  for (const code of codes) await scan(page, code)
  await expect(sum(page)).toHaveText(`${before + codes.length} / ${of}`)
}

/** Scans the label, once it was made. */
async function send(page: Page, orderNumber: string): Promise<void> {
  await expect(band(page)).toContainText('Scan the label to send it')
  const { labels = [] } = await readOrder(page, orderNumber)
  for (const { trackingNumber = orderNumber } of labels) await scan(page, trackingNumber)
  await expect(page.getByTestId('station-sent')).toContainText(`${orderNumber} is sent`)
}

test('three orders are packed by scanner alone: one with a wrong piece, one in two parts, one without a network', async ({
  page,
  context,
}) => {
  await enter(page, 'warehouse@maison-lumen.example', '/warehouse/orders?section=station')
  await expect(page.getByText('Listening')).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  const all = await readOrders(page, 'limit=100')

  const first = await onTable(page)
  await test.step('a wrong piece and one too many are not counted', async () => {
    const codes = pieces(first)
    const wrong = all.flatMap(pieces).find((SKU) => !codes.includes(SKU)) ?? ''
    await scan(page, wrong)
    const alarm = page.getByTestId('station-alarm')
    await expect(alarm).toContainText('Wrong item')
    await expect(alarm).toContainText(`${wrong} is not in ${first.orderNumber}. Nothing was counted.`)
    await fill(page, codes, codes.length)
    await expect(alarm).toBeHidden()
    await scan(page, codes[0] ?? '')
    await expect(alarm).toContainText('One too many')
    // Undo what was refused, and nothing else.
    await scan(page, 'RB-U')
    await expect(alarm).toBeHidden()
    await expect(sum(page)).toHaveText(`${codes.length} / ${codes.length}`)
    await send(page, first.orderNumber)
  })

  const split = all.find((order) => order.orderNumber !== first.orderNumber && pieces(order).length > 1)
  if (!split) throw new Error('The demo shop has no order of several pieces')
  await test.step('what is not there is left for later, once that was confirmed', async () => {
    const codes = pieces(split)
    await scan(page, split.orderNumber)
    await expect(heading(page)).toHaveText(split.orderNumber)
    await fill(page, codes.slice(0, -1), codes.length)
    await scan(page, 'RB-B')
    await expect(band(page)).toContainText('Scan it again to confirm')
    // What comes right behind it may be the same scan read twice, and confirms nothing.
    await expect(async () => {
      await scan(page, 'RB-B')
      await expect(sum(page)).toHaveText(`${codes.length - 1} / ${codes.length - 1}`, { timeout: 3_000 })
    }).toPass()
    await send(page, split.orderNumber)
  })

  const third = await onTable(page, split.orderNumber)
  await test.step('without a network the order waits, and the next one comes', async () => {
    const codes = pieces(third)
    await fill(page, codes, codes.length)
    await expect(band(page)).toContainText('Scan the label to send it')
    const { labels = [] } = await readOrder(page, third.orderNumber)
    await context.setOffline(true)
    for (const { trackingNumber = third.orderNumber } of labels) await scan(page, trackingNumber)
    await expect(page.getByTestId('station-sent')).toContainText('Waits to be sent')
    await expect(heading(page)).not.toHaveText(third.orderNumber)
    await context.setOffline(false)
    await expect
      .poll(async () => (await readOrder(page, third.orderNumber)).status, { timeout: 20_000 })
      .toBe('sent')
  })

  await test.step('every piece is sent once, or waits for its stock', async () => {
    const sent = await readOrders(page, 'status=sent&limit=100')
    const gone = (orderNumber: string) => {
      const found = sent.filter((order) => order.orderNumber === orderNumber)
      expect(found).toHaveLength(1)
      return found.flatMap(pieces)
    }
    expect(sorted(gone(first.orderNumber))).toEqual(sorted(pieces(first)))
    expect(sorted(gone(third.orderNumber))).toEqual(sorted(pieces(third)))
    expect(sorted(gone(split.orderNumber))).toEqual(sorted(pieces(split).slice(0, -1)))
    const known = new Set(all.map(({ orderNumber }) => orderNumber))
    const rest = [...(await readOrders(page, 'limit=100')), ...sent].filter(
      ({ orderNumber, remainderOf }) => remainderOf !== undefined && !known.has(orderNumber),
    )
    expect(rest.flatMap(pieces)).toEqual(pieces(split).slice(-1))
  })
})

test('the station is reached from the orders, and Back leads out of it', async ({ page }) => {
  await enter(page, 'warehouse@maison-lumen.example', '/warehouse/orders')
  await page.getByRole('button', { name: 'Packing station' }).click()
  const one = await onTable(page)
  await scan(page, 'RB-N')
  await onTable(page, one.orderNumber)
  await page.goBack()
  await expect(page).toHaveURL((url) => url.pathname === '/warehouse/orders' && url.search === '')
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
})
