import type { WarehouseOrder } from '@replybay/api-client'
import type { Page } from '@playwright/test'
import { expect, test } from './server.ts'
import { enter } from './sign-in.ts'
import { pieces, readOrders, scan, sorted } from './warehouse.ts'

const onPaper: string[] = []

/** A page is not put on paper here: what would be is noted. */
test.beforeEach(async ({ page }) => {
  onPaper.length = 0
  await page.exposeFunction('notePrint', (href: string) => onPaper.push(href))
  await page.addInitScript(() => {
    window.print = () => {
      // Sound: `exposeFunction` has put it there.
      ;(window as unknown as { notePrint: (href: string) => void }).notePrint(location.href)
    }
  })
})

test.use({ serverFor: 'warehouse-orders', viewport: { width: 1440, height: 900 } })

const result = (page: Page) => page.getByTestId('scan-result')
const pane = (page: Page, orderNumber: string) => page.getByRole('region', { name: orderNumber, exact: true })

async function open(page: Page, { orderNumber }: WarehouseOrder): Promise<void> {
  await scan(page, orderNumber)
  await expect(pane(page, orderNumber)).toBeVisible()
}

async function fill(page: Page, codes: readonly string[], of: number): Promise<void> {
  for (const code of codes) await scan(page, code)
  await expect(page.getByText(`${codes.length}/${of}`, { exact: true })).toBeVisible()
}

async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Make label' }).click()
  await expect(page.getByRole('button', { name: /^Print label/ })).toBeVisible()
  await page.getByRole('button', { name: 'Mark as sent' }).click()
}

test('ten orders are packed by scanner: one in two parts, one with a wrong piece, one without a network', async ({
  page,
  context,
}) => {
  await enter(page, 'warehouse@maison-lumen.example', '/')
  await expect(page).toHaveURL(/\/warehouse\/orders/)
  await expect(page.getByText('Listening')).toBeVisible()
  const all = await readOrders(page, 'status=to-ship&limit=50')
  const split = all.find((order) => order.items.length > 1)
  const orders = [split, ...all.filter((order) => order !== split)]
    .flatMap((order) => order ?? [])
    .slice(0, 10)
  const [first, second, third, ...others] = orders
  if (!first || !second || !third) throw new Error('The demo shop has no ten orders to ship')

  await test.step('what is not there is left for later', async () => {
    const codes = pieces(first)
    await open(page, first)
    await fill(page, codes.slice(0, -1), codes.length)
    await expect(page.getByText('1 item to scan')).toBeVisible()
    await page.getByRole('button', { name: 'Create backorder' }).click()
    const dialog = page.getByRole('dialog', { name: `Leave the rest of ${first.orderNumber} for later?` })
    await dialog.getByRole('button', { name: 'Create backorder' }).click()
    await expect(dialog).toBeHidden()
    await send(page)
    await expect(pane(page, first.orderNumber)).toBeHidden()
    const rest = await readOrders(page, 'status=remainder&limit=50')
    expect(rest.flatMap(pieces)).toContain(codes.at(-1))
  })

  await test.step('a wrong piece and one too many are not counted', async () => {
    const codes = pieces(second)
    const wrong = all.flatMap(pieces).find((SKU) => !codes.includes(SKU)) ?? ''
    await open(page, second)
    await scan(page, wrong)
    await expect(result(page)).toContainText(`${wrong} is not in ${second.orderNumber}. Nothing was counted.`)
    await fill(page, codes, codes.length)
    await scan(page, codes[0] ?? '')
    await expect(result(page)).toContainText('One too many')
    await send(page)
    await expect(pane(page, second.orderNumber)).toBeHidden()
  })

  await test.step('scans wait for the network', async () => {
    const codes = pieces(third)
    await open(page, third)
    await context.setOffline(true)
    await fill(page, codes, codes.length)
    await expect(page.getByText(`Offline, ${codes.length} waiting`)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Mark as sent' })).toBeDisabled()
    await context.setOffline(false)
    await expect(page.getByText('Listening')).toBeVisible()
    await send(page)
    await expect(pane(page, third.orderNumber)).toBeHidden()
  })

  await test.step('its papers are printed one by one, and the team is told', async () => {
    const order = others.pop()
    if (!order) throw new Error('No order is left')
    await open(page, order)
    await page.getByRole('button', { name: 'Make label' }).click()
    for (const [call, button] of [
      ['download_labels', /^Print label/],
      ['download_slip', 'Print packing slip'],
      ['download_bill', 'Print invoice'],
    ] as const) {
      // A click right behind another one of the same button is a double click, and does nothing.
      await expect(async () => {
        const printed = page.waitForResponse(`**/api/v1/warehouses/${call}`, { timeout: 5_000 })
        await page.getByRole('button', { name: button }).click()
        expect((await printed).headers()['content-type']).toBe('application/pdf')
      }).toPass()
    }
    await page.getByRole('textbox', { name: 'Add a comment for the team' }).fill('The glass stands below.')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(pane(page, order.orderNumber).getByText('The glass stands below.')).toBeVisible()
    await fill(page, pieces(order), pieces(order).length)
    await page.getByRole('button', { name: 'Mark as sent' }).click()
    await expect(pane(page, order.orderNumber)).toBeHidden()
  })

  await test.step('the others, one after the other', async () => {
    for (const order of others) {
      await open(page, order)
      await fill(page, pieces(order), pieces(order).length)
      await send(page)
      await expect(pane(page, order.orderNumber)).toBeHidden()
    }
  })

  await test.step('every piece is sent once', async () => {
    const sent = await readOrders(page, 'status=sent&limit=100')
    for (const order of orders) {
      const found = sent.filter(({ orderNumber }) => orderNumber === order.orderNumber)
      expect(found).toHaveLength(1)
      const gone = order === first ? pieces(order).slice(0, -1) : pieces(order)
      expect(sorted(found.flatMap(pieces))).toEqual(sorted(gone))
    }
  })
})

test('papers of chosen orders are one PDF', async ({ page }) => {
  await enter(page, 'warehouse@maison-lumen.example', '/warehouse/orders?status=labelled')
  await page.getByLabel('Select row 1', { exact: true }).click()
  await page.getByLabel('Select row 2', { exact: true }).click()
  await page.getByRole('button', { name: 'Print settings' }).click()
  await page.getByRole('dialog', { name: 'Print settings' }).getByText('A4, 4 on a sheet').click()
  await page.getByRole('button', { name: 'Done' }).click()
  // Chromium keeps no body of what it hands on as a file.
  const printed = new Promise<Buffer>((resolve) => {
    void page.route('**/api/v1/warehouses/print', async (route) => {
      const response = await route.fetch()
      resolve(await response.body())
      await route.fulfill({ response })
    })
  })
  await page.getByRole('button', { name: 'Print 2 orders' }).click()
  const pdf = (await printed).toString('latin1')
  expect(pdf.slice(0, 5)).toBe('%PDF-')
  // Two labels and two packing slips fill a sheet.
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1)
  await expect(result(page)).toContainText('2 orders printed')
  await expect.poll(() => onPaper).toEqual([expect.stringMatching(/^blob:/)])
})

