import { orderLink, SlotOutlet } from '@replybay/feature-kit'
import type { ReactNode } from 'react'

/** The number of an order: a link where a feature knows where it leads, else what it is without. */
export function OrderLink({ order, children }: { order: string; children: ReactNode }) {
  return (
    <SlotOutlet slot={orderLink} order={order} pending={children} otherwise={children}>
      {children}
    </SlotOutlet>
  )
}
