import type { Figure } from '../figure.ts'
import { unthrottled } from './condition.ts'
import { measureLoad } from './load-figures.ts'
import type { Target } from './measured-page.ts'
import type { Stage } from './stage.ts'

const KILO = 1_000
const MEGA = 1_048_576

/** What is good enough; the tests hold bytes and requests to it. */
export interface WeightGoals {
  codeBytes: number
  requests: number
  /** Multiple of the floor. */
  heap?: number
}

/** What does not depend on the machine: bytes, requests, and the heap. */
export async function compareWeights(
  { browser }: Stage,
  product: Target,
  floor: Target,
  goals: WeightGoals,
): Promise<Figure[]> {
  const ours = await measureLoad(browser, product, unthrottled)
  const least = await measureLoad(browser, floor, unthrottled)
  return [
    {
      name: 'scripts and styles, brotli',
      unit: 'kB',
      value: ours.codeBytes / KILO,
      floor: least.codeBytes / KILO,
      goal: { most: goals.codeBytes / KILO },
    },
    {
      name: 'requests',
      unit: '',
      value: ours.requests,
      floor: least.requests,
      goal: { most: goals.requests },
    },
    {
      name: 'heap after collection',
      unit: 'MB',
      value: ours.heap / MEGA,
      floor: least.heap / MEGA,
      ...(goals.heap && { goal: { floors: goals.heap } }),
    },
  ]
}
