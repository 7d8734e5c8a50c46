import type { Browser } from 'playwright'
import { unthrottled } from '../browser/condition.ts'
import { press, typeInto } from '../browser/interactions.ts'
import { openMeasured, type Target } from '../browser/measured-page.ts'
import { TICKET_ROW } from '../browser/targets.ts'

const SENTENCES =
  'Good morning, thank you for your patience. The parcel left us on Tuesday, and the carrier says that it is with you ' +
  'on Friday at the latest. Write to us at once, should it not be there by then.'

/** Opens the only ticket of a list, and writes an answer. @returns how long both took, in ms */
export async function openAndAnswer(
  browser: Browser,
  list: Target,
): Promise<{ open: number; keys: number[] }> {
  const measured = await openMeasured(browser, list, unthrottled)
  const open = await press(measured, measured.page.locator(`${TICKET_ROW} a`), {
    selector: 'article [data-message]',
  })
  const keys = await typeInto(measured, measured.page.locator('article textarea'), SENTENCES)
  await measured.close()
  return { open, keys }
}
