/** What tickets and customers are found by: kept as they are written, and made for those that came in another way. */
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import { customers } from '../customers/tables.ts'
import { messages, ticketNotes, tickets, ticketWords } from './tables.ts'
import { searchWords } from './search-words.ts'

/**
 * With as many bytes, no more words are added: a conversation is found by what it has. PostgreSQL takes twice as many,
 * and one writing brings no more than half of these.
 */
const MOST_OF_A_TICKET = 500_000
/** Tickets that are read at a time, with all that was said in them. */
const BATCH = 100

type Text = string | null | undefined

interface Named {
  name?: string | undefined
  email?: string | null | undefined
  phone?: string | null | undefined
  handle?: string | null | undefined
}

/** What was said or given to a ticket since. One whose words are still to be made gets them then. */
export async function addWords(queries: Queries, ticketId: string, ...texts: string[]): Promise<void> {
  await add(queries, eq(ticketWords.ticketId, ticketId), texts)
}

/** What a customer is found by. */
export function customerWords({ name, email, phone, handle }: Named) {
  return wordsOf(searchWords(name, email, phone, handle))
}

/** Lets a customer's tickets be found by what is known of the customer since. */
export async function addCustomerWords(queries: Queries, { id, ...named }: Named & { id: string }) {
  const theirs = queries.select({ id: tickets.id }).from(tickets).where(eq(tickets.customerId, id))
  const { name, email, phone, handle } = named
  await add(queries, inArray(ticketWords.ticketId, theirs), [name, email, phone, handle])
}

async function add(queries: Queries, which: SQL, texts: readonly Text[]): Promise<void> {
  const words = searchWords(...texts)
  if (words.length === 0) return
  await queries
    .update(ticketWords)
    .set({ words: sql`${ticketWords.words} || ${wordsOf(fitting(words, MOST_OF_A_TICKET / 2))}` })
    .where(and(which, sql`octet_length(${ticketWords.words}::text) < ${MOST_OF_A_TICKET}`))
}

/** Of a ticket that is new. */
export async function insertWords(
  queries: Queries,
  { ticketId, companyId }: { ticketId: string; companyId: string },
  ...texts: readonly (string | null | undefined)[]
): Promise<void> {
  const words = wordsOf(fitting(searchWords(...texts), MOST_OF_A_TICKET))
  await queries.insert(ticketWords).values({ ticketId, companyId, words }).onConflictDoNothing()
}

/** Makes the words of tickets that have none; of all of them, in steps. */
export async function backfillWords(queries: Queries): Promise<void> {
  while ((await makeSomeWords(queries)) === BATCH);
}

/** Makes the words of a ticket anew, of which something was taken away. */
export async function remakeWords(queries: Queries, ticketId: string): Promise<void> {
  await queries.delete(ticketWords).where(eq(ticketWords.ticketId, ticketId))
  await makeSomeWords(queries, eq(tickets.id, ticketId))
}

async function makeSomeWords(queries: Queries, which?: SQL): Promise<number> {
  const known = await queries
    .select({
      id: tickets.id,
      companyId: tickets.companyId,
      subject: tickets.subject,
      tags: tickets.tags,
      customer: customers,
    })
    .from(tickets)
    .innerJoin(customers, eq(customers.id, tickets.customerId))
    .leftJoin(ticketWords, eq(ticketWords.ticketId, tickets.id))
    .where(and(isNull(ticketWords.ticketId), which))
    .limit(BATCH)
  if (known.length === 0) return 0
  const said = await textsOf(
    queries,
    known.map(({ id }) => id),
  )
  for (const { id, companyId, subject, tags, customer } of known) {
    const { name, email, phone, handle } = customer
    const texts = [subject, ...tags, name, email, phone, handle, ...(said.get(id) ?? [])]
    await insertWords(queries, { ticketId: id, companyId }, ...texts)
  }
  return known.length
}

async function textsOf(queries: Queries, ids: string[]): Promise<Map<string, string[]>> {
  const noted = queries
    .select({ ticketId: ticketNotes.ticketId, text: ticketNotes.text })
    .from(ticketNotes)
    .where(inArray(ticketNotes.ticketId, ids))
  const rows = await queries
    .select({ ticketId: messages.ticketId, text: messages.text })
    .from(messages)
    .where(inArray(messages.ticketId, ids))
    .unionAll(noted)
  const texts = new Map<string, string[]>(ids.map((id) => [id, []]))
  for (const { ticketId, text } of rows) texts.get(ticketId)?.push(text)
  return texts
}

/** As many of the words as have room. */
function fitting(words: readonly string[], bytes: number): string[] {
  let left = bytes
  return words.filter((word) => (left -= Buffer.byteLength(word)) >= 0)
}

function wordsOf(words: readonly string[]) {
  return sql`array_to_tsvector(${sql.param(words)}::text[])`
}
