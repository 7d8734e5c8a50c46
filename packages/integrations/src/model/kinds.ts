/* oxlint-disable lingui/no-unlocalized-strings -- names of companies */
import type { IntegrationTest } from '@replybay/api-client'

export type ServiceKind = IntegrationTest['kind']

/** The services whose forms are here, as their makers write them. */
export const serviceNames: Readonly<Record<ServiceKind, string>> = {
  prestashop: 'PrestaShop',
  shopify: 'Shopify',
  woocommerce: 'WooCommerce',
  sendcloud: 'Sendcloud',
  stripe: 'Stripe',
  whatsapp: 'WhatsApp',
  messenger: 'Messenger',
  telegram: 'Telegram',
}

const shops: ReadonlySet<string> = new Set<ServiceKind>(['prestashop', 'shopify', 'woocommerce'])

/** Whether orders come from it. */
export const isShop = (kind: string): boolean => shops.has(kind)

const messengers: ReadonlySet<string> = new Set<ServiceKind>(['whatsapp', 'messenger', 'telegram'])

/** Whether messages come from it. */
export const isMessenger = (kind: string): boolean => messengers.has(kind)

/** Whether its form is here. */
export const isService = (kind: string): kind is ServiceKind => Object.hasOwn(serviceNames, kind)
