import { numberAt, shortText, textAt } from '../json.ts'
import { LONGEST_SKU } from '../shop-port.ts'

/**
 * By which an article is known, wherever Shopify tells of it: of a line of an order, or of a variant. One without a number of
 * the shop's own is known by its variant.
 */
export const skuOf = (json: unknown): string =>
  shortText(textAt(json, 'sku') ?? '', LONGEST_SKU) ??
  `V-${numberAt(json, 'variant_id') ?? numberAt(json, 'id') ?? 0}`
