import type { Browser } from 'playwright'
import type { Condition } from './condition.ts'
import { goBack, press, typeInto } from './interactions.ts'
import { openMeasured, type Target } from './measured-page.ts'
import { TICKET_ROW } from './targets.ts'

const SENTENCE = 'Good morning, your parcel'

/** What it takes to go from one screen to another and to write there, in ms. */
export interface Steps {
  /** The first one that is opened. */
  cold: number
  back: number
  /** One that was seen before. */
  warm: number
  /** The slowest key. */
  typing: number
}

/** Opens a ticket of the list, comes back, opens it again and writes an answer. */
export async function openTickets(browser: Browser, list: Target, condition: Condition): Promise<Steps> {
  const measured = await openMeasured(browser, list, condition)
  const row = measured.page.locator(`${TICKET_ROW}[aria-posinset="2"] a`)
  const lastWords = await row.locator('span[dir=auto]').last().innerText()
  const conversation = { selector: '[role=log]', text: lastWords }
  const cold = await press(measured, row, conversation)
  const back = await goBack(measured, { selector: '[data-detail-open="false"]' })
  const warm = await press(measured, row, conversation)
  const keys = await typeInto(measured, measured.page.locator('article textarea'), SENTENCE)
  await measured.close()
  return { cold, back, warm, typing: Math.max(...keys) }
}

/** The same with the least that screens can hold: a form, and a heading. */
export async function openHeading(browser: Browser, form: Target, condition: Condition): Promise<Steps> {
  const measured = await openMeasured(browser, form, condition)
  const link = measured.page.getByRole('link', { name: 'To a heading' })
  const heading = { selector: 'h1', text: 'A heading' }
  const cold = await press(measured, link, heading)
  const back = await goBack(measured, { selector: 'form' })
  const warm = await press(measured, link, heading)
  await goBack(measured, { selector: 'form' })
  const keys = await typeInto(measured, measured.page.getByLabel('Email'), SENTENCE)
  await measured.close()
  return { cold, back, warm, typing: Math.max(...keys) }
}
