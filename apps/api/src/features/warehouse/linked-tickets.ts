/** Tickets that are about an order or a return: of the same customer, or with its number in them. */
import { sql } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import { searchWords } from '../tickets/index.ts'

/** Of one order; more are found by a search among the tickets. */
const MOST = 5
/** With the number of one order in them: they are not in the order of time, so that more than are told are looked at. */
const MOST_NAMING = 100

interface Linked {
  email: string | null
  number: string
}

type Found = { number: string; id: string; updatedAt: string }

/** Their ids, the newest first, by the order's number. */
export async function findLinkedTickets(
  queries: Queries,
  companyId: string,
  orders: readonly Linked[],
): Promise<ReadonlyMap<string, string[]>> {
  const found = [
    ...(await findOfCustomers(queries, companyId, orders)),
    ...(await findNaming(queries, companyId, orders)),
  ]
  const byNumber = Map.groupBy(found, ({ number }) => number)
  return new Map([...byNumber].map(([number, tickets]) => [number, newestOf(tickets)]))
}

function newestOf(tickets: readonly Found[]): string[] {
  const sorted = tickets.toSorted((one, other) => (one.updatedAt < other.updatedAt ? 1 : -1))
  return [...new Set(sorted.map(({ id }) => id))].slice(0, MOST)
}

async function findOfCustomers(
  queries: Queries,
  companyId: string,
  orders: readonly Linked[],
): Promise<Found[]> {
  const emails = [...new Set(orders.flatMap(({ email }) => email ?? []))]
  if (emails.length === 0) return []
  const { rows } = await queries.execute<{ email: string; id: string; updatedAt: string }>(sql`
    select customers.email, found.id, found.updated_at::text as "updatedAt" from customers
    cross join lateral (
      select id, updated_at from tickets where customer_id = customers.id and status <> 'deleted'
      order by updated_at desc limit ${MOST}
    ) as found
    where customers.company_id = ${companyId} and customers.email = any(${sql.param(emails)}::text[])`)
  return orders.flatMap(({ number, email }) =>
    rows.filter((row) => row.email === email).map(({ id, updatedAt }) => ({ number, id, updatedAt })),
  )
}

/** Each number is looked up in the index; what is found is few, and read by its ids. */
async function findNaming(queries: Queries, companyId: string, orders: readonly Linked[]): Promise<Found[]> {
  const wanted = orders.flatMap(({ number }) => {
    const words = numberWords(number)
    return words ? [{ number, words }] : []
  })
  if (wanted.length === 0) return []
  const { rows: naming } = await queries.execute<{ number: string; id: string }>(sql`
    select wanted.number, found.ticket_id as id
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted (number text, words text)
    cross join lateral (
      select ticket_id from ticket_words
      where ticket_words.words @@ wanted.words::tsquery and ticket_words.company_id = ${companyId}
      limit ${MOST_NAMING}
    ) as found`)
  if (naming.length === 0) return []
  const ids = [...new Set(naming.map(({ id }) => id))]
  const { rows } = await queries.execute<{ id: string; updatedAt: string }>(sql`
    select id, updated_at::text as "updatedAt" from tickets
    where id = any(${sql.param(ids)}::text[]) and company_id = ${companyId} and status <> 'deleted'`)
  const updatedAt = new Map(rows.map((row) => [row.id, row.updatedAt]))
  return naming.flatMap(({ number, id }) => {
    const at = updatedAt.get(id)
    return at === undefined ? [] : [{ number, id, updatedAt: at }]
  })
}

/** What to look for of a number: all its parts, as a short one alone would be found everywhere; nothing where it has no long one. */
export function numberWords(number: string): string {
  const words = searchWords(number)
  return words.some((word) => /\d{4,}/.test(word)) ? words.join(' & ') : ''
}
