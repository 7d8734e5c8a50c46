import type { Figure, Goal } from '../figure.ts'
import { medianOfRounds } from '../rounds.ts'
import type { Condition } from './condition.ts'
import type { Target } from './measured-page.ts'
import { openHeading, openTickets, type Steps } from './opening-tickets.ts'
import type { Stage } from './stage.ts'
import { pageTarget } from './targets.ts'

const labels: Record<keyof Steps, string> = {
  cold: 'opening a ticket',
  back: 'back to the list',
  warm: 'opening it again',
  typing: 'slowest key in the answer',
}

/** Going to tickets and writing answers, beside a route change and a field that do nothing else. */
export async function compareSteps(
  { browser, pagesUrl }: Stage,
  list: Target,
  { condition, goals = {} }: { condition: Condition; goals?: Partial<Record<keyof Steps, Goal>> },
  runs: number,
): Promise<Figure[]> {
  const { product, floor } = await medianOfRounds(
    {
      product: () => openTickets(browser, list, condition),
      floor: () => openHeading(browser, pageTarget(pagesUrl, 'form'), condition),
    },
    runs,
  )
  return (['cold', 'back', 'warm', 'typing'] as const).map((step) => ({
    name: `${labels[step]}, ${condition.name}`,
    unit: 'ms',
    value: product[step],
    floor: floor[step],
    ...(goals[step] && { goal: goals[step] }),
  }))
}
