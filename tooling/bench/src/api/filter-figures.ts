import type { Figure } from '../figure.ts'
import { latencyFigures } from '../latencies.ts'
import type { Measured } from './api-figures.ts'

/** What is good enough, p95 in ms, of a list, and of one that is searched. */
const [LIST_MS, SEARCH_MS] = [25, 100]

/** Calls on many tickets, beside the same calls on a tenth of them: how they grow. */
export function filterFigures(many: Measured<string>, few: Measured<string>): Figure[] {
  return Object.entries(many).flatMap(([name, latencies]) => {
    const most = /\bwords?\b/.test(name) ? SEARCH_MS : LIST_MS
    const goals = name.startsWith('tickets, ') ? { p95: { most } } : undefined
    return latencyFigures(`${name}, 100,000 beside 10,000, PostgreSQL`, latencies, {
      floor: few[name],
      goals,
    })
  })
}
