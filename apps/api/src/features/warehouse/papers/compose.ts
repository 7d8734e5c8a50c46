import type { Queries } from '../../../platform/database/database.ts'
import { findCompanyAddress } from '../../users/index.ts'
import { articleKey, type ArticleRow, type OrderRow } from '../store.ts'
import type { Paper, PaperLanguage, PaperLine, Sender } from './paper.ts'
import { pictureKey } from './label-pictures.ts'
import { languageOf } from './paper-texts.ts'

/** The company that prints. */
export interface Issuer {
  sender: Sender
  timeZone: string
}

interface Choice {
  issuer: Issuer
  articles: ReadonlyMap<string, ArticleRow>
  returnDays: number | null
  /** Labels that carriers have drawn, by `pictureKey`. */
  pictures: ReadonlyMap<string, Uint8Array>
  /** Whether labels that are not made yet are drawn too, without their codes. @default false */
  isPreview?: boolean
  /** At the foot, in a language. */
  stamp: string | ((language: PaperLanguage) => string)
  /** @default that of the order, else of the customer's country */
  language?: PaperLanguage | undefined
}

/** Where a company says no time zone, times are told in this one. */
const DEFAULT_ZONE = 'UTC'

export async function issuerOf(queries: Queries, companyId: string): Promise<Issuer> {
  const company = await findCompanyAddress(queries, companyId)
  const { street = '', postalCode = '', city = '', country = '' } = company?.address ?? {}
  return {
    sender: { name: company?.name ?? '', street, postalCode, city, country },
    timeZone: company?.timeZone ?? DEFAULT_ZONE,
  }
}

/** Papers of one order together, in the order in which they are asked for. What it lacks is left out. */
export function orderPapers(order: OrderRow, kinds: readonly Paper['kind'][], choice: Choice): Paper[] {
  return kinds.flatMap((kind) => compose(order, kind, choice))
}

/** One paper of an order; of labels, one for each parcel. */
export function compose(
  order: OrderRow,
  kind: Paper['kind'],
  { issuer, articles, returnDays, pictures, isPreview = false, stamp, language: wanted }: Choice,
): Paper[] {
  const language = wanted ?? order.language ?? languageOf(order.customer.country)
  const lines = linesOf(order, articles)
  const paper = {
    language,
    number: order.number,
    sender: issuer.sender,
    customer: order.customer,
    stamp: typeof stamp === 'string' ? stamp : stamp(language),
  }
  if (kind === 'slip') return [{ ...paper, kind, lines, returnDays }]
  if (kind === 'bill') {
    const { currency, createdAt } = order
    const date = createdAt.toISOString()
    return [{ ...paper, kind, lines, currency, date, timeZone: issuer.timeZone }]
  }
  const shelves = [...new Set(lines.flatMap(({ shelf }) => shelf || []))]
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const labels =
    order.labels.length > 0 || !isPreview
      ? order.labels
      : Array.from({ length: order.parcels ?? 1 }, (_, index) => ({ parcel: index + 1 }))
  return labels.map(({ parcel, trackingNumber = '' }: (typeof order.labels)[number]) => {
    const picture = pictures.get(pictureKey(order.id, parcel))
    return {
      ...paper,
      kind,
      carrier: order.carrier,
      trackingNumber,
      parcel,
      parcels: labels.length,
      shelves,
      pieces: count,
      isInvalid: !picture,
      ...(picture && { picture }),
    }
  })
}

function linesOf({ items, platform }: OrderRow, articles: ReadonlyMap<string, ArticleRow>): PaperLine[] {
  return items.map(({ SKU, quantity, name, price, taxRate }) => {
    const article = articles.get(articleKey(platform, SKU))
    return {
      SKU,
      quantity,
      name: name || (article?.name ?? ''),
      shelf: article?.shelf ?? '',
      price: price ?? 0,
      taxRate: taxRate ?? article?.taxRate ?? 0,
    }
  })
}
