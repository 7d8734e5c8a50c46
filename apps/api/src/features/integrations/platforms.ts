import { messenger } from './messenger/platform.ts'
import type { Platform } from './platform.ts'
import { prestashop } from './prestashop/platform.ts'
import { sendcloud } from './sendcloud/platform.ts'
import { shopify } from './shopify/platform.ts'
import { stripe } from './stripe/platform.ts'
import type { Kind } from './tables.ts'
import { telegram } from './telegram/platform.ts'
import { whatsapp } from './whatsapp/platform.ts'
import { woocommerce } from './woocommerce/platform.ts'

/** What can be connected, each in the folder of its name. */
export const platforms: Readonly<Record<Kind, Platform>> = {
  shopify,
  sendcloud,
  woocommerce,
  prestashop,
  stripe,
  telegram,
  whatsapp,
  messenger,
}
