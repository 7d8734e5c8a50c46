import type { Figure, Goal } from './figure.ts'
import { quantile } from './quantile.ts'

/** Times of one thing that was done again and again, in ms. */
export interface Latencies {
  p50: number
  p95: number
  p99: number
}

/** @throws without times. */
export function latenciesOf(took: readonly number[]): Latencies {
  return { p50: quantile(took, 0.5), p95: quantile(took, 0.95), p99: quantile(took, 0.99) }
}

/** What is good enough of them. */
export type Goals = Partial<Record<keyof Latencies, Goal>>

interface Beside {
  floor?: Latencies | undefined
  goals?: Goals | undefined
}

/** A figure for each share. */
export function latencyFigures(name: string, latencies: Latencies, { floor, goals }: Beside = {}): Figure[] {
  return (['p50', 'p95', 'p99'] as const).map((share) => ({
    name: `${name}, ${share}`,
    unit: 'ms',
    value: latencies[share],
    ...(floor && { floor: floor[share] }),
    ...(goals?.[share] && { goal: goals[share] }),
  }))
}
