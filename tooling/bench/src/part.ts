import type { Figure } from './figure.ts'

interface PartOptions {
  /** How often each thing is measured; what is told is the median. */
  runs: number
  /** With how many tickets the API is measured, beside a tenth of them. */
  tickets: number
}

/** Measures one side of the product, from nothing, and leaves nothing behind. */
export type Part = (options: PartOptions) => Promise<Figure[]>