test('chosen orders are seen as sheets before they are printed', async ({ page }) => {
  await enter(page, 'warehouse@maison-lumen.example', '/warehouse/orders?status=labelled')
  const rows = page.getByRole('checkbox', { name: /^Select row \d+$/ })
  await rows.nth(0).click()
  await rows.nth(1).click()
  await page.getByRole('button', { name: 'Print desk' }).click()
  await expect(page).toHaveURL(/section=print/)
  await expect(page.getByText('2 orders from Labeled')).toBeVisible()

  await test.step('the sheet is drawn by its PDF, and begins where it is tapped', async () => {
    await page.getByText('A4, 4 on a sheet').click()
    const preview = page.getByRole('img', { name: 'Preview of sheet 1' })
    await expect(preview).toHaveAttribute('data-drawn')
    await page.getByRole('button', { name: 'Start at slot 3' }).click()
    await expect(page.getByText('Slots 1 and 2 are used')).toBeVisible()
    await expect(page.getByText('Sheet 1 of 2')).toBeVisible()
    const order = (sheet: string, slots: string) =>
      page
        .getByRole('region', { name: sheet, exact: true })
        .getByRole('button', { name: new RegExp(`^Slots ${slots} ML-`) })
    await expect(order('Sheet 1', '3, 4')).toBeVisible()
    await expect(order('Sheet 2', '1, 2')).toBeVisible()
  })

  await test.step('a reload keeps it', async () => {
    await page.reload()
    await expect(page.getByText('2 orders from Labeled')).toBeVisible()
    await expect(page.getByRole('img', { name: 'Preview of sheet 1' })).toHaveAttribute('data-drawn')
  })

  await test.step('it is printed, and the next sheet begins where this one ends', async () => {
    await page.getByRole('button', { name: /^Print 2 sheets/ }).click()
    await expect(result(page)).toContainText('2 orders printed')
    await expect.poll(() => onPaper).toEqual([expect.stringMatching(/^blob:/)])
    await expect(page.getByRole('button', { name: 'Slot 2, used. Start here' })).toBeVisible()
    await page.goBack()
    await expect(page.getByText('2 selected')).toBeVisible()
  })
})

/** A sent order and a ticket that is about no other one. */
async function anOnlyOrder(page: Page): Promise<{ orderNumber: string; ticketId: string }> {
  for (const { orderNumber, ticketIds } of await readOrders(page, 'status=sent&limit=100')) {
    for (const ticketId of ticketIds ?? []) {
      const beside = await readOrders(page, `ticketId=${ticketId}`)
      if (beside.length === 1) return { orderNumber, ticketId }
    }
  }
  throw new Error('No ticket of the sample data is about a single sent order')
}

test('an order stands beside the ticket that names it, for who answers tickets', async ({ page }) => {
  await enter(page, 'warehouse@maison-lumen.example')
  const { orderNumber, ticketId } = await anOnlyOrder(page)
  await page.context().clearCookies()
  await enter(page, 'support@maison-lumen.example', `/ticket/${ticketId}`)
  const beside = page.getByRole('region', { name: 'Orders' })
  await expect(beside.getByRole('heading', { name: `Order ${orderNumber}` })).toBeVisible()
  await expect(beside.getByRole('link', { name: /^Order/ })).toHaveCount(0)
})
