/** @see https://devdocs.prestashop-project.org/9/webservice/resources/stock_availables/ */
import type { Ask } from '../ask.ts'
import { idAt, numberAt, textAt } from '../json.ts'
import type { Settings } from '../secrets.ts'
import { type ListAsked, type StockPage, stockOf } from '../shop-port.ts'
import { readRows } from './read-rows.ts'

const LIMIT = 500

/** All of it each time: a product does not count as changed when its stock is. What has variants, the shop's module tells. */
export async function listStock(
  ask: Ask,
  settings: Settings,
  { cursor = '0' }: ListAsked,
): Promise<StockPage> {
  const products = await readRows(ask, settings, 'products', {
    display: '[id,reference,name]',
    sort: '[id_ASC]',
    limit: `${cursor},${LIMIT}`,
  })
  const ids = products.flatMap((product) => idAt(product, 'id') ?? []).filter((id) => /^[1-9]\d*$/.test(id))
  if (ids.length === 0) return { articles: [], next: undefined }
  const stocks = await readRows(ask, settings, 'stock_availables', {
    'filter[id_product]': `[${ids.join('|')}]`,
    'filter[id_product_attribute]': '[0]',
  })
  const quantities = new Map(
    stocks.map((stock) => [idAt(stock, 'id_product'), numberAt(stock, 'quantity')] as const),
  )
  return {
    articles: products.flatMap((product) => {
      const id = idAt(product, 'id')
      const sku = textAt(product, 'reference')
      if (sku === undefined) return []
      return stockOf({ sku, quantity: quantities.get(id), name: textAt(product, 'name') })
    }),
    next: String(Number(cursor) + products.length),
  }
}
