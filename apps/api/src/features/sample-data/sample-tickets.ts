import { readInbox, type DemoCustomer, type DemoTicket } from '../tickets/index.ts'

/**
 * What somebody sees who looks around: every second conversation of the demo shop, in each channel, language and
 * state. The people have no address, so that nothing can be sent to people who don't exist.
 */
export async function readSampleTickets(): Promise<DemoTicket[]> {
  const inbox = await readInbox()
  return inbox
    .filter((_, place) => place % 2 === 0)
    .map((ticket) => ({ ...ticket, customer: withoutAddress(ticket.customer) }))
}

function withoutAddress({ email: _email, phone: _phone, ...known }: DemoCustomer): DemoCustomer {
  return known
}
