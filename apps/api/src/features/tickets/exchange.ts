import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import { customers } from '../customers/tables.ts'
import { generalAnswer } from './general-answer.ts'
import { namesOfShop } from './suggestion.ts'
import { isInScope, messages, type TicketScope, tickets } from './tables.ts'

/** Messages of a ticket that are read: its first ones. */
const MOST = 50

/** What a ticket was about. */
export interface Exchange {
  subject: string
  channel: string
  /** The customer's, where it is known. */
  language: string | null
  /** What the customer wrote before a person replied, the oldest first. */
  asked: { messageId: string; text: string; createdAt: Date }[]
  /** All that was said, the oldest first. */
  said: {
    author: 'customer' | 'support' | 'agent'
    authorName: string
    createdAt: Date
    text: string
    /** Of what a person replied: what is true of every customer. It takes milliseconds to find. */
    general: () => ReturnType<typeof generalAnswer>
  }[]
}

/** Undefined where there is no such ticket, or it was deleted. */
export async function readExchange(
  queries: Queries,
  scope: TicketScope,
  ticketId: string,
): Promise<Exchange | undefined> {
  const [ticket] = await queries
    .select({
      subject: tickets.subject,
      channel: tickets.channel,
      customer: customers.name,
      language: customers.language,
    })
    .from(tickets)
    .innerJoin(customers, eq(customers.id, tickets.customerId))
    .where(and(eq(tickets.id, ticketId), isInScope(scope), ne(tickets.status, 'deleted')))
  if (!ticket) return undefined
  const { companyId } = scope
  const said = await queries
    .select()
    .from(messages)
    .where(and(eq(messages.ticketId, ticketId), eq(messages.companyId, companyId)))
    .orderBy(asc(messages.createdAt), asc(messages.id))
    .limit(MOST)
  const reply = said.findIndex(({ author }) => author === 'support')
  const before = reply === -1 ? said : said.slice(0, reply)
  const asked = before
    .filter(({ author }) => author === 'customer')
    .map(({ id: messageId, text, createdAt }) => ({ messageId, text, createdAt }))
  const shop = await namesOfShop(queries, companyId)
  const context = { ...shop, customer: ticket.customer, asked: asked.map(({ text }) => text) }
  const { subject, channel, language } = ticket
  return {
    subject,
    channel,
    language,
    asked,
    said: said.map(({ author, authorName, createdAt, text }) => ({
      author,
      authorName,
      createdAt,
      text,
      general: () => generalAnswer(text, context),
    })),
  }
}

/** The name of each ticket's customer, by the ticket's id. */
export async function findCustomerNames(
  queries: Queries,
  companyId: string,
  ticketIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const people = await queries
    .select({ ticketId: tickets.id, name: customers.name })
    .from(tickets)
    .innerJoin(customers, eq(customers.id, tickets.customerId))
    .where(and(eq(tickets.companyId, companyId), inArray(tickets.id, [...ticketIds])))
  return new Map(people.map(({ ticketId, name }) => [ticketId, name]))
}
