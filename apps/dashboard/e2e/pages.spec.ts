import { expect, test } from './server.ts'
import { enter } from './sign-in.ts'

test('a settings page opens at its top, however far the one before was scrolled', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await enter(page, 'owner@maison-lumen.example', '/settings/settings')
  const scroller = page.locator('[data-settings-scroller]')
  // The page is as long as it gets once its parts have come.
  await expect
    .poll(() => scroller.evaluate((element) => element.scrollHeight - element.clientHeight))
    .toBeGreaterThan(400)
  await scroller.evaluate((element) => element.scrollTo({ top: 400 }))
  await expect.poll(() => scroller.evaluate(({ scrollTop }) => scrollTop)).toBe(400)
  await page.getByRole('link', { name: 'Profile', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
  await expect.poll(() => scroller.evaluate(({ scrollTop }) => scrollTop)).toBe(0)
})
