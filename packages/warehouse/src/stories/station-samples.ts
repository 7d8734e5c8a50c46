/* oxlint-disable lingui/no-unlocalized-strings -- what shops and people wrote, in stories alone */
import type { WarehouseOrder } from '@replybay/api-client'
import { screen, within } from 'storybook/test'

const companyId = 'company-1'

/** Orders in the order in which they leave: of the first something is missing, the second is packed by somebody else. */
export const orders: readonly [WarehouseOrder, ...WarehouseOrder[]] = [
  {
    companyId,
    orderNumber: 'ML-10491',
    platform: 'prestashop',
    status: 'to-ship',
    carrier: 'Colissimo',
    customer: { name: 'Pauline Leroux', city: 'Nantes', country: 'FR' },
    items: [
      { SKU: 'OPA-30-BR', quantity: 1, name: 'Suspension Opaline Ø30, laiton', shelf: 'A-14', stock: 12 },
      { SKU: 'AMP-E27-4W', quantity: 2, name: 'Ampoule filament E27, 4 W', shelf: 'B-02', stock: 310 },
      { SKU: 'CAB-PR-2', quantity: 1, name: 'Câble prune, 2 m', shelf: 'B-11', stock: 4 },
    ],
    createdAt: '2026-11-20T07:34:00.000Z',
  },
  {
    companyId,
    orderNumber: 'ML-10474',
    platform: 'prestashop',
    status: 'to-ship',
    customer: { name: 'Nadia Benali', city: 'Nantes', country: 'FR' },
    items: [{ SKU: 'CAB-OC-2', quantity: 2, name: 'Câble ocre, 2 m', shelf: 'B-12', stock: 0 }],
    createdAt: '2026-11-20T07:40:00.000Z',
  },
  {
    companyId,
    orderNumber: 'ML-10480',
    platform: 'shopify',
    status: 'to-ship',
    customer: { name: 'Tom Becker', city: 'Freiburg', country: 'DE' },
    items: [{ SKU: 'MIR-T-BL', quantity: 1, name: 'Lampe de table Mira, blanc', shelf: 'B-09', stock: 3 }],
    packing: { _id: 'user-ines', name: 'Inès Moreau', at: '2026-11-20T08:00:00.000Z' },
    createdAt: '2026-11-20T07:45:00.000Z',
  },
  {
    companyId,
    orderNumber: 'ML-10496',
    platform: 'woocommerce',
    status: 'to-ship',
    carrier: 'Correos',
    customer: { name: 'Sofía Navarro', city: 'Sevilla', country: 'ES' },
    items: [{ SKU: 'LIN-45-NA', quantity: 1, name: 'Abat-jour Lin 45, naturel', shelf: 'D-03', stock: 8 }],
    createdAt: '2026-11-20T07:50:00.000Z',
  },
]

export const alarm = async () => within(await screen.findByTestId('station-alarm'))
export const band = async () => within(await screen.findByTestId('station-band'))
export const onTable = (orderNumber: string) => screen.findByRole('heading', { level: 1, name: orderNumber })
export const [first] = orders
export const labelled = (change: Partial<WarehouseOrder>) => [
  { ...first, labels: [{ parcel: 1, trackingNumber: 'XY123456789FR' }], ...change },
  ...orders.slice(1),
]
export const full = first.items.map(({ SKU, quantity }) => ({ SKU, quantity }))
