import { msg } from '@lingui/core/macro'
import {
  IconBrandStripe,
  IconBrandWordpress,
  IconBuildingStore,
  IconShoppingBag,
  IconTruckDelivery,
} from '@tabler/icons-react'
import { serviceNames } from './kinds.ts'
import { messengers } from './messengers.ts'
import type { Service } from './service.ts'

const shopEnds = msg`New orders, changes and stock no longer come in, and the shop is no longer told what is sent. Orders and returns that are here stay.`
const shopPurpose = msg`Orders and stock`
const addressHint = msg`https and the closing slash are put right for you`

/** Every service whose form is here, in the order of the page. @see specification §3, Integration payloads */
export const services: readonly Service[] = [
  {
    kind: 'prestashop',
    name: serviceNames.prestashop,
    group: 'shops',
    icon: IconBuildingStore,
    purpose: shopPurpose,
    need: msg`You need a web service key of your shop. Making it takes about 3 minutes.`,
    fields: [
      {
        name: 'store_url',
        kind: 'address',
        label: msg`Shop address`,
        example: 'https://www.your-shop.com',
        hint: addressHint,
      },
      { name: 'api_key', kind: 'secret', label: msg`Web service key`, example: '7H1K9F2C…' },
    ],
    consequences: shopEnds,
  },
  {
    kind: 'shopify',
    name: serviceNames.shopify,
    group: 'shops',
    icon: IconShoppingBag,
    purpose: shopPurpose,
    need: msg`You need an access token of an app in your shop. Making it takes about 3 minutes.`,
    fields: [
      {
        name: 'service_url',
        kind: 'address',
        label: msg`Shop address`,
        example: 'https://your-shop.myshopify.com',
        hint: addressHint,
      },
      { name: 'api_key', kind: 'secret', label: msg`Admin API access token`, example: 'shpat_…' },
      {
        name: 'api_secret',
        kind: 'optional',
        label: msg`API secret key (optional)`,
        example: 'shpss_…',
        hint: msg`With it, Shopify’s messages can be verified, and orders come in at once. Without it, the shop is asked every few minutes.`,
      },
    ],
    consequences: shopEnds,
  },
  {
    kind: 'woocommerce',
    name: serviceNames.woocommerce,
    group: 'shops',
    icon: IconBrandWordpress,
    purpose: shopPurpose,
    need: msg`You need a REST API key that may read and write. Making it takes about 2 minutes.`,
    fields: [
      {
        name: 'shop_link',
        kind: 'address',
        label: msg`Shop link`,
        example: 'https://www.your-shop.com',
        hint: addressHint,
      },
      { name: 'consumer_key', kind: 'secret', label: msg`Consumer key`, example: 'ck_…' },
      { name: 'consumer_secret', kind: 'secret', label: msg`Consumer secret`, example: 'cs_…' },
    ],
    consequences: shopEnds,
  },
  {
    kind: 'sendcloud',
    name: serviceNames.sendcloud,
    group: 'shipping',
    icon: IconTruckDelivery,
    purpose: msg`Labels for packages`,
    need: msg`You need the two keys of a Sendcloud API integration. Making them takes about 2 minutes.`,
    fields: [
      { name: 'public_key', kind: 'secret', label: msg`Public key`, example: '8d31…' },
      { name: 'private_key', kind: 'secret', label: msg`Private key`, example: '77ac…' },
    ],
    consequences: msg`No labels can be made until you connect it again. Labels that were made stay valid.`,
  },
  {
    kind: 'stripe',
    name: serviceNames.stripe,
    group: 'shipping',
    icon: IconBrandStripe,
    purpose: msg`Refunds of returns`,
    need: msg`You need one restricted key that may read charges and write refunds. Making it takes about 2 minutes.`,
    fields: [{ name: 'private_key', kind: 'secret', label: msg`Restricted key`, example: 'rk_live_…' }],
    consequences: msg`Returns can no longer be refunded from here. Refunds that were made stay.`,
  },
  ...messengers,
]

/** Undefined for one that this build does not know, or whose form is elsewhere. */
export const findService = (kind: string | undefined): Service | undefined =>
  services.find((service) => service.kind === kind)
