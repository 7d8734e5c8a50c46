import type { DemoTicket } from '../thread.ts'
import { parcels } from './parcels.ts'

/** The inbox of Maison Lumen. */
export const demoTickets: readonly DemoTicket[] = [...parcels]
