import { untilQuiet } from '@replybay/browser'
import type { Browser } from 'playwright'
import { unthrottled } from '../browser/condition.ts'
import { press } from '../browser/interactions.ts'
import { type MeasuredPage, openMeasured, type Target } from '../browser/measured-page.ts'
import { heapOf } from '../browser/metrics.ts'
import { TICKET_ROW } from '../browser/targets.ts'

/** A ticket with what was said in it, other than one that was marked. */
const TICKET = 'article[aria-label]:not([data-left]) [data-message]'

/** Opens the first ticket of a list, and goes on to the next with j, each time once all is quiet. @returns how long each took, in ms */
export async function readThrough(browser: Browser, list: Target, tickets: number): Promise<number[]> {
  const measured = await openFirst(browser, list)
  const took: number[] = []
  for (let opened = 1; opened < tickets; opened++) {
    await untilQuiet(measured.page)
    took.push(await toNext(measured))
  }
  await measured.close()
  return took
}

/**
 * The same as fast as one can: the key comes in the moment in which a ticket is there, before the next one is.
 *
 * @returns how long each took, in ms, and the heap after the first ones and at the end, in bytes
 */
export async function rushThrough(
  browser: Browser,
  list: Target,
  { first, all }: { first: number; all: number },
): Promise<{ took: number[]; heapAfterFirst: number; heap: number }> {
  const measured = await openFirst(browser, list)
  const took: number[] = []
  const goTo = async (tickets: number) => {
    // Each begins where the one before ends.
    while (took.length + 1 < tickets) took.push(await toNext(measured))
    await untilQuiet(measured.page)
    return await heapOf(measured.cdp)
  }
  const heapAfterFirst = await goTo(first)
  const heap = await goTo(all)
  await measured.close()
  return { took, heapAfterFirst, heap }
}

async function openFirst(browser: Browser, list: Target): Promise<MeasuredPage> {
  const measured = await openMeasured(browser, list, unthrottled)
  await press(measured, measured.page.locator(`${TICKET_ROW}[aria-posinset="1"] a`), { selector: TICKET })
  return measured
}

async function toNext({ page }: MeasuredPage): Promise<number> {
  await page.evaluate((selector) => {
    document.querySelector('article[aria-label]')?.toggleAttribute('data-left', true)
    window.measured = window.probe.fromPress({ selector }, 'keydown')
  }, TICKET)
  await page.keyboard.press('j')
  return await page.evaluate(() => window.measured)
}
