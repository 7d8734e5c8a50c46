import { inbox, type DemoCustomer, type DemoTicket } from '../tickets/index.ts'

/** Every second conversation of the demo shop: in each channel, language and state. */
const chosen = inbox.filter((_, place) => place % 2 === 0)

/** They have no address, so that nothing can be sent to people who don't exist. */
const people = new Map(
  chosen.map(({ customer }): [DemoCustomer, DemoCustomer] => {
    const { email: _email, phone: _phone, ...known } = customer
    return [customer, known]
  }),
)

/** What somebody sees who looks around. */
export const sampleTickets: readonly DemoTicket[] = chosen.map((ticket) => ({
  ...ticket,
  customer: people.get(ticket.customer) ?? ticket.customer,
}))
