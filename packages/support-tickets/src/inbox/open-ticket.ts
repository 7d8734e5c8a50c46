import { lazyPart } from '@replybay/feature-kit'

/** What shows an open ticket: a list has to be there before anybody opens one. */
export const TicketPane = lazyPart(async () => (await import('../ticket/ticket-pane.tsx')).TicketPane)

export const CustomerPanel = lazyPart(
  async () => (await import('../ticket/customer-panel.tsx')).CustomerPanel,
)

export const preloadTicket = () => Promise.all([TicketPane.preload(), CustomerPanel.preload()])
