import type { Sql } from 'postgres'

/** The pages as the least that can bring them: one statement each, by the server's own driver. */
export interface RawPages {
  openFirstPage: () => Promise<unknown>
  openDeepPage: () => Promise<unknown>
  allFirstPage: () => Promise<unknown>
}

/** @param depth how many open tickets stand before the deep page */
export async function rawPages(sql: Sql, depth: number): Promise<RawPages> {
  const rows = sql`
    select * from tickets
    join customers on customers.id = tickets.customer_id
    join messages on messages.id = tickets.last_message_id
    where tickets.web_id = 'web-maison-lumen'`
  const isOpen = sql`and tickets.status = 'open'`
  const byWaiting = sql`order by tickets.waiting_order, tickets.id`
  const [place] = await sql<{ waiting_order: string; id: string }[]>`
    select waiting_order, id from tickets where web_id = 'web-maison-lumen' ${isOpen} ${byWaiting}
    offset ${depth} limit 1`
  if (!place) throw new Error(`There are no ${depth} open tickets.`)
  const behind = sql`and (tickets.waiting_order, tickets.id) > (${place.waiting_order}, ${place.id})`
  return {
    openFirstPage: () => sql`${rows} ${isOpen} ${byWaiting} limit 51`.execute(),
    openDeepPage: () => sql`${rows} ${isOpen} ${behind} ${byWaiting} limit 51`.execute(),
    allFirstPage: () =>
      sql`
      ${rows} and tickets.status <> 'deleted' order by tickets.updated_at desc, tickets.id desc limit 51`.execute(),
  }
}
