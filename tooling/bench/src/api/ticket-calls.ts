import { PAGE } from './depth.ts'
import type { Call } from './signed-in.ts'

const LIST = '/api/v1/tickets/list/web-maison-lumen'
const ONE_PAGE = `limit=${PAGE}`
/** The most that the server gives at once: the quickest way into the depth. */
const LONG_PAGE = 'limit=200'

/** The calls that are measured; each throws when it is not answered well. */
export interface TicketCalls {
  /** Nothing but the server and a question to its database that costs nothing. */
  health: () => Promise<unknown>
  openFirstPage: () => Promise<unknown>
  openDeepPage: () => Promise<unknown>
  allFirstPage: () => Promise<unknown>
  counts: () => Promise<unknown>
  answer: () => Promise<unknown>
}

interface Page {
  data: { tickets: { _id: string }[]; nextCursor?: string | null }
}

/** @param depth how many open tickets stand before the deep page */
export async function ticketCalls(call: Call, depth: number): Promise<TicketCalls> {
  // Sound: the contract says what a page is.
  const page = async (query: string) => (await call(`${LIST}?${query}`)) as Page

  const open = 'status=open&sort=waiting'
  const ids: string[] = []
  let cursor = ''
  while (ids.length < depth) {
    // Each page says where the next one begins.
    const { data } = await page(`${open}&${LONG_PAGE}${cursor && `&cursor=${cursor}`}`)
    ids.push(...data.tickets.map(({ _id }) => _id))
    if (!data.nextCursor) throw new Error(`There are no ${depth} open tickets.`)
    cursor = data.nextCursor
  }
  return {
    health: () => call('/healthz'),
    openFirstPage: () => page(`${open}&${ONE_PAGE}`),
    openDeepPage: () => page(`${open}&${ONE_PAGE}&cursor=${cursor}`),
    allFirstPage: () => page(`sort=newest&${ONE_PAGE}`),
    counts: () => call('/api/v1/tickets/counts/web-maison-lumen'),
    answer: () => call(`/api/v1/tickets/answer/${ids.pop()}`, { message: 'It leaves us today.' }),
  }
}
