import type { Browser } from 'playwright'
import type { Figure, Goal } from '../figure.ts'
import { quantile } from '../quantile.ts'
import { medianOfRounds } from '../rounds.ts'
import type { Condition } from './condition.ts'
import { typeInto } from './interactions.ts'
import { openMeasured } from './measured-page.ts'
import type { Stage } from './stage.ts'
import { pageTarget } from './targets.ts'

/**
 * From the top of the form to its end. Not the very last field: below it there is no room for its calendar, and what
 * is painted under one that opens upwards Chromium tells late.
 */
const PLACES = [1, 4, 7, 9]
/** What is written into the fields of each place, by their labels. */
const TEXTS = { Name: 'Maison Lumen', Parcels: '12345', Country: 'Esp', Opened: '3/4/2019' }
const SENTENCES = PLACES.map(() => Object.values(TEXTS).join('')).join('')

/** Typing into a form of fifty fields, beside a form of two that hold no more than their text. */
export async function compareTyping(
  { browser, pagesUrl }: Stage,
  { condition, goal }: { condition: Condition; goal?: Goal },
  runs: number,
): Promise<Figure> {
  const { product, floor } = await medianOfRounds(
    {
      product: async () => ({ p99: quantile(await fillFifty(browser, pagesUrl, condition), 0.99) }),
      floor: async () => ({ p99: quantile(await fillOne(browser, pagesUrl, condition), 0.99) }),
    },
    runs,
  )
  return {
    name: `a key in one of 50 fields, p99, ${condition.name}`,
    unit: 'ms',
    value: product.p99,
    floor: floor.p99,
    ...(goal && { goal }),
  }
}

async function fillFifty(browser: Browser, url: string, condition: Condition): Promise<number[]> {
  const measured = await openMeasured(browser, pageTarget(url, 'fifty-fields'), condition)
  const keys: number[] = []
  for (const place of PLACES) {
    for (const [label, text] of Object.entries(TEXTS)) {
      const field = measured.page.getByLabel(`${label} ${place}`, { exact: true })
      // A person types into one field after the other.
      keys.push(...(await typeInto(measured, field, text)))
    }
  }
  await measured.close()
  return keys
}

async function fillOne(browser: Browser, url: string, condition: Condition): Promise<number[]> {
  const measured = await openMeasured(browser, pageTarget(url, 'form'), condition)
  const keys = await typeInto(measured, measured.page.getByLabel('Email'), SENTENCES)
  await measured.close()
  return keys
}
