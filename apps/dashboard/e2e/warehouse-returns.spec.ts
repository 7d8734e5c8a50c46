import type { Page } from '@playwright/test'
import { expect, test } from './server.ts'
import { enter } from './sign-in.ts'
import { scan } from './warehouse.ts'

test.use({ serverFor: 'warehouse-returns', viewport: { width: 1440, height: 900 } })

const companyId = 'company-maison-lumen'
const result = (page: Page) => page.getByTestId('scan-result')
const pane = (page: Page, orderNumber: string) => page.getByRole('region', { name: orderNumber, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')

/** Asks the server itself, as a program does. */
async function asProgram(page: Page, origin: string) {
  const cookies = await page.context().cookies()
  const authorization = `Bearer ${cookies.find(({ name }) => name === 'token')?.value}`
  const headers = { authorization, 'content-type': 'application/json' }
  return {
    stockOf: async (SKU: string): Promise<number> => {
      const body = JSON.stringify({ companyId, platform: 'prestashop', SKU })
      const answer = await fetch(`${origin}/api/v1/warehouses/stock_quantity`, {
        method: 'POST',
        headers,
        body,
      })
      return (await answer.json()).data.stock.quantity
    },
    readReturn: async (orderNumber: string): Promise<object | undefined> => {
      const query = `companyId=${companyId}&status=done&search=${orderNumber}`
      const answer = await fetch(`${origin}/api/v1/warehouses/returns_list?${query}`, { headers })
      return (await answer.json()).data.returns[0]
    },
  }
}

/** Finishes the open return by the printed code, which asks once more. */
async function finish(page: Page, orderNumber: string): Promise<void> {
  await scan(page, 'RB-FINISH')
  await expect(dialog(page)).toBeVisible()
  await scan(page, 'RB-FINISH')
  await expect(result(page)).toContainText(`${orderNumber} is finished`)
}

test('three returns are taken back by scanner: all grades, exchanges, a dispute, and every unit accounted for', async ({
  page,
  server,
  openElsewhere,
}) => {
  await enter(page, 'warehouse@maison-lumen.example', '/warehouse/returns')
  await expect(page.getByText('Listening')).toBeVisible()
  const { stockOf, readReturn } = await asProgram(page, server.url)
  const before = {
    alba: await stockOf('ALB-W-LA'),
    small: await stockOf('OPA-30-BR'),
    large: await stockOf('OPA-45-BR'),
    floor: await stockOf('SEV-170-NO'),
  }

  await test.step('units are graded by scan and key; none too many, none of another return', async () => {
    await scan(page, 'ML-10431')
    await expect(pane(page, 'ML-10431')).toBeVisible()
    await expect(page.getByText('Grade 4 more units')).toBeVisible()
    await scan(page, 'OPA-30-BR')
    await expect(result(page)).toContainText('OPA-30-BR, unit 1 of 1')
    await page.keyboard.press('1')
    await expect(result(page)).toContainText('OPA-30-BR is valid')
    await scan(page, 'OPA-30-BR')
    await expect(result(page)).toContainText('One too many')
    await scan(page, 'SEV-170-NO')
    await expect(result(page)).toContainText('Wrong item')
    await scan(page, 'RB-VALID')
    await expect(result(page)).toContainText('ALB-W-LA is valid')
    await page.keyboard.press('2')
    await expect(result(page)).toContainText('ALB-W-LA is broken')
    await page.keyboard.press('3')
    await expect(page.getByRole('button', { name: 'Finish return' })).toBeDisabled()
    await expect(page.getByRole('textbox', { name: 'Why is unit 3 rejected?' })).toBeFocused()
    // As a person types: what is faster is a scan.
    await page.keyboard.type('Screw holes drilled', { delay: 60 })
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Finish return' })).toBeEnabled()
  })

  await test.step('what is marked outlives a reload', async () => {
    await page.reload()
    await expect(page.getByRole('button', { name: 'Finish return' })).toBeEnabled()
    await expect(page.getByRole('textbox', { name: 'Why is unit 3 rejected?' })).toHaveValue(
      'Screw holes drilled',
    )
  })

  await test.step('another table sees who is here, and what is decided', async () => {
    const camille = await openElsewhere()
    await enter(camille, 'owner@maison-lumen.example', '/warehouse/returns?open=ML-10431')
    await expect(pane(camille, 'ML-10431').getByText('Marc Petit is here too')).toBeVisible()
    await expect(pane(page, 'ML-10431').getByText('Camille Roy is here too')).toBeVisible()
    const exchange = page.getByRole('region', { name: 'Exchange' })
    await expect(exchange.getByText(`Live stock: ${before.large}`)).toBeVisible()
    await exchange.getByRole('button', { name: 'Accept' }).click()
    await dialog(page).getByRole('button', { name: 'Accept exchange' }).click()
    await expect(exchange.getByRole('link', { name: 'Order ML-10431-E' })).toBeVisible()
    await expect(camille.getByRole('link', { name: 'Order ML-10431-E' })).toBeVisible()
    await page
      .getByRole('textbox', { name: 'Add a comment for the team' })
      .fill('Lacquer kept for the next one')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(camille.getByText('Lacquer kept for the next one')).toBeVisible()
    await finish(page, 'ML-10431')
    await expect(camille.getByText('Inspected by Marc Petit.')).toBeVisible()
  })

  await test.step('a second return is broken', async () => {
    await scan(page, 'ML-10418')
    await scan(page, 'OPA-45-BR')
    await expect(result(page)).toContainText('OPA-45-BR, unit 1 of 1')
    await scan(page, 'RB-BROKEN')
    await finish(page, 'ML-10418')
  })

  await test.step('a third is valid, and its exchange declined', async () => {
    await scan(page, 'ML-10451')
    const exchange = page.getByRole('region', { name: 'Exchange' })
    await exchange.getByRole('button', { name: 'Decline' }).click()
    await dialog(page).getByRole('textbox').fill('No longer made')
    await dialog(page).getByRole('button', { name: 'Decline exchange' }).click()
    await expect(exchange.getByText('Exchange declined')).toBeVisible()
    await scan(page, 'RB-VALID')
    await expect(result(page)).toContainText('SEV-170-NO is valid')
    await finish(page, 'ML-10451')
  })

  await test.step('a dispute is closed with what was agreed', async () => {
    await page.getByRole('link', { name: /^Disputed/ }).click()
    await page.getByRole('link', { name: /ML-10412/ }).click()
    await expect(page.getByText('The customer says that the cable was never used.')).toBeVisible()
    await page.getByRole('button', { name: 'Close dispute' }).click()
    await dialog(page).getByRole('textbox').fill('Paid back in full after a call')
    await dialog(page).getByRole('button', { name: 'Close dispute' }).click()
    await expect(pane(page, 'ML-10412').getByText('Paid back in full after a call')).toBeVisible()
    await expect(page.getByText('The customer says that the cable was never used.')).toHaveCount(0)
  })

  await test.step('every unit is accounted for', async () => {
    expect(await readReturn('ML-10431')).toMatchObject({
      validatedSkus: ['ALB-W-LA', 'OPA-30-BR'],
      brokenSkus: ['ALB-W-LA'],
      rejectedSkus: ['ALB-W-LA'],
      refund: 2 * 8_900 + 24_900,
      handledBy: 'Marc Petit',
    })
    expect(await readReturn('ML-10418')).toMatchObject({ brokenSkus: ['OPA-45-BR'] })
    expect(await readReturn('ML-10451')).toMatchObject({ validatedSkus: ['SEV-170-NO'] })
    expect({
      alba: await stockOf('ALB-W-LA'),
      small: await stockOf('OPA-30-BR'),
      large: await stockOf('OPA-45-BR'),
      floor: await stockOf('SEV-170-NO'),
    }).toEqual({
      alba: before.alba + 1,
      small: before.small + 1,
      large: before.large - 1,
      floor: before.floor + 1,
    })
  })
})
