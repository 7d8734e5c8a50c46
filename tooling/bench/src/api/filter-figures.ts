import type { Figure } from '../figure.ts'
import { latencyFigures } from '../latencies.ts'
import type { Measured } from './api-figures.ts'

/** What is good enough, p95 in ms, of a list, and of one that is searched. */
const [LIST_MS, SEARCH_MS] = [25, 100]
/** And of what is no list. */
const goals: Record<string, number> = { 'saved views': 50, 'ids of all that hold a word': 150 }

/** Calls on many tickets, beside the same calls on a tenth of them: how they grow. */
export function filterFigures(
  many: Measured<string>,
  few: Measured<string>,
  [fewTickets, manyTickets]: readonly [number, number],
): Figure[] {
  const sizes = `${manyTickets.toLocaleString('en')} beside ${fewTickets.toLocaleString('en')}`
  return Object.entries(many).flatMap(([name, latencies]) => {
    const ofList = /\bwords?\b/.test(name) ? SEARCH_MS : LIST_MS
    const most = name.startsWith('tickets, ') ? ofList : goals[name]
    return latencyFigures(`${name}, ${sizes}, PostgreSQL`, latencies, {
      floor: few[name],
      ...(most !== undefined && { goals: { p95: { most } } }),
    })
  })
}
