import { useMediaQuery } from '@mantine/hooks'
import { useDensity } from '../theme/density.ts'

/** The height of a table's row, in px: that of the density, and room enough for a finger. */
export function useRowHeight(): number {
  const { density } = useDensity()
  const isTouch = useMediaQuery('(pointer: coarse)')
  return density === 'compact' && !isTouch ? 36 : 44
}
