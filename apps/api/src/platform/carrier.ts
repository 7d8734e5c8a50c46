/** Who carries parcels, and makes their labels: what a feature that has connected a carrier offers to the one that packs. */
import type { components } from '@replybay/api-client'
import type { Queries } from './database/database.ts'

export interface LabelOrder {
  /** The same order asks with the same key, and gets the same labels: none is paid for twice. */
  key: string
  orderNumber: string
  parcels: number
  customer: components['schemas']['WarehouseAddress']
  /** The carrier that the shop names; empty for none. */
  wished: string
}

export interface CarrierLabel {
  parcel: number
  /** Empty where its way can't be followed. */
  trackingNumber: string
  trackingUrl?: string
  /** Who carries it, where that is another than who makes the label. */
  carrier?: { code: string; name: string }
  /** By which the carrier knows the parcel; absent for a label that is drawn here. */
  reference?: string
  /** Of the label, as PNG; absent where it could not be had yet. */
  picture?: Uint8Array
}

export interface Carrier {
  name: string
  /** Absent where nothing says when a parcel is delivered: one that has told something before does. */
  reportsDeliveries?: boolean
  /** @throws Failure with why it makes none, in words. */
  orderLabels(order: LabelOrder): Promise<CarrierLabel[]>
  /** In the transaction in which labels are kept. */
  noteLabels?(queries: Queries, order: LabelOrder, labels: readonly CarrierLabel[]): Promise<void>
  /** @returns the label of a parcel once more, as PNG; no new one is made. @throws Failure */
  readPicture?(reference: string): Promise<Uint8Array | undefined>
}
