import type { DemoTicket } from './thread.ts'
import { beforeBuying } from './inbox/before-buying.ts'
import { fitting } from './inbox/fitting.ts'
import { invoices } from './inbox/invoices.ts'
import { orders } from './inbox/orders.ts'
import { parcels } from './inbox/parcels.ts'
import { returns } from './inbox/returns.ts'

/** What is in the inbox of Maison Lumen now, and was in it in the last days. */
export const inbox: readonly DemoTicket[] = [
  ...parcels,
  ...beforeBuying,
  ...invoices,
  ...returns,
  ...fitting,
  ...orders,
]
