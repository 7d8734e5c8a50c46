import type { CarrierLabel, LabelOrder } from '../../../platform/carrier.ts'
import type { Ask } from '../ask.ts'
import type { Settings } from '../secrets.ts'

/** What a service does that makes labels. */
export interface CarrierPort {
  /** Orders them; asked twice with one key, they are ordered once. @throws Trouble; Failure of `labelFailures` */
  orderLabels: (ask: Ask, settings: Settings, order: LabelOrder) => Promise<CarrierLabel[]>
  /** Says that no parcel goes with a label. @returns what it answers where it refuses, as an HTTP status. @throws Trouble */
  cancelLabel: (ask: Ask, settings: Settings, reference: string) => Promise<{ refused?: number }>
  /** @returns the label of a parcel, as PNG; undefined where there is none. @throws Trouble */
  readPicture: (ask: Ask, settings: Settings, reference: string) => Promise<Uint8Array | undefined>
}
