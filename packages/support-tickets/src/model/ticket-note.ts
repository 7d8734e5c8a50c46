import type { Ticket } from '@replybay/api-client'

/** What a colleague noted. */
export type TicketNote = NonNullable<Ticket['notes']>[number]
