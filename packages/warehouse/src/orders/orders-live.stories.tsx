import type { RequestBody, WarehouseOrder } from '@replybay/api-client'
import { listOrders, recordScans, streamChanges, validateSending } from '@replybay/api-client/operations'
import { answerWith, eventStream, handle } from '@replybay/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { orders, scan, user, warehouse } from '../stories/samples.ts'
import { Screen } from '../stories/screen.tsx'

const meta: Meta<typeof Screen> = {
  title: 'Warehouse/Orders of colleagues',
  component: Screen,
  args: { path: '/warehouse/orders' },
  beforeEach: () => localStorage.clear(),
}
export default meta
type Story = StoryObj<typeof Screen>

const SOON = { timeout: 8_000 }

/** A warehouse in which colleagues work, in pages of so many orders. */
function busyWarehouse(size: number) {
  let all: WarehouseOrder[] = [1, 2, 3, 4, 5].flatMap((minute) => {
    const order = orders[0]
    return order ? { ...order, ...at(minute) } : []
  })
  const reads: URLSearchParams[] = []
  const told: object[] = []
  let held: Promise<void> | undefined
  let wake: (() => void) | undefined
  async function* changes() {
    yield { event: 'ready', data: { topics: ['warehouse'] }, id: Date.now() }
    for (;;) {
      const data = told.shift()
      if (data) yield { event: 'change', data, id: Date.now() }
      else
        await new Promise<void>((resolve) => {
          wake = resolve
        })
    }
  }
  const answers = [
    user({ capabilities: ['warehouse', 'changes'] }),
    handle(streamChanges, () => eventStream(changes())),
    handle(recordScans, async ({ request }) => {
      const { scans } = (await request.json()) as RequestBody<'recordScans'>
      const lines = [{ SKU: 'CAB-PR-2', quantity: 2, packed: 1 }]
      return {
        data: { scans: scans.map(({ id }) => ({ id, result: 'right' as const })), lines, complete: false },
      }
    }),
    handle(listOrders, async ({ request }) => {
      const asked = new URL(request.url).searchParams
      reads.push(asked)
      const numbers = asked.getAll('orderNumbers')
      if (numbers.length === 0) await held
      const found = all.filter(
        ({ status, orderNumber }) =>
          status === asked.get('status') && (numbers.length === 0 || numbers.includes(orderNumber)),
      )
      const from = Number(asked.get('cursor') ?? 0)
      const nextCursor = from + size < found.length && numbers.length === 0 ? String(from + size) : null
      const counts = { 'to-ship': all.filter(({ status }) => status === 'to-ship').length }
      const page = numbers.length === 0 ? found.slice(from, from + size) : found
      return { data: { orders: page, nextCursor, counts } }
    }),
    ...warehouse(),
  ]
  return {
    answers,
    reads,
    /** Lists are answered once what it returns is called. */
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = promise
      return resolve
    },
    put(order: WarehouseOrder, isNamed = true) {
      all = [...all.filter(({ orderNumber }) => orderNumber !== order.orderNumber), order].toSorted(
        (one, other) => ((one.createdAt ?? '') < (other.createdAt ?? '') ? -1 : 1),
      )
      told.push({ topic: 'warehouse', id: 'orders', ...(isNamed && { orderNumber: order.orderNumber }) })
      wake?.()
    },
  }
}

function at(minute: number) {
  return { orderNumber: `ML-2000${minute}`, createdAt: `2026-11-20T08:0${minute}:00.000Z` }
}

let colleagues = busyWarehouse(2)

/** What a colleague does to one order is read of it alone, however many pages are loaded: it changes, leaves its tab, or comes. */
export const OneByOne: Story = {
  beforeEach: () => {
    colleagues = busyWarehouse(2)
    answerWith(...colleagues.answers)
  },
  play: async ({ canvas }) => {
    const sample = orders[0]
    if (!sample) throw new Error('There is no sample.')
    await canvas.findByText('ML-20005', {}, SOON)
    const readWhole = () => colleagues.reads.filter((asked) => !asked.has('orderNumbers')).map(String)
    const tab = () => within(canvas.getByRole('link', { name: /To ship/ }))
    await waitFor(() => expect(tab().getByText('5')).toBeVisible())

    colleagues.put({
      ...sample,
      ...at(4),
      packing: { _id: 'ines', name: 'Inès', at: new Date().toISOString() },
    })
    await canvas.findByText(/Inès/, {}, SOON)
    colleagues.reads.length = 0
    colleagues.put({ ...sample, ...at(3), status: 'labelled' })
    await waitFor(() => expect(canvas.queryByText('ML-20003')).toBeNull(), SOON)
    await expect(tab().getByText('4')).toBeVisible()
    await expect(readWhole()).toEqual([])
    colleagues.put({ ...sample, ...at(6) })
    await canvas.findByText('ML-20006', {}, SOON)
    await expect(tab().getByText('5')).toBeVisible()
    await expect(canvas.getByText('ML-20005')).toBeVisible()
    await expect(readWhole()).toEqual([])
  },
}

/** What comes while one scans is shown, though a list that is being read is not waited for then. */
export const WhileOneScans: Story = {
  args: { path: '/warehouse/orders?open=ML-20001' },
  beforeEach: () => {
    colleagues = busyWarehouse(100)
    answerWith(...colleagues.answers)
  },
  play: async ({ canvas }) => {
    const sample = orders[0]
    if (!sample) throw new Error('There is no sample.')
    await canvas.findByText('ML-20005', {}, SOON)
    await canvas.findByText('2 items to scan', {}, SOON)
    const release = colleagues.hold()
    colleagues.reads.length = 0
    colleagues.put({ ...sample, ...at(6) }, false)
    await waitFor(() => expect(colleagues.reads.length).toBeGreaterThan(0), SOON)
    scan('CAB-PR-2')
    await canvas.findByText('1 item to scan', {}, SOON)
    colleagues.put({ ...sample, ...at(1), packed: [{ SKU: 'CAB-PR-2', quantity: 1 }] })
    await waitFor(() => expect(colleagues.reads.length).toBeGreaterThan(1), SOON)
    release()
    await canvas.findByText('ML-20006', {}, SOON)
  },
}

/** What is sent may leave the list before the answer is there: the next order is open all the same, and it is said. */
export const SentBeforeTheAnswer: Story = {
  args: { path: '/warehouse/orders?open=ML-20001' },
  beforeEach: () => {
    colleagues = busyWarehouse(100)
    const sample = orders[0]
    if (!sample) throw new Error('There is no sample.')
    const label = { parcel: 1, createdAt: '2026-11-20T08:12:00.000Z' }
    const packed = { ...sample, ...at(1), labels: [label], packed: [{ SKU: 'CAB-PR-2', quantity: 2 }] }
    colleagues.put(packed)
    answerWith(
      handle(validateSending, async () => {
        const order = { ...packed, status: 'sent' as const }
        colleagues.put(order)
        await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark as sent' })).toBeNull(), SOON)
        return { data: { order } }
      }),
      ...colleagues.answers,
    )
  },
  play: async ({ canvas, userEvent }) => {
    const send = await canvas.findByRole('button', { name: 'Mark as sent' }, SOON)
    await waitFor(() => expect(send).toBeEnabled(), SOON)
    await userEvent.click(send)
    await canvas.findByText('ML-20001 is on its way', {}, SOON)
    await canvas.findByRole('region', { name: 'ML-20002' }, SOON)
  },
}
