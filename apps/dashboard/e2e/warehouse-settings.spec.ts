import { expect, test } from './server.ts'
import { enter } from './sign-in.ts'

test.use({ serverFor: 'warehouse-settings', viewport: { width: 1440, height: 900 } })

test('somebody of the warehouse sets up their table', async ({ page }) => {
  await enter(page, 'warehouse@maison-lumen.example', '/warehouse/settings')

  await test.step('the scanner is tested', async () => {
    await page.getByRole('button', { name: 'Test the scanner' }).click()
    await page.evaluate((keys) => {
      for (const key of [...Array.from(keys), 'Enter']) {
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
      }
    }, 'ML-10491')
    await expect(
      page.getByText('Fast enough: its codes are read on every page of the warehouse.'),
    ).toBeVisible()
  })

  await test.step('the card of codes is drawn', async () => {
    const card = page.getByRole('img', { name: 'Command code card' })
    await expect(card.getByText('RB-B', { exact: true })).toBeVisible()
  })

  await test.step('the module of the shop arrives as a ZIP', async () => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download module' }).click()
    expect((await download).suggestedFilename()).toBe('replybay-prestashop.zip')
  })

  await test.step('and their name is changed there', async () => {
    await page.getByLabel('Your name').fill('Marc Petit-Jean')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Your name was saved')).toBeVisible()
  })
})
