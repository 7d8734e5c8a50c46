import type { Figure, Goal } from '../figure.ts'
import { medianOfRounds } from '../rounds.ts'
import type { Condition } from './condition.ts'
import { measureLoad } from './load-figures.ts'
import type { Target } from './measured-page.ts'
import type { Stage } from './stage.ts'

/** Times of a load under one condition, and what is good enough of them. */
export interface LoadComparison {
  condition: Condition
  goals?: Partial<Record<'ready' | 'blocked' | 'task', Goal>>
}

/** Times of a page beside those of a floor. */
export async function compareLoads(
  { browser }: Stage,
  product: Target,
  floor: Target,
  { condition, goals = {} }: LoadComparison,
  runs: number,
): Promise<Figure[]> {
  const medians = await medianOfRounds(
    {
      product: () => measureLoad(browser, product, condition),
      floor: () => measureLoad(browser, floor, condition),
    },
    runs,
  )
  const figure = (name: 'ready' | 'blocked' | 'task', label: string): Figure => ({
    name: `${label}, ${condition.name}`,
    unit: 'ms',
    value: medians.product[name],
    floor: medians.floor[name],
    ...(goals[name] && { goal: goals[name] }),
  })
  return [figure('ready', 'ready'), figure('blocked', 'blocked'), figure('task', 'main thread')]
}
