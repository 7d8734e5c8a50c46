/** Tickets that are about an order or a return: of the same customer, or with its number in them. */
import { sql } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import { searchWords } from '../tickets/index.ts'

/** Of one order; more are found by a search among the tickets. */
const MOST = 5

interface Linked {
  email: string | null
  number: string
}

/** Their ids, the newest first, by the order's number. */
export async function findLinkedTickets(
  queries: Queries,
  companyId: string,
  orders: readonly Linked[],
): Promise<ReadonlyMap<string, string[]>> {
  if (orders.length === 0) return new Map()
  const wanted = orders.map(({ email, number }) => ({ number, email, words: wordsOf(number) }))
  const { rows } = await queries.execute<{ number: string; id: string }>(sql`
    select wanted.number, found.id
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted (number text, email text, words text)
    cross join lateral (
      select id, max(updated_at) as updated_at from (
        (select tickets.id, tickets.updated_at from customers
          join tickets on tickets.customer_id = customers.id
          where customers.company_id = ${companyId} and customers.email = wanted.email and tickets.status <> 'deleted'
          order by tickets.updated_at desc limit ${MOST})
        union all
        (select tickets.id, tickets.updated_at from ticket_words
          join tickets on tickets.id = ticket_words.ticket_id
          where ticket_words.words @@ wanted.words::tsquery and ticket_words.company_id = ${companyId}
            and tickets.status <> 'deleted' limit ${MOST})
      ) as either group by id order by max(updated_at) desc limit ${MOST}
    ) as found
    order by wanted.number, found.updated_at desc`)
  const byNumber = new Map<string, string[]>()
  for (const { number, id } of rows) byNumber.set(number, [...(byNumber.get(number) ?? []), id])
  return byNumber
}

/** All parts of the number: a short one alone would be found everywhere. */
function wordsOf(number: string): string {
  const words = searchWords(number)
  return words.some((word) => /\d{4,}/.test(word)) ? words.join(' & ') : ''
}
