/**
 * The smallest value that at least `share` of the values do not exceed; the median for 0.5.
 *
 * @throws without values.
 */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const found = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]
  if (found === undefined) throw new Error('Nothing was measured.')
  return found
}
