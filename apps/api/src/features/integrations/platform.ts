/** What a shop system or a service is, to whoever connects it. */
import type { ServicePlaces } from '../../platform/config/service-places.ts'
import type { Ask } from './ask.ts'
import type { HookPort } from './hooks/hook-port.ts'
import type { CarrierPort } from './labels/carrier-port.ts'
import type { MessengerPort } from './messengers/messenger-port.ts'
import type { PaymentPort } from './refunding/payment-port.ts'
import type { Settings } from './secrets.ts'
import type { ShopPort } from './shop-port.ts'
import type { Check } from './tables.ts'
import type { Trial } from './trial.ts'

export interface Platform {
  /** As people know it. */
  name: string
  /** What is typed to connect it, by its documented names; an account's id is kept with the keys, but no secret. */
  fields: Readonly<Record<string, 'secret' | 'address' | 'optional secret' | 'account id'>>
  /** Where it is asked. */
  originOf: (settings: Settings, places: ServicePlaces) => string
  /** A typed address as it is kept. @default its origin and path, over https, without the closing slash */
  readAddress?: (typed: string) => string
  /** What a shop system does beside. */
  shop?: ShopPort
  /** What a service does beside that makes labels. */
  carrier?: CarrierPort
  /** What a payment service does beside. */
  payments?: PaymentPort
  /** What a messenger does beside. */
  messenger?: MessengerPort
  /** Whether nothing real comes of what is done with these keys, by what the last try found. */
  isTest?: (check: Check) => boolean
  /** How it tells what happens by itself. */
  hooks?: HookPort
  /** Tries the address, the key, its permissions and the plan, in this order. @throws Trouble at the first that fails. */
  check: (ask: Ask, settings: Settings, trial: Trial) => Promise<void>
}
