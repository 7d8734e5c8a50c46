import type { Locator } from 'playwright'
import type { MeasuredPage } from './measured-page.ts'
import type { ScrollWatch, Sign } from './page-probe.ts'

/** What a quick interaction counts, in ms: a browser tells no shorter ones than 16. */
const QUICK_MS = 8
const BETWEEN_KEYS_MS = 60

/** Types as a person does. @returns how long the slowest key took to be seen, in ms, in steps of 8 */
export async function typeInto({ page }: MeasuredPage, field: Locator, text: string): Promise<number> {
  await field.click()
  await page.evaluate(() => window.probe.forgetInteractions())
  await field.pressSequentially(text, { delay: BETWEEN_KEYS_MS })
  const slowest = await page.evaluate(async () => {
    // An event is told after the frame that shows it.
    await new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve)))
    return Math.max(0, ...window.probe.interactions().values())
  })
  return slowest || QUICK_MS
}

/** Presses a link. @returns from the press to the painted new screen, in ms */
export async function press({ page }: MeasuredPage, link: Locator, sign: Sign): Promise<number> {
  await link.hover()
  await page.evaluate((awaited) => {
    window.measured = window.probe.fromPress(awaited)
  }, sign)
  await link.click()
  const took = await page.evaluate(() => window.measured)
  await page.waitForLoadState('networkidle')
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

/** Scrolls a list by a wheel that is turned fast. */
export async function scrollOver(
  { page, cdp }: MeasuredPage,
  list: Locator,
  row: string,
  pixels: number,
): Promise<ScrollWatch> {
  const box = await list.boundingBox()
  if (!box) throw new Error('There is no list to scroll.')
  const [x, y] = [box.x + box.width / 2, (page.viewportSize()?.height ?? 0) / 2]
  await page.evaluate(
    ([left, top, selector]) => {
      window.endScroll = window.probe.watchScroll(left, top, selector)
    },
    [x, y, row] as const,
  )
  await cdp.send('Input.synthesizeScrollGesture', {
    x,
    y,
    yDistance: -pixels,
    speed: 7_500,
    gestureSourceType: 'mouse',
  })
  return await page.evaluate(() => window.endScroll())
}
