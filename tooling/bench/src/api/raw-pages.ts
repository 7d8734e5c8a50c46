import type { ClientBase } from 'pg'

/** The pages as the least that can bring them: one statement each, by the server's own driver. */
export interface RawPages {
  openFirstPage: () => Promise<unknown>
  openDeepPage: () => Promise<unknown>
  allFirstPage: () => Promise<unknown>
}

const ROWS = `
  select * from tickets
  join customers on customers.id = tickets.customer_id
  join messages on messages.id = tickets.last_message_id
  where tickets.web_id = 'web-maison-lumen'`
const OPEN = `and tickets.status = 'open'`
const BY_WAITING = 'order by tickets.waiting_order, tickets.id'
const PAGE = 'limit 51'

/** @param depth how many open tickets stand before the deep page */
export async function rawPages(client: ClientBase, depth: number): Promise<RawPages> {
  const { rows } = await client.query<{ waiting_order: string; id: string }>(
    `select waiting_order, id from tickets where web_id = 'web-maison-lumen' ${OPEN} ${BY_WAITING}
    offset ${depth} limit 1`,
  )
  const [place] = rows
  if (!place) throw new Error(`There are no ${depth} open tickets.`)
  const behind = 'and (tickets.waiting_order, tickets.id) > ($1, $2)'
  const values = [place.waiting_order, place.id]
  return {
    openFirstPage: () => client.query(`${ROWS} ${OPEN} ${BY_WAITING} ${PAGE}`),
    openDeepPage: () => client.query(`${ROWS} ${OPEN} ${behind} ${BY_WAITING} ${PAGE}`, values),
    allFirstPage: () =>
      client.query(`
        ${ROWS} and tickets.status <> 'deleted' order by tickets.updated_at desc, tickets.id desc ${PAGE}`),
  }
}
