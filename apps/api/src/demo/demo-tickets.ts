import type { DemoTicket } from './thread.ts'
import { beforeBuying } from './tickets/before-buying.ts'
import { fitting } from './tickets/fitting.ts'
import { invoices } from './tickets/invoices.ts'
import { orders } from './tickets/orders.ts'
import { parcels } from './tickets/parcels.ts'
import { returns } from './tickets/returns.ts'

/** The inbox of Maison Lumen. */
export const demoTickets: readonly DemoTicket[] = [
  ...parcels,
  ...beforeBuying,
  ...invoices,
  ...returns,
  ...fitting,
  ...orders,
]
