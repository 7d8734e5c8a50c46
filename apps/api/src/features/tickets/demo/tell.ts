/** From demo tickets to all that is stored for them. */
import type { Queries } from '../../../platform/database/database.ts'
import type { customers } from '../../customers/tables.ts'
import { insertCustomers } from '../customer-rows.ts'
import { ticketMentions } from '../mentions/tables.ts'
import { messages, ticketEvents, ticketNotes, tickets } from '../tables.ts'
import { demoId } from '../../../platform/demo/demo-id.ts'
import { insertWords } from '../word-index.ts'
import { replay, type DemoRows, type Setting } from './replay.ts'
import type { DemoCustomer, DemoTicket } from './thread.ts'
import { placeOf } from './place-of.ts'

/** A ticket, and what "minutes ago" counts from in it. */
export interface Told {
  ticket: DemoTicket
  from: Date
}

interface ToldRows {
  customers: (typeof customers.$inferInsert)[]
  tickets: DemoRows[]
}

/** Where several tickets hold the same customer, they are of one. Pure. */
export function tell(all: readonly Told[], setting: Setting): ToldRows {
  const { companyId, idsOf = '' } = setting
  const customerRows = new Map<DemoCustomer, typeof customers.$inferInsert & { id: string }>()
  for (const { ticket, from } of all.toSorted((a, b) => firstTime(a) - firstTime(b))) {
    const { customer } = ticket
    if (customerRows.has(customer)) continue
    const createdAt = new Date(firstTime({ ticket, from }))
    const id = demoId(createdAt, `${idsOf}customer ${ticket.channel} ${customer.name} ${ticket.subject}`)
    customerRows.set(customer, { id, companyId, ...customer, ...placeOf(customer), createdAt })
  }
  const rows = all.map(({ ticket, from }) =>
    replay(ticket, { ...setting, from, customerId: customerRows.get(ticket.customer)?.id ?? '' }),
  )
  return { customers: [...customerRows.values()], tickets: rows }
}

export async function insertTold(queries: Queries, rows: ToldRows): Promise<void> {
  await insertCustomers(queries, rows.customers)
  await queries.insert(tickets).values(rows.tickets.map((one) => one.ticket))
  await queries.insert(messages).values(rows.tickets.flatMap((one) => one.messages))
  await queries.insert(ticketEvents).values(rows.tickets.flatMap((one) => one.events))
  const notes = rows.tickets.flatMap((one) => one.notes)
  if (notes.length > 0) await queries.insert(ticketNotes).values(notes)
  const mentions = rows.tickets.flatMap((one) => one.mentions)
  if (mentions.length > 0) await queries.insert(ticketMentions).values(mentions)
  const byId = new Map(rows.customers.map((customer) => [customer.id, customer]))
  for (const { ticket, messages: said, notes: noted } of rows.tickets) {
    const { name, email, phone, handle } = byId.get(ticket.customerId) ?? {}
    const texts = [ticket.subject, ...(ticket.tags ?? []), name, email, phone, handle]
    const place = { ticketId: ticket.id, companyId: ticket.companyId }
    await insertWords(queries, place, ...texts, ...[...said, ...noted].map(({ text }) => text))
  }
}

function firstTime({ ticket, from }: Told): number {
  return from.getTime() - (ticket.steps[0]?.minutesAgo ?? 0) * 60_000
}
