import type { Integration } from '@replybay/api-client'

/** Of which nothing can be said yet. */
const LEAST_IMPORTED = 50

/**
 * How long an import still takes at the pace that it has had.
 *
 * @returns minutes, 1 at least; undefined where that can't be known
 */
export function minutesLeft(
  { imported, total, isPaused, startedAt }: NonNullable<Integration['import']>,
  now: number,
): number | undefined {
  if (isPaused || total === undefined || imported < LEAST_IMPORTED) return undefined
  const pace = (now - Date.parse(startedAt)) / imported
  return Math.max(1, Math.round((pace * Math.max(0, total - imported)) / 60_000))
}
