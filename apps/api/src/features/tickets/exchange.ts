import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import { customers } from '../customers/tables.ts'
import { generalAnswer } from './general-answer.ts'
import { namesOfShop } from './suggestion.ts'
import { messages, tickets } from './tables.ts'

/** Messages of a ticket that are read: its first ones. */
const MOST = 50
/** Replies of which the answer is made. */
const MOST_REPLIES = 5

/** What a ticket was about. */
export interface Exchange {
  subject: string
  channel: string
  /** The customer's, where it is known. */
  language: string | null
  /** What the customer wrote before a person replied, the oldest first. */
  asked: { messageId: string; text: string; createdAt: Date }[]
  /** What a person replied, as far as it is true of every customer; empty where nothing is. */
  answer: string
}

/** Undefined where there is no such ticket, or it was deleted. */
export async function readExchange(
  queries: Queries,
  companyId: string,
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
    .where(and(eq(tickets.id, ticketId), eq(tickets.companyId, companyId), ne(tickets.status, 'deleted')))
  if (!ticket) return undefined
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
  const answers = said
    .filter(({ author }) => author === 'support')
    .slice(0, MOST_REPLIES)
    .map(({ text }) => generalAnswer(text, context))
    .filter(Boolean)
  const { subject, channel, language } = ticket
  return { subject, channel, language, asked, answer: answers.join('\n\n') }
}

/** What a person replied first in each ticket that was not deleted, as far as it is true of every customer. The newest first. */
export async function findReplies(queries: Queries, companyId: string, ticketIds: readonly string[]) {
  if (ticketIds.length === 0) return []
  const replies = await queries
    .selectDistinctOn([messages.ticketId], {
      ticketId: messages.ticketId,
      authorName: messages.authorName,
      text: messages.text,
      createdAt: messages.createdAt,
    })
    .from(messages)
    .innerJoin(tickets, eq(tickets.id, messages.ticketId))
    .where(
      and(
        eq(messages.companyId, companyId),
        ne(tickets.status, 'deleted'),
        inArray(messages.ticketId, [...ticketIds]),
        eq(messages.author, 'support'),
      ),
    )
    .orderBy(messages.ticketId, asc(messages.createdAt), asc(messages.id))
  const names = await findCustomerNames(queries, companyId, ticketIds)
  const shop = await namesOfShop(queries, companyId)
  return replies
    .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
    .map(({ text, ...reply }) => {
      const customerName = names.get(reply.ticketId) ?? ''
      return {
        ...reply,
        customerName,
        text: generalAnswer(text, { ...shop, customer: customerName, asked: [] }),
      }
    })
    .filter(({ text }) => text !== '')
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
