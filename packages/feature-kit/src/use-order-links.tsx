import type { ReactNode } from 'react'
import { OrderLink } from './order-link.tsx'
import { isOrderNumber } from './order-number.ts'
import { useIsFilled } from './slot-outlet.tsx'
import { orderLink } from './slots.ts'

/** How numbers in a message are drawn: nothing special where no feature knows of orders. */
export function useOrderLinks(): ((number: string) => ReactNode) | undefined {
  return useIsFilled(orderLink) ? renderNumber : undefined
}

const renderNumber = (number: string) =>
  isOrderNumber(number) ? <OrderLink order={number}>{number}</OrderLink> : number
