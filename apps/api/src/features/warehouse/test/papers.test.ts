import {
  downloadBill,
  downloadLabels,
  downloadSlip,
  generateLabels,
  printPapers,
} from '@replybay/api-client/operations'
import { expect, test } from 'vitest'
import { extractText, getDocumentProxy } from 'unpdf'
import { sharedServer } from '../../../../test/test-server.ts'
import { sumsOf } from '../papers/bill-sums.ts'
import { companyId, packingTable } from './packing-table.ts'

const server = sharedServer()
const table = packingTable(server)
const as = 'warehouse'
const named = (orderNumber: string) => ({ companyId, orderNumber })

const label = (orderNumber: string, parcelNumber = 1) =>
  server().call(generateLabels, { as, body: { ...named(orderNumber), parcelNumber } })

/** What stands on each page, and how large the first one is in mm. */
async function read({ bytes }: { bytes: Uint8Array }) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const { text } = await extractText(pdf, { mergePages: false })
  const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 })
  return { pages: text, size: [width, height].map((points) => Math.round((points / 72) * 25.4)) }
}

const print = async (body: object) => {
  const answer = await server().call(printPapers, { as, body: { companyId, ...body } })
  return await read(answer)
}

test('labels: a page of A6 for each parcel, that no carrier takes', async () => {
  const number = await table.order({
    customer: { name: 'Íñigo Øland', line1: 'Calle Añil 3', country: 'ES' },
  })
  const body = named(number)
  const missing = await server().call(downloadLabels, { as, body })
  expect(missing).toMatchObject({ status: 409, problem: { code: 'no-labels' } })
  const { labels } = (await label(number, 2)).data.order
  const answer = await server().call(downloadLabels, { as, body })
  expect(answer.headers['content-type']).toBe('application/pdf')
  expect(answer.headers['content-disposition']).toContain(`${number}-labels.pdf`)
  const { pages, size } = await read(answer)
  expect(size).toEqual([105, 148])
  expect(pages).toHaveLength(2)
  expect(pages[0]).toContain('Íñigo Øland')
  expect(pages[0]).toContain('Calle Añil 3')
  expect(pages[0]).toContain('No válida para el envío')
  expect(pages[1]).toContain('Paquete 2 de 2')
  expect(pages[1]).toContain(labels?.[1]?.trackingNumber)
})

test('slip: has the items that are asked for alone, with where they lie', async () => {
  const number = await table.order()
  const items = [{ SKU: 'OPA-30-BR', quantity: 1 }]
  const answer = await server().call(downloadSlip, { as, body: { ...named(number), items } })
  const { pages } = await read(answer)
  expect(pages[0]).toContain('Bon de livraison')
  expect(pages[0]).toContain('A-14')
  expect(pages[0]).not.toContain('Ampoule')
  const more = [{ SKU: 'OPA-30-BR', quantity: 2 }]
  expect((await server().call(downloadSlip, { as, body: { ...named(number), items: more } })).status).toBe(
    400,
  )
})

test('slip of a long order: goes on on the next page, and no line is lost', async () => {
  const items = Array.from({ length: 40 }, (_, place) => ({ SKU: `LONG-${place}`, quantity: 1 }))
  const number = await table.order({ items })
  const { pages } = await read(await server().call(downloadSlip, { as, body: { ...named(number), items } }))
  expect(pages.length).toBeGreaterThan(1)
  const found = Array.from(pages.join(' ').matchAll(/LONG-\d+/g), ([sku]) => sku)
  expect(found).toEqual(items.map(({ SKU }) => SKU))
})

test.each([
  ['FR', 'Facture', 'Total HT', 'TVA 20', '287,70', '3 mars'],
  ['ES', 'Factura', 'Total sin IVA', 'IVA 20', '287,70', '3 de marzo'],
  ['GB', 'Invoice', 'Total without VAT', 'VAT 20', '287.70', 'March 3'],
])('bill to %s: says its taxes and the company’s address in the customer’s language', async (...said) => {
  const [country, title, net, tax, total] = said
  const items = [
    { SKU: 'OPA-30-BR', quantity: 1, name: 'Opaline', price: 24_900, taxRate: 2_000 },
    { SKU: 'AMP-E27-4W', quantity: 3, name: 'Ampoule', price: 1_290, taxRate: 2_000 },
  ]
  const customer = { name: 'Zoë Ñandú', line1: '1 rue du Bœuf', city: 'Lyon', country }
  const createdAt = new Date('2026-03-03T10:00:00Z')
  const number = await table.order({ items, customer, createdAt })
  const answer = await server().call(downloadBill, { as, body: named(number) })
  const { pages, size } = await read(answer)
  expect(size).toEqual([210, 297])
  const [page = ''] = pages
  for (const text of [title, net, tax, total, '€', 'Zoë Ñandú', '12 rue de la Verrerie', number]) {
    expect(page).toContain(text)
  }
})

