import { lazyPart } from '@replybay/feature-kit'

/** What shows an open ticket: a list has to be there before anybody opens one. */
export const TicketPane = lazyPart(
  async () => (await import(/* chunk: ticket */ '../ticket/ticket-pane.tsx')).TicketPane,
)

export const CustomerPanel = lazyPart(
  async () => (await import(/* chunk: ticket */ '../customer/customer-panel.tsx')).CustomerPanel,
)

export const ListPosition = lazyPart(
  async () => (await import(/* chunk: ticket */ './list-position.tsx')).ListPosition,
)

/** Also the page of a ticket by itself: what links to it has to work without a connection. */
export const preloadTicket = () =>
  Promise.all([
    TicketPane.preload(),
    CustomerPanel.preload(),
    ListPosition.preload(),
    import('../ticket/ticket-page.tsx'),
  ])
