import { OrdersBeside } from './orders-beside.tsx'

/** Beside an email: the orders of whoever wrote it. */
export function EmailOrders({ address }: { address: string }) {
  return <OrdersBeside filter={{ email: address }} />
}