test('bill: its sums are what was paid, to the cent, for each rate', () => {
  const lines = [
    { price: 999, quantity: 3, taxRate: 2_000 },
    { price: 333, quantity: 1, taxRate: 550 },
  ]
  expect(sumsOf(lines)).toEqual({
    net: 2_498 + 316,
    total: 3_330,
    taxes: [
      { rate: 2_000, net: 2_498, tax: 499 },
      { rate: 550, net: 316, tax: 17 },
    ],
  })
})

test('print desk: four on a sheet from the slot that is free, papers of an order together, by their shelves', async () => {
  const far = await table.article(1, { shelf: 'Z-10' })
  const near = await table.article(1, { shelf: 'Z-2' })
  const last = await table.order({ items: [{ SKU: far, quantity: 1 }] })
  const first = await table.order({ items: [{ SKU: near, quantity: 1 }] })
  const unlabelled = await table.order()
  await label(last)
  await label(first)
  const body = {
    orderNumbers: [last, unlabelled, first],
    papers: ['label', 'slip'],
    format: 'a4',
    startSlot: 3,
  }
  const { pages, size } = await print({ ...body, sortBy: 'shelf' })
  expect(size).toEqual([210, 297])
  // Five papers, of which two fit on the first sheet.
  expect(pages).toHaveLength(2)
  const places = (page: string | undefined) =>
    [first, last, unlabelled].filter((number) => page?.includes(number))
  expect(pages.map(places)).toEqual([
    [first, unlabelled],
    [first, last],
  ])
})

test('print desk: what has no label is left out, and what is printed again says so', async () => {
  const number = await table.order()
  const without = await table.order()
  const body = { orderNumbers: [number, without], papers: ['label'] }
  const nothing = await server().call(printPapers, { as, body: { companyId, ...body } })
  expect(nothing).toMatchObject({ status: 409, problem: { code: 'no-labels' } })
  const tracking = (await label(number)).data.order.labels?.[0]?.trackingNumber
  const first = await print(body)
  expect(first.pages).toHaveLength(1)
  expect(first.pages[0]).toContain(tracking)
  expect(first.pages[0]).toMatch(/Imprimé le .+ par MP/)
  expect(first.pages[0]).not.toContain('Réimpression')
  const again = await print(body)
  expect(again.pages[0]).toContain(tracking)
  expect(again.pages[0]).toContain('Réimpression 1')
  expect((await print({ ...body, stamp: false })).pages[0]).not.toContain('Imprimé')
  expect(await table.shown(number)).toMatchObject({ prints: 3 })
})

test('print desk: a preview counts nothing, and shows where each paper lies, also labels that are not made yet', async () => {
  const long = await table.order({
    items: Array.from({ length: 20 }, (_, place) => ({ SKU: `LONG-${place}`, quantity: 1 })),
  })
  const labelled = await table.order()
  await label(labelled)
  const body = { companyId, orderNumbers: [long, labelled], papers: ['label', 'slip'], sortBy: 'order' }
  const answer = await server().call(printPapers, {
    as,
    body: { ...body, format: 'a4', startSlot: 3, preview: true },
  })
  const pdf = await getDocumentProxy(new Uint8Array(answer.bytes))
  const names = Object.keys(await pdf.getDestinations())
  // A slip that goes on takes another place.
  expect(names.toSorted()).toEqual([
    `paper-1/label/${long}`,
    `paper-2/slip/${long}`,
    `paper-3/slip/${long}`,
    `paper-4/label/${labelled}`,
    `paper-5/slip/${labelled}`,
  ])
  expect(pdf.numPages).toBe(2)
  for (const number of [long, labelled]) expect((await table.shown(number))?.prints ?? 0).toBe(0)
})

test('print desk: 100 labels and slips are one PDF', async () => {
  const orderNumbers = await Promise.all(Array.from({ length: 100 }, () => table.order()))
  for (const number of orderNumbers) await label(number)
  const { pages } = await print({ orderNumbers, papers: ['label', 'slip'], format: 'a4' })
  expect(pages).toHaveLength(50)
})
