import { lazy } from 'react'

/** Loads what shows an open ticket: a list has to be there before anybody opens one. */
export const loadTicketPane = () => import('../ticket/ticket-pane.tsx')

export const TicketPane = lazy(async () => ({ default: (await loadTicketPane()).TicketPane }))

export const CustomerPanel = lazy(async () => ({
  default: (await import('../ticket/customer-panel.tsx')).CustomerPanel,
}))
