import type { Integration } from '@replybay/api-client'

/** When a shop was last compared with the warehouse, of those that were the one whose turn is longest ago. */
export function lastCompared(connected: readonly Integration[]): Date | undefined {
  const [first] = connected.flatMap(({ comparison }) => comparison?.at ?? []).toSorted()
  return first === undefined ? undefined : new Date(first)
}
