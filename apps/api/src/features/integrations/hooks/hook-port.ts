import type { Delivered } from '../../warehouse/index.ts'
import type { Ask } from '../ask.ts'
import type { Settings } from '../secrets.ts'
import type { ShopOrder } from '../shop-port.ts'

/** What a service sends by itself. */
export interface Delivery {
  /** @returns undefined also for a header that is there twice. */
  header: (name: string) => string | undefined
  body: Buffer
}

/** What a delivery says. */
export type Told =
  | { kind: 'order'; order: ShopOrder }
  /** The order is there no more. */
  | { kind: 'order-gone'; shopId: string }
  /** That something is another now, which has to be asked for. */
  | { kind: 'stock' }
  /** A parcel has reached its customer. */
  | { kind: 'parcel-delivered'; parcel: Delivered }
  /** Nothing that is kept. */
  | { kind: 'other' }

/** How a service tells what happens, by a call of its own. */
export interface HookPort {
  /** Answers a question by GET whether there is somebody, with what is sent back as it is; undefined where it is not the right one. */
  handshake?: (query: URLSearchParams, settings: Settings, secret: string) => string | undefined
  /** What signs; undefined where nothing is known that could, and nothing is taken then. */
  secretOf: (settings: Settings, secret: string) => string | undefined
  /** Whether it only asks whether there is somebody: nothing is kept of it. */
  isPing?: (delivery: Delivery) => boolean
  isSigned: (delivery: Delivery, secret: string) => boolean
  /** By which a delivery that comes again is known; undefined where the service gives it no name. */
  idOf: (delivery: Delivery) => string | undefined
  topicOf: (delivery: Delivery) => string
  read: (topic: string, content: unknown) => Told
  /** Whether a person enters the address there, whatever is registered beside. @default false */
  isByHand?: boolean
  /** Where the service can be told by itself; else a person does it. */
  registration?: {
    /** Registers what is not registered there yet. @returns the ids of all. @throws Trouble */
    add: (ask: Ask, settings: Settings, hook: { address: string; secret: string }) => Promise<string[]>
    /** What is not there is none's. @throws Trouble */
    remove: (ask: Ask, settings: Settings, id: string) => Promise<void>
  }
}
