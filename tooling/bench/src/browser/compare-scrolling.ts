import type { Browser } from 'playwright'
import type { Figure, Goal } from '../figure.ts'
import { quantile } from '../quantile.ts'
import { medianOfRounds } from '../rounds.ts'
import type { Condition } from './condition.ts'
import { scrollOver } from './interactions.ts'
import { openMeasured, type Target } from './measured-page.ts'
import type { Stage } from './stage.ts'
import { floorTarget, TICKET_LIST, TICKET_ROW } from './targets.ts'

const PIXELS = 20_000

interface ScrollComparison {
  /** How the list came to be. */
  name: string
  condition: Condition
  goal?: Goal
}

/** Scrolling the list fast, beside a list of two lines a row. */
export async function compareScrolling(
  { browser, floorsUrl }: Stage,
  list: Target,
  { name, condition, goal }: ScrollComparison,
  runs: number,
): Promise<Figure[]> {
  const { product, floor } = await medianOfRounds(
    {
      product: () => scroll(browser, list, condition, TICKET_LIST, TICKET_ROW),
      floor: () => scroll(browser, floorTarget(floorsUrl, 'list'), condition, 'ul', 'li'),
    },
    runs,
  )
  return [
    {
      name: `scrolling ${name}, frame gap p95, ${condition.name}`,
      unit: 'ms',
      value: product.gap,
      floor: floor.gap,
      ...(goal && { goal }),
    },
    {
      name: `scrolling ${name}, blank, ${condition.name}`,
      unit: '%',
      value: product.blank,
      floor: floor.blank,
      goal: { most: 1 },
    },
  ]
}

async function scroll(browser: Browser, target: Target, condition: Condition, list: string, row: string) {
  const measured = await openMeasured(browser, target, condition)
  const { gaps, blank, looks } = await scrollOver(measured, measured.page.locator(list), row, PIXELS)
  await measured.close()
  return { gap: quantile(gaps, 0.95), blank: (100 * blank) / looks }
}
