import { importOrders } from '@replybay/api-client/operations'
import { expect, test } from 'vitest'
import { sharedServer } from '../../../../test/test-server.ts'
import { companyId, packingTable } from './packing-table.ts'

const server = sharedServer()
const table = packingTable(server)
const take = async (text: string, apply = true) => {
  const body = { companyId, platform: 'prestashop', text, apply }
  return (await server().call(importOrders, { as: 'warehouse', body })).data
}

test('import: shows what a table holds before it takes it in, and takes an order in once', async () => {
  const text = [
    '\uFEFFN° de commande ignoré;Commande;Nom;Code postal;Ville;Pays;SKU;Article;Quantité;Prix',
    'x;CSV-1;"Zoë; Ñandú";44000;Nantes;fr;OPA-30-BR;Suspension;1;249,00 €',
    'x;CSV-1;"Zoë; Ñandú";44000;Nantes;fr;AMP-E27-4W;;2;12,9',
    'x;CSV-2;Ana Beltrán;;;;AUB-S-RO;;1;',
  ].join('\r\n')
  const shown = await take(text, false)
  expect(shown).toMatchObject({ orders: 2, imported: 0, known: 0, problems: [], missingColumns: [] })
  expect(shown.preview[0]).toEqual({
    orderNumber: 'CSV-1',
    isKnown: false,
    name: 'Zoë; Ñandú',
    items: [
      { SKU: 'OPA-30-BR', quantity: 1, name: 'Suspension', price: 24_900 },
      { SKU: 'AMP-E27-4W', quantity: 2, price: 1_290 },
    ],
  })
  expect(await table.shown('CSV-1')).toBeUndefined()
  expect(await take(text)).toMatchObject({ imported: 2, known: 0 })
  expect(await table.shown('CSV-1')).toMatchObject({
    status: 'to-ship',
    customer: { name: 'Zoë; Ñandú', postalCode: '44000', country: 'FR' },
  })
  expect(await take(text)).toMatchObject({ imported: 0, known: 2, preview: [{ isKnown: true }, {}] })
})

test('import: what is wrong is told by row, and an order with a wrong row is left out whole', async () => {
  const text = [
    'order,name,sku,quantity,country,price',
    'CSV-3,Ana,OPA-30-BR,1,ES,10.00',
    'CSV-3,Ana,OPA-30-BR,none,ES,10.00',
    'CSV-4,,OPA-30-BR,1,Spain,ten',
    'CSV-5,Ana,OPA-30-BR,1,ES,',
  ].join('\n')
  const outcome = await take(text)
  expect(outcome).toMatchObject({ orders: 1, imported: 1 })
  expect(outcome.problems).toEqual([
    { row: 3, column: 'quantity', problem: 'not-a-number' },
    { row: 4, column: 'name', problem: 'missing' },
    { row: 4, column: 'country', problem: 'not-a-country' },
    { row: 4, column: 'price', problem: 'not-a-number' },
  ])
  expect(await table.shown('CSV-3')).toBeUndefined()
  expect(await table.shown('CSV-5')).toBeDefined()
})

test('import: a table without the columns that it needs says which', async () => {
  expect(await take('order,city\nCSV-6,Nantes')).toMatchObject({
    orders: 0,
    missingColumns: ['name', 'sku', 'quantity'],
  })
})
