import { readFile } from 'node:fs/promises'
import type { ReplybayServer } from '@replybay/server'
import { type Call, signedIn } from '../api/signed-in.ts'
import type { Figure } from '../figure.ts'

const ORDERS = 200
const MOST_MS = 5_000
const MOST_MB = 300
const COMPANY = 'company-maison-lumen'

interface Page {
  data: { orders: { orderNumber: string }[] }
}

/** How long the papers of 200 orders take, and how much more memory the server holds then than before. */
export async function measurePrint(server: ReplybayServer, token: string, where: string): Promise<Figure[]> {
  const call: Call = signedIn(server, token)
  const list = `/api/v1/warehouses/orders_list?companyId=${COMPANY}&status=sent&search=BN&limit=${ORDERS}`
  // Sound: the contract says what a page is.
  const { data } = (await call(list)) as Page
  const orderNumbers = data.orders.map(({ orderNumber }) => orderNumber)
  const body = { companyId: COMPANY, orderNumbers, papers: ['label', 'slip'], format: 'a4', sortBy: 'shelf' }
  const before = await peakOf(server)
  const began = performance.now()
  const answer = await fetch(`${server.url}/api/v1/warehouses/print`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const bytes = await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`Printing was answered ${answer.status}.`)
  return [
    {
      name: `labels and slips of ${ORDERS} orders, ${where}`,
      unit: 'ms',
      value: performance.now() - began,
      goal: { most: MOST_MS },
    },
    {
      name: `the same, its memory, ${where}`,
      unit: 'MB',
      value: (await peakOf(server)) - before,
      goal: { most: MOST_MB },
    },
    { name: `the same, the PDF, ${where}`, unit: 'kB', value: bytes.byteLength / 1_000 },
  ]
}

/** The most that the server's process has held, in MB. Linux alone tells it. */
async function peakOf({ pid }: ReplybayServer): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) / 1_024
}
