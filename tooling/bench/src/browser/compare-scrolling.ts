import type { Browser } from 'playwright'
import type { Figure, Goal } from '../figure.ts'
import { quantile } from '../quantile.ts'
import { medianOfRounds } from '../rounds.ts'
import type { Condition } from './condition.ts'
import { openMeasured, type Target } from './measured-page.ts'
import type { Stage } from './stage.ts'

const PIXELS = 20_000
const PIXELS_A_SECOND = 7_500

/** A page with a list that fills it. */
export interface ScrolledList {
  target: Target
  /** Finds its rows. */
  row: string
}

interface ScrollComparison {
  /** How the list came to be. */
  name: string
  condition: Condition
  goals: Record<'gap' | 'blank', Goal>
}

/** Scrolling a list fast, beside another one. */
export async function compareScrolling(
  { browser }: Stage,
  list: ScrolledList,
  bare: ScrolledList,
  { name, condition, goals }: ScrollComparison,
  runs: number,
): Promise<Figure[]> {
  const { product, floor } = await medianOfRounds(
    {
      product: () => scroll(browser, list, condition),
      floor: () => scroll(browser, bare, condition),
    },
    runs,
  )
  return [
    {
      name: `scrolling ${name}, frame gap p95, ${condition.name}`,
      unit: 'ms',
      value: product.gap,
      floor: floor.gap,
      goal: goals.gap,
    },
    {
      name: `scrolling ${name}, blank, ${condition.name}`,
      unit: '%',
      value: product.blank,
      floor: floor.blank,
      goal: goals.blank,
    },
  ]
}

async function scroll(browser: Browser, { target, row }: ScrolledList, condition: Condition) {
  const { page, close } = await openMeasured(browser, target, condition)
  const { gaps, blank } = await page.evaluate(
    ([rows, pixels, speed]) => window.probe.scroll(rows, pixels, speed),
    [row, PIXELS, PIXELS_A_SECOND] as const,
  )
  await close()
  return { gap: quantile(gaps, 0.95), blank: (100 * blank) / gaps.length }
}
