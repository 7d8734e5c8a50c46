import type { AskedRow } from './store.ts'

interface RankedGap {
  gapId: string
  asked: number
  askedAt: number
}

/** The gaps that were asked in that time, most asked first, of two alike the one that was asked last. */
export function rankGaps(counted: readonly AskedRow[]): RankedGap[] {
  const gaps = new Map<string, RankedGap>()
  for (const { gapId, bar, count, askedAt } of counted) {
    if (bar < 0) continue
    const gap = gaps.get(gapId) ?? { gapId, asked: 0, askedAt: 0 }
    gap.asked += count
    gap.askedAt = Math.max(gap.askedAt, askedAt.getTime())
    gaps.set(gapId, gap)
  }
  return [...gaps.values()].toSorted((one, other) => other.asked - one.asked || other.askedAt - one.askedAt)
}
