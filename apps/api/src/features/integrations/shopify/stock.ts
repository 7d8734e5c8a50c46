/** @see https://shopify.dev/docs/api/admin-rest/latest/resources/product */
import type { Ask } from '../ask.ts'
import { numberAt, someAt, textAt } from '../json.ts'
import { requireSuccess } from '../require-success.ts'
import type { Settings } from '../secrets.ts'
import { dateOf, latestOf, type ListAsked, type StockPage, stockOf } from '../shop-port.ts'
import { nextOf } from './next-of.ts'
import { skuOf } from './sku.ts'
import { VERSION } from './version.ts'

const LIMIT = 250
/** Of a product. @see https://help.shopify.com/manual/products/variants */
const MOST_VARIANTS = 2_048

/** A product counts as changed when its stock is. */
export async function listStock(
  ask: Ask,
  { api_key = '' }: Settings,
  { cursor, changedSince }: ListAsked,
): Promise<StockPage> {
  const query = new URLSearchParams({
    limit: String(LIMIT),
    fields: 'id,title,updated_at,variants',
    ...(cursor !== undefined
      ? { page_info: cursor }
      : changedSince && { updated_at_min: changedSince.toISOString() }),
  })
  const path = `/admin/api/${VERSION}/products.json?${query}`
  const { status, json, header } = await ask(path, { headers: { 'x-shopify-access-token': api_key } })
  requireSuccess(status, 'read_products')
  const products = someAt(LIMIT, json, 'products')
  return {
    articles: products.flatMap((product) =>
      someAt(MOST_VARIANTS, product, 'variants').flatMap((variant) => {
        // Of what is not counted, there is always some.
        if (textAt(variant, 'inventory_management') === undefined) return []
        const [title, own] = [textAt(product, 'title'), textAt(variant, 'title')]
        return stockOf({
          sku: skuOf(variant),
          quantity: numberAt(variant, 'inventory_quantity'),
          name: own === undefined || own === 'Default Title' ? title : `${title ?? ''} ${own}`.trim(),
        })
      }),
    ),
    next: nextOf(header('link')),
    changedTo: latestOf(products.map((product) => dateOf(textAt(product, 'updated_at')))),
  }
}
