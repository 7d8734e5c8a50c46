/** @see https://woocommerce.github.io/woocommerce-rest-api-docs/#list-all-products */
import { type Ask, basicAuth } from '../ask.ts'
import { idAt, numberAt, someAt, textAt, valueAt } from '../json.ts'
import { requireSuccess } from '../require-success.ts'
import type { Settings } from '../secrets.ts'
import { latestOf, type ListAsked, type StockPage, stockOf } from '../shop-port.ts'
import { gmtOf, wooTime } from './orders.ts'

/** As many as one page may hold, and as many variants as one product may have. */
const LIMIT = 100

export async function listStock(
  ask: Ask,
  { consumer_key = '', consumer_secret = '' }: Settings,
  { cursor, changedSince }: ListAsked,
): Promise<StockPage> {
  const page = Number(cursor ?? 1)
  const read = async (path: string) => {
    const said = await ask(`/wp-json/wc/v3/${path}`, { headers: basicAuth(consumer_key, consumer_secret) })
    requireSuccess(said.status, 'read')
    return said
  }
  const since = changedSince ? `&dates_are_gmt=true&modified_after=${wooTime(changedSince)}` : ''
  const { json, header } = await read(`products?per_page=${LIMIT}&page=${page}&orderby=id&order=asc${since}`)
  const products = someAt(LIMIT, json)
  const articles = products.flatMap(readArticle)
  for (const product of products) {
    const id = idAt(product, 'id')
    if (textAt(product, 'type') !== 'variable' || id === undefined) continue
    const variations = await read(`products/${encodeURIComponent(id)}/variations?per_page=${LIMIT}`)
    articles.push(...someAt(LIMIT, variations.json).flatMap(readArticle))
  }
  return {
    articles,
    next: page < Number(header('x-wp-totalpages') ?? 0) ? String(page + 1) : undefined,
    changedTo: latestOf(products.map((product) => gmtOf(product, 'date_modified'))),
  }
}

/** Of what is not counted, there is always some. */
function readArticle(json: unknown) {
  if (valueAt(json, 'manage_stock') !== true) return []
  return stockOf({
    sku: textAt(json, 'sku') ?? `P-${numberAt(json, 'id') ?? 0}`,
    quantity: numberAt(json, 'stock_quantity'),
    name: textAt(json, 'name'),
  })
}
