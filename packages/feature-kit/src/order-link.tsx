import type { ReactNode } from 'react'
import { SlotOutlet } from './slot-outlet.tsx'
import { orderLink } from './slots.ts'

/** The number of an order: a link where a feature knows where it leads, else what it is without. */
export function OrderLink({ order, children }: { order: string; children: ReactNode }) {
  return (
    <SlotOutlet slot={orderLink} order={order} pending={children} otherwise={children}>
      {children}
    </SlotOutlet>
  )
}
