/** What papers say, as plain values: they are drawn in a thread of its own. */
import type { LOCALES } from '../../../platform/database/columns.ts'
import type { WarehouseAddress } from '../tables.ts'

export type PaperLanguage = (typeof LOCALES)[number]

export interface PaperLine {
  SKU: string
  name: string
  quantity: number
  shelf: string
  /** Of one piece with its tax, in the smallest unit of the currency. */
  price: number
  /** In hundredths of a percent. */
  taxRate: number
}

/** What the company says of itself. */
export interface Sender {
  name: string
  street: string
  postalCode: string
  city: string
  country: string
}

interface AnyPaper {
  language: PaperLanguage
  number: string
  sender: Sender
  customer: WarehouseAddress
  /** At the foot; empty for none. */
  stamp: string
}

export interface LabelPaper extends AnyPaper {
  kind: 'label'
  carrier: string
  trackingNumber: string
  parcel: number
  parcels: number
  shelves: string[]
  pieces: number
  /** Whether no carrier takes it: it was made here, or its carrier's own can't be had now. */
  isInvalid: boolean
  /** As its carrier has drawn it, as PNG. */
  picture?: Uint8Array
}

export interface SlipPaper extends AnyPaper {
  kind: 'slip'
  lines: PaperLine[]
  /** Null where none are promised. */
  returnDays: number | null
}

export interface BillPaper extends AnyPaper {
  kind: 'bill'
  lines: PaperLine[]
  currency: string
  /** Of the order, ISO 8601. */
  date: string
  timeZone: string
}

export type Paper = LabelPaper | SlipPaper | BillPaper

export interface PaperJob {
  papers: Paper[]
  /** A sheet for each paper, of A6 or of A4, or four papers of A6 on a sheet of A4. */
  format: 'a6' | 'a4' | 'four-up'
  /** From 1, of four on a sheet. */
  startSlot: number
}
