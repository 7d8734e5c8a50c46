import { useDensity } from '../theme/density.ts'
import { useRem } from '../virtual-list/use-rem.ts'

/** In rem; `--rb-ticket-row-height` is the same for style sheets. */
const heights = { comfortable: 5.1875, compact: 3.5 }

/** The height of a `TicketRow`, in px. */
export function useTicketRowHeight(): number {
  return heights[useDensity().effectiveDensity] * useRem()
}
