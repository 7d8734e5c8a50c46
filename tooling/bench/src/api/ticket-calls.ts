import type { ReplybayServer } from '@replybay/server'

const LIST = '/api/v1/tickets/list/web-maison-lumen'
const PAGE = 'limit=50'
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
export async function ticketCalls(
  { url }: ReplybayServer,
  token: string,
  depth: number,
): Promise<TicketCalls> {
  const call = async (path: string, body?: unknown): Promise<unknown> => {
    const answer = await fetch(url + path, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`)
    return await answer.json()
  }
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
    openFirstPage: () => page(`${open}&${PAGE}`),
    openDeepPage: () => page(`${open}&${PAGE}&cursor=${cursor}`),
    allFirstPage: () => page(`sort=newest&${PAGE}`),
    counts: () => call('/api/v1/tickets/counts/web-maison-lumen'),
    answer: () => call(`/api/v1/tickets/answer/${ids.pop()}`, { message: 'It leaves us today.' }),
  }
}
