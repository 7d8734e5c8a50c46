import { useDensity } from '../theme/density.ts'

/** The height of a table's row, in px. */
export function useRowHeight(): number {
  return useDensity().effectiveDensity === 'compact' ? 36 : 44
}
