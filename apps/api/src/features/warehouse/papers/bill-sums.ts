import type { PaperLine } from './paper.ts'

interface TaxSum {
  /** In hundredths of a percent. */
  rate: number
  net: number
  tax: number
}

export interface BillSums {
  net: number
  total: number
  taxes: TaxSum[]
}

/** Prices hold their tax: it is taken out of the sum of each rate, so that what is paid stays the same to the cent. */
export function sumsOf(lines: readonly Pick<PaperLine, 'price' | 'quantity' | 'taxRate'>[]): BillSums {
  const byRate = new Map<number, number>()
  for (const { price, quantity, taxRate } of lines) {
    byRate.set(taxRate, (byRate.get(taxRate) ?? 0) + price * quantity)
  }
  const taxes = [...byRate]
    .toSorted(([one], [other]) => other - one)
    .map(([rate, gross]) => {
      const net = Math.round((gross * 10_000) / (10_000 + rate))
      return { rate, net, tax: gross - net }
    })
  return {
    net: taxes.reduce((sum, { net }) => sum + net, 0),
    total: taxes.reduce((sum, { net, tax }) => sum + net + tax, 0),
    taxes,
  }
}
