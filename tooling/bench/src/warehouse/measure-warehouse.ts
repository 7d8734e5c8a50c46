import { measureLatencies } from '../api/measure-latencies.ts'
import type { Call } from '../api/signed-in.ts'
import type { Figure } from '../figure.ts'
import { latencyFigures } from '../latencies.ts'

const COMPANY = 'companyId=company-maison-lumen'
const LIST = `/api/v1/warehouses/orders_list?${COMPANY}&limit=50`

/** Of a page of 100,000 orders, p95 in ms. */
export const MOST_MS = { postgres: 30, embedded: 60 }

interface Page {
  data: { nextCursor?: string | null }
}

/** What who packs asks for again and again. */
export async function measureOrders(
  call: Call,
  where: string,
  { times, most }: { times: number; most: number },
): Promise<Figure[]> {
  // Sound: the contract says what a page is.
  const { data } = (await call(`${LIST}&status=sent`)) as Page
  const calls = {
    'open orders, first page': LIST,
    'orders to ship of one shop system': `${LIST}&status=to-ship&platform=shopify`,
    'sent orders, second page': `${LIST}&status=sent&cursor=${data.nextCursor}`,
    'an order by its number': `${LIST}&search=BN-250000`,
    'sent orders by a city that all have': `${LIST}&status=sent&search=nantes`,
  }
  const health = await measureLatencies(() => call('/healthz'), times)
  const figures: Figure[] = []
  for (const [name, path] of Object.entries(calls)) {
    // Two kinds at once would wait for one another.
    const latencies = await measureLatencies(() => call(path), times)
    const isSearch = path.includes('nantes')
    const goals = isSearch ? {} : { p95: { most } }
    figures.push(...latencyFigures(`${name}, ${where}`, latencies, { floor: health, goals }))
  }
  return figures
}
