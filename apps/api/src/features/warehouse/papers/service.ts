import type { components } from '@replybay/api-client'
import { Failure } from '../../../platform/contract/failure.ts'
import type { Person } from '../../../platform/contract/handlers.ts'
import type { ServerContext } from '../../../platform/server-feature.ts'
import { findReturnRules } from '../../users/index.ts'
import { warehouseFailures } from '../failures.ts'
import { pieces } from '../pieces.ts'
import { articleKey, type ArticleRow, findArticles, findOrder, findOrders, type OrderRow } from '../store.ts'
import { compose, issuerOf, orderPapers } from './compose.ts'
import { findPictures } from './label-pictures.ts'
import type { Paper } from './paper.ts'
import { countPrints } from './prints.ts'
import type { Press } from './press.ts'
import { stampOf } from './stamp.ts'

type Schemas = components['schemas']

export type PaperService = ReturnType<typeof createPaperService>

/** The papers of orders, as PDF. */
export function createPaperService(context: Pick<ServerContext, 'database' | 'carrierOf'>, press: Press) {
  const { database } = context
  const { queries } = database

  async function orderAt({ companyId }: Person, number: string): Promise<OrderRow> {
    const order = await findOrder(queries, companyId, number)
    if (!order) throw new Failure('not-found')
    return order
  }

  async function composeOne(person: Person, order: OrderRow, kind: Paper['kind']): Promise<Paper[]> {
    const issuer = await issuerOf(queries, person.companyId)
    const articles = await articlesOf(person.companyId, [order])
    const { returnDays } = await findReturnRules(queries, person.companyId)
    const pictures = await findPictures(context, person.companyId, kind === 'label' ? [order] : [])
    return compose(order, kind, { issuer, articles, returnDays, pictures, stamp: '' })
  }

  const articlesOf = (companyId: string, orders: readonly OrderRow[]) =>
    findArticles(
      queries,
      companyId,
      orders.flatMap(({ platform, items }) => items.map(({ SKU }) => ({ platform, sku: SKU }))),
    )

  return {
    /** @throws Failure `no-labels`; `outside-service` where their carrier has drawn them, and can't be reached. */
    async labels(person: Person, { orderNumber }: Schemas['OrderChoice']): Promise<Buffer> {
      const order = await orderAt(person, orderNumber)
      if (order.labels.length === 0) throw new Failure(warehouseFailures.noLabels)
      const papers = await composeOne(person, order, 'label')
      const isDrawnElsewhere = order.labels.some(({ reference }) => reference !== undefined)
      // Alone, there is nothing to be printed for its sake.
      if (isDrawnElsewhere && papers.some((paper) => paper.kind === 'label' && !paper.picture)) {
        throw new Failure('outside-service')
      }
      return await press.draw({ papers, format: 'a6', startSlot: 1 })
    },

    async slip(person: Person, { orderNumber, items }: Schemas['OrderItemsChoice']): Promise<Buffer> {
      const order = await orderAt(person, orderNumber)
      const papers = await composeOne(person, { ...order, items: pieces(order.items, items) }, 'slip')
      return await press.draw({ papers, format: 'a6', startSlot: 1 })
    },

    async bill(person: Person, { orderNumber }: Schemas['OrderChoice']): Promise<Buffer> {
      const papers = await composeOne(person, await orderAt(person, orderNumber), 'bill')
      return await press.draw({ papers, format: 'a4', startSlot: 1 })
    },

    /** @throws Failure `no-labels` where there is nothing to print. */
    async print(person: Person, request: Schemas['PrintRequest']): Promise<Buffer> {
      const { companyId } = person
      const { orderNumbers, papers: kinds, format, startSlot, sortBy, preview: isPreview = false } = request
      const found = await findOrders(queries, companyId, orderNumbers)
      if (found.length < orderNumbers.length) throw new Failure('not-found')
      const articles = await articlesOf(companyId, found)
      const needsLabels = !isPreview && kinds.every((kind) => kind === 'label')
      const orders = inOrder(found, articles, sortBy).filter(
        ({ status, labels }) => status !== 'canceled' && (labels.length > 0 || !needsLabels),
      )
      if (orders.length === 0) throw new Failure(warehouseFailures.noLabels)
      const issuer = await issuerOf(queries, companyId)
      const { returnDays } = await findReturnRules(queries, companyId)
      const now = new Date()
      const prints = isPreview
        ? new Map(orders.map((order) => [order.id, order.prints]))
        : await countPrints(database, companyId, orders)
      const pictures = await findPictures(context, companyId, kinds.includes('label') ? orders : [])
      const papers = orders.flatMap((order) => {
        const before = prints.get(order.id) ?? 0
        const stamped = (language: Paper['language']) =>
          request.stamp ? stampOf({ language, now, by: person.name, timeZone: issuer.timeZone }, before) : ''
        const choice = { issuer, articles, returnDays, pictures, isPreview, stamp: stamped }
        return orderPapers(order, kinds, { ...choice, language: request.language })
      })
      return await press.draw({ papers, format: format === 'a4' ? 'four-up' : 'a6', startSlot })
    },
  }
}

/** By what somebody walks along the shelves, then by the number. */
function inOrder(
  orders: readonly OrderRow[],
  articles: ReadonlyMap<string, ArticleRow>,
  sortBy: NonNullable<Schemas['PrintRequest']['sortBy']>,
): OrderRow[] {
  const collator = new Intl.Collator('en', { numeric: true })
  const keyOf = ({ platform, items }: OrderRow): string => {
    if (sortBy === 'order') return ''
    const keys = items.flatMap(({ SKU }) =>
      sortBy === 'sku' ? SKU : (articles.get(articleKey(platform, SKU))?.shelf ?? []),
    )
    const [first] = keys.toSorted(collator.compare)
    // What lies nowhere comes last.
    return first ?? '\uFFFF'
  }
  const keyed = orders.map((order) => ({ order, key: keyOf(order) }))
  return keyed
    .toSorted(
      (one, other) =>
        collator.compare(one.key, other.key) || collator.compare(one.order.number, other.order.number),
    )
    .map(({ order }) => order)
}
