import { customers, messages, ticketEvents, tickets } from '../../database/schema.ts'
import { MAISON_LUMEN } from '../../demo/accounts.ts'
import { demoId } from '../../demo/demo-id.ts'
import type { DemoContext, DemoPart } from '../../demo/part.ts'
import { makeMissingWords } from '../word-index.ts'
import { inbox } from './inbox.ts'
import { pastTickets } from './past.ts'
import { replay, type DemoRows } from './replay.ts'
import type { DemoCustomer, DemoTicket } from './thread.ts'
import { told } from './told.ts'

/** All of them together. */
const TICKETS = 400

/** A ticket, and what "minutes ago" counts from in it. */
interface Told {
  ticket: DemoTicket
  from: Date
}

/** The tickets of Maison Lumen: what is going on now, and the last three months. */
export const ticketDemo: DemoPart = async (queries, context) => {
  const rows = ticketDemoRows(context)
  await queries.insert(customers).values(rows.customers)
  await queries.insert(tickets).values(rows.tickets.map((one) => one.ticket))
  await queries.insert(messages).values(rows.tickets.flatMap((one) => one.messages))
  await queries.insert(ticketEvents).values(rows.tickets.flatMap((one) => one.events))
  await makeMissingWords(queries)
}

/** All that is stored for it. Pure. */
export function ticketDemoRows({ now, userIds }: DemoContext): {
  customers: (typeof customers.$inferInsert)[]
  tickets: DemoRows[]
} {
  const midnight = new Date(now)
  midnight.setUTCHours(0, 0, 0, 0)
  const past = pastTickets(TICKETS - inbox.length - told.length, midnight)
  const all: Told[] = [
    ...inbox.map((ticket) => ({ ticket, from: now })),
    ...[...told, ...past].map((ticket) => ({ ticket, from: midnight })),
  ]
  const customerRows = new Map<DemoCustomer, typeof customers.$inferInsert & { id: string }>()
  for (const { ticket, from } of all.toSorted((a, b) => firstTime(a) - firstTime(b))) {
    const { customer } = ticket
    if (customerRows.has(customer)) continue
    const createdAt = new Date(firstTime({ ticket, from }))
    const id = demoId(createdAt, `customer ${ticket.channel} ${customer.name} ${ticket.subject}`)
    customerRows.set(customer, { id, companyId: MAISON_LUMEN, ...customer, createdAt })
  }
  const rows = all.map(({ ticket, from }) =>
    replay(ticket, { from, userIds, customerId: customerRows.get(ticket.customer)?.id ?? '' }),
  )
  return { customers: [...customerRows.values()], tickets: rows }
}

function firstTime({ ticket, from }: Told): number {
  return from.getTime() - (ticket.steps[0]?.minutesAgo ?? 0) * 60_000
}
