import { untilQuiet } from '@replybay/browser'
import type { Locator } from 'playwright'
import type { MeasuredPage } from './measured-page.ts'
import type { Sign } from './page-probe.ts'

/** What a quick key counts, in ms: a browser tells of none below 16. */
const QUICK_MS = 8
const BETWEEN_KEYS_MS = 60

/** Types as a person does. @returns how long each key took to be seen, in ms, in steps of 8 */
export async function typeInto({ page }: MeasuredPage, field: Locator, text: string): Promise<number[]> {
  await field.focus()
  await page.evaluate(() => window.probe.forgetKeys())
  await field.pressSequentially(text, { delay: BETWEEN_KEYS_MS })
  const told = await page.evaluate(async () => {
    // An event is told after the frame that shows it.
    await new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve)))
    return window.probe.keys()
  })
  return [...told, ...Array.from({ length: text.length - told.length }, () => QUICK_MS)]
}

/** Presses a link. @returns from the press to the painted new screen, in ms */
export async function press({ page }: MeasuredPage, link: Locator, sign: Sign): Promise<number> {
  await link.hover()
  await page.evaluate((awaited) => {
    window.measured = window.probe.fromPress(awaited)
  }, sign)
  await link.click()
  const took = await page.evaluate(() => window.measured)
  await untilQuiet(page)
  return took
}

/** Goes back as the browser's button does. @returns from there to the painted old screen, in ms */
export async function goBack({ page }: MeasuredPage, sign: Sign): Promise<number> {
  return await page.evaluate(async (awaited) => {
    const start = performance.now()
    history.back()
    return (await window.probe.painted(awaited)) - start
  }, sign)
}
