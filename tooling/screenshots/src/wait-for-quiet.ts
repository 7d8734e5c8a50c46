import { untilQuiet } from '@replybay/browser'
import type { Page } from 'playwright'

/** What is still loading says so, or holds a place. */
const LOADING = '[aria-busy="true"], [class*="skeleton"]'
const PATIENCE_MS = 15_000

/** Waits until nothing is on its way: no request, no font, no placeholder. @throws what it has waited for in vain. */
export async function waitForQuiet(page: Page): Promise<void> {
  await untilQuiet(page, PATIENCE_MS)
  await page.waitForFunction((loading) => !document.querySelector(loading), LOADING, { timeout: PATIENCE_MS })
  await page.evaluate(async () => {
    await document.fonts.ready
  })
}
