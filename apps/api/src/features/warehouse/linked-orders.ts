/** Orders that a ticket is about: of its customer, or with their number in it. */
import { sql } from 'drizzle-orm'
import { Failure } from '../../platform/contract/failure.ts'
import type { Queries } from '../../platform/database/database.ts'
import { numberWords } from './linked-tickets.ts'

/** Of one ticket; more are found in the warehouse. */
const MOST = 20
/** Words of a ticket that may be a part of a number. */
const MOST_NUMBERS = 50

/**
 * Their numbers, the newest orders first.
 *
 * @throws Failure `not-found` for a ticket that is not the company's.
 */
export async function findOrdersOfTicket(
  queries: Queries,
  companyId: string,
  ticketId: string,
): Promise<string[]> {
  const { rows } = await queries.execute<{ email: string | null; words: string[] }>(sql`
    select customers.email, array(
      select word from ticket_words, unnest(tsvector_to_array(ticket_words.words)) as word
      where ticket_words.ticket_id = tickets.id and word ~ '[0-9]{4}'
      limit ${MOST_NUMBERS}
    ) as words
    from tickets left join customers on customers.id = tickets.customer_id
    where tickets.id = ${ticketId} and tickets.company_id = ${companyId} and tickets.status <> 'deleted'`)
  const [ticket] = rows
  if (!ticket) throw new Failure('not-found')
  const { rows: found } = await queries.execute<{ number: string; isOfCustomer: boolean }>(sql`
    select number, email is not distinct from ${ticket.email}::text and email is not null as "isOfCustomer"
    from (
      (select number, email, created_at from warehouse_orders
        where company_id = ${companyId} and email = ${ticket.email}::text
        order by created_at desc limit ${MOST})
      union
      (select number, email, created_at from warehouse_orders
        where company_id = ${companyId} and words @@ ${anyOf(ticket.words)}::tsquery
        limit ${MOST_NUMBERS})
    ) as candidates
    order by created_at desc`)
  const named = await findNamed(
    queries,
    ticketId,
    found.flatMap(({ number, isOfCustomer }) => (isOfCustomer ? [] : number)),
  )
  return found
    .flatMap(({ number, isOfCustomer }) => (isOfCustomer || named.has(number) ? number : []))
    .slice(0, MOST)
}

/** Of numbers that share a word with a ticket: those of which all parts are in it. */
async function findNamed(
  queries: Queries,
  ticketId: string,
  numbers: readonly string[],
): Promise<ReadonlySet<string>> {
  const wanted = numbers
    .map((number) => ({ number, words: numberWords(number) }))
    .filter(({ words }) => words)
  if (wanted.length === 0) return new Set()
  const { rows } = await queries.execute<{ number: string }>(sql`
    select wanted.number
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted (number text, words text)
    join ticket_words on ticket_words.ticket_id = ${ticketId}
    where ticket_words.words @@ wanted.words::tsquery`)
  return new Set(rows.map(({ number }) => number))
}

/** Words as they stand in the index, none of which needs quotes. */
const anyOf = (words: readonly string[]) => words.join(' | ')
