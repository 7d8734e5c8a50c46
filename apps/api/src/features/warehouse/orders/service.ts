import type { components } from '@replybay/api-client'
import { Failure } from '../../../platform/contract/failure.ts'
import type { Person } from '../../../platform/contract/handlers.ts'
import type { Queries } from '../../../platform/database/database.ts'
import type { ServerContext } from '../../../platform/server-feature.ts'
import { presentOrders } from '../list.ts'
import { once } from '../once.ts'
import {
  addStock,
  findArticles,
  findOrder,
  insertOrders,
  listRemainderNumbers,
  lockOrder,
  newOrder,
  type OrderRow,
  saveOrder,
} from '../store.ts'
import { countPieces } from '../pieces.ts'
import { tellOfWarehouse } from '../topic.ts'
import { wakeForStock } from '../waits.ts'
import { savePictures } from '../papers/label-pictures.ts'
import { chooseCarrier } from './carrier.ts'
import { labelRequest, withLabels } from './carrier-labels.ts'
import { notingProblem } from './label-problem.ts'
import { cancelOrder, labelOrder, sendOrder, setProblem, splitOrder } from './order-rules.ts'
import { recordScans } from './scans.ts'
import type { OrderEvent } from '../tables.ts'

type Schemas = components['schemas']
type Choice = Schemas['OrderChoice']

type OrderContext = Pick<ServerContext, 'database' | 'tellSent' | 'carrierOf' | 'hasRealShop'>

export type OrderService = ReturnType<typeof createOrderService>

/** The longest number that can get the suffix of a remainder. */
const LONGEST_STEM = 58

