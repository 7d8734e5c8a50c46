import { Failure } from '../../platform/contract/failure.ts'
import type { Line } from './tables.ts'

type Quantities = readonly { SKU: string; quantity: number }[]

export function invalidItems(message: string): Failure {
  return new Failure('invalid-request', { fields: [{ path: '/body/items', message }] })
}

/** How many of each article. */
export function countPieces(items: Quantities): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { SKU, quantity } of items) counts.set(SKU, (counts.get(SKU) ?? 0) + quantity)
  return counts
}

/** How many of each article, where each piece is an entry. */
export function countSkus(skus: readonly string[]): ReadonlyMap<string, number> {
  return countPieces(skus.map((SKU) => ({ SKU, quantity: 1 })))
}

/** The pieces that are named, as the lines that hold them say them. @throws Failure where the lines hold fewer. */
export function pieces(lines: readonly Line[], wanted: Quantities): Line[] {
  const left = new Map(countPieces(wanted))
  const taken = lines.flatMap((line) => {
    const quantity = Math.min(line.quantity, left.get(line.SKU) ?? 0)
    left.set(line.SKU, (left.get(line.SKU) ?? 0) - quantity)
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
  const tooMany = [...left].find(([, quantity]) => quantity > 0)
  if (tooMany) throw invalidItems(`names more of ${tooMany[0]} than there are`)
  return taken
}

/** What is left of lines. */
export function withoutPieces(lines: readonly Line[], taken: Quantities): Line[] {
  const left = new Map(countPieces(taken))
  return lines.flatMap((line) => {
    const away = Math.min(line.quantity, left.get(line.SKU) ?? 0)
    left.set(line.SKU, (left.get(line.SKU) ?? 0) - away)
    const quantity = line.quantity - away
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
}

/** What pieces cost together, with their taxes. */
export function priceOf(lines: readonly Line[], skus: readonly string[]): number {
  const items = [...countSkus(skus)].map(([SKU, quantity]) => ({ SKU, quantity }))
  return pieces(lines, items).reduce((sum, { price = 0, quantity }) => sum + price * quantity, 0)
}
