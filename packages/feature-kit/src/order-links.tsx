import type { ReactNode } from 'react'
import { SlotOutlet, useIsFilled } from './slot-outlet.tsx'
import { orderLink } from './slots.ts'

/** As shops number their orders: "ML-10482", "#10482". An order is not what a ticket is about. */
const ORDER_NUMBER = /^(?:#\s?\d+|[A-Z]{1,4}-?\d{3,})$/i

export function isOrderNumber(text: string): boolean {
  return ORDER_NUMBER.test(text.trim())
}

/** The number of an order: a link where a feature knows where it leads, else what it is without. */
export function OrderLink({ order, children }: { order: string; children: ReactNode }) {
  return (
    <SlotOutlet slot={orderLink} order={order} pending={children} otherwise={children}>
      {children}
    </SlotOutlet>
  )
}

/** How numbers in a message are drawn: nothing special where no feature knows of orders. */
export function useOrderLinks(): ((number: string) => ReactNode) | undefined {
  return useIsFilled(orderLink) ? renderNumber : undefined
}

const renderNumber = (number: string) =>
  isOrderNumber(number) ? <OrderLink order={number}>{number}</OrderLink> : number