/** What happens to orders. Each call changes one, while it is locked. */
export function createOrderService(context: OrderContext) {
  const { database, tellSent } = context
  const presentOne = async (companyId: string, order: OrderRow) => {
    const [shown] = await presentOrders(database.queries, companyId, [order])
    if (!shown) throw new Failure('not-found')
    return shown
  }

  /** Changes an order, and tells so where the change is one. */
  async function change(
    { companyId, name }: Person,
    number: string,
    kind: OrderEvent['kind'],
    step: (order: OrderRow, queries: Queries) => OrderRow | Promise<OrderRow>,
  ): Promise<OrderRow> {
    return await database.transaction(async (queries) => {
      const order = await lockOrder(queries, companyId, number)
      const changed = await step(order, queries)
      if (changed === order) return order
      const event = { kind, actorName: name, createdAt: new Date().toISOString() }
      const saved = await saveOrder(queries, { ...changed, history: [...changed.history, event] })
      await tellOfWarehouse(queries, companyId, 'orders', number)
      return saved
    })
  }

  return {
    async generateLabels(person: Person, { orderNumber, parcelNumber }: Schemas['LabelRequest']) {
      const { companyId } = person
      const known = await findOrder(database.queries, companyId, orderNumber)
      if (!known) throw new Failure('not-found')
      if (known.labels.length > 0) return await presentOne(companyId, known)
      // Refused before anything is ordered; no carrier is waited for in a transaction.
      labelOrder(known, [])
      const asked = labelRequest(known, parcelNumber)
      const { carrier, ordered } = await notingProblem(database, known, async () => {
        const chosen = await chooseCarrier(context, known)
        return { carrier: chosen, ordered: await chosen.orderLabels(asked) }
      })
      const order = await change(person, orderNumber, 'labelled', async (row, queries) => {
        if (row.labels.length > 0) return row
        const labelled = withLabels(row, ordered, carrier)
        await savePictures(queries, row, ordered)
        await carrier.noteLabels?.(queries, asked, ordered)
        return labelled
      })
      return await presentOne(companyId, order)
    },

    async validateSending(person: Person, { orderNumber }: Choice) {
      const order = await change(person, orderNumber, 'sent', async (row, queries) => {
        const sent = sendOrder(row, new Date())
        if (sent === row) return row
        await tellSent(queries, {
          companyId: row.companyId,
          platform: row.platform,
          orderNumber: row.number,
          wholeNumber: row.remainderOf ?? row.number,
        })
        return sent
      })
      return await presentOne(person.companyId, order)
    },

    async setProblem(person: Person, { orderNumber, problem }: Schemas['OrderProblem']) {
      const text = problem.trim()
      const order = await change(person, orderNumber, text ? 'problem' : 'solved', (row) =>
        setProblem(row, text),
      )
      return await presentOne(person.companyId, order)
    },

    async cancel(person: Person, { orderNumber }: Choice) {
      const order = await change(person, orderNumber, 'canceled', async (row, queries) => {
        if (row.status === 'canceled') return row
        const canceled = cancelOrder(row)
        // What an exchange had taken is there for others again; what a shop sold, the shop gives back.
        if (row.exchangeOf) {
          const pieces = countPieces(row.items)
          await addStock(queries, row.companyId, row.platform, pieces)
          await wakeForStock(queries, row.companyId, row.platform, pieces.keys())
          await tellOfWarehouse(queries, row.companyId, 'orders')
        }
        return canceled
      })
      return await presentOne(person.companyId, order)
    },

    async setPacking(person: Person, { orderNumber, packing }: Schemas['PackingState']) {
      const { companyId, userId, name } = person
      const order = await database.transaction(async (queries) => {
        const row = await lockOrder(queries, companyId, orderNumber)
        if (!packing && row.packerId !== userId) return row
        const saved = await saveOrder(queries, {
          ...row,
          ...(packing
            ? { packerId: userId, packerName: name, packingAt: new Date() }
            : { packerId: null, packerName: null, packingAt: null }),
        })
        await tellOfWarehouse(queries, companyId, 'orders', orderNumber)
        return saved
      })
      return await presentOne(companyId, order)
    },

    recordScans: (person: Person, batch: Schemas['ScanBatch']) => recordScans(database, person, batch),

    async createRemainder(person: Person, body: Schemas['OrderItemsChoice'], key: string | undefined) {
      const { companyId, name } = person
      const made = await database.transaction(async (queries) => {
        const order = await lockOrder(queries, companyId, body.orderNumber)
        const call = { person, key, operation: 'createRemainder', body }
        return await once(queries, call, async () => {
          const event: OrderEvent = { kind: 'split', actorName: name, createdAt: new Date().toISOString() }
          const { order: rest, split } = splitOrder(order, body.items)
          const whole = order.remainderOf ?? order.number
          const number = nextNumber(whole, await listRemainderNumbers(queries, companyId, whole))
          const remainder = newOrder({
            ...remainderOf(order),
            number,
            items: split,
            remainderOf: whole,
            history: [event],
          })
          const written = await insertOrders(queries, [remainder])
          if (written.length === 0) throw new Failure('conflict')
          await saveOrder(queries, { ...rest, history: [...rest.history, event] })
          await tellOfWarehouse(queries, companyId, 'orders', order.number, number)
          return number
        })
      })
      const [order, remainder] = await Promise.all(
        [body.orderNumber, made].map((number) => findOrder(database.queries, companyId, number)),
      )
      if (!order || !remainder) throw new Failure('not-found')
      const [shown, shownRemainder] = await presentOrders(database.queries, companyId, [order, remainder])
      if (!shown || !shownRemainder) throw new Failure('not-found')
      return { order: shown, remainder: shownRemainder }
    },

    async stock({ companyId }: Person, { platform, SKU }: Schemas['StockQuestion']) {
      const articles = await findArticles(database.queries, companyId, [{ platform, sku: SKU }])
      const [article] = articles.values()
      if (!article) throw new Failure('not-found')
      return { SKU, platform, quantity: article.quantity, updatedAt: article.updatedAt.toISOString() }
    },
  }
}

/** What a remainder has of its order. */
function remainderOf(order: OrderRow) {
  const { companyId, customer, platform, currency, email, carrier, language, createdAt, leavesAt } = order
  return {
    companyId,
    customer,
    platform,
    currency,
    email,
    carrier,
    language,
    createdAt,
    leavesAt,
    status: 'remainder' as const,
    exchangeOf: null,
  }
}

/** `ML-10491-2` is the first remainder of ML-10491. */
function nextNumber(whole: string, taken: readonly string[]): string {
  const stem = whole.slice(0, LONGEST_STEM)
  let count = taken.length + 2
  while (taken.includes(`${stem}-${count}`)) count++
  return `${stem}-${count}`
}
