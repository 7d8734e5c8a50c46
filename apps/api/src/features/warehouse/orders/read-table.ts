/** Reads orders from a CSV: which columns it has, and what is wrong with which row. */
import Papa from 'papaparse'
import type { Line, WarehouseAddress } from '../tables.ts'

type Column =
  | 'order'
  | 'name'
  | 'email'
  | 'address'
  | 'postalCode'
  | 'city'
  | 'country'
  | 'sku'
  | 'item'
  | 'quantity'
  | 'price'

interface RowProblem {
  /** Of the file, the head being the first one. */
  row: number
  column?: string
  problem: 'missing' | 'not-a-number' | 'too-long' | 'not-a-country' | 'unreadable'
}

interface ReadOrder {
  number: string
  customer: WarehouseAddress
  items: Line[]
}

export interface ReadTable {
  orders: ReadOrder[]
  problems: RowProblem[]
  missingColumns: string[]
}

/** What heads are called, without case, accents and signs. */
const names: Readonly<Record<Column, readonly string[]>> = {
  order: [
    'order',
    'ordernumber',
    'orderno',
    'reference',
    'commande',
    'numerodecommande',
    'pedido',
    'numerodepedido',
  ],
  name: ['name', 'customer', 'client', 'nom', 'nombre', 'cliente'],
  email: ['email', 'mail', 'courriel', 'correo', 'correoelectronico'],
  address: ['address', 'street', 'adresse', 'rue', 'direccion', 'calle'],
  postalCode: ['postalcode', 'postcode', 'zip', 'codepostal', 'codigopostal', 'cp'],
  city: ['city', 'town', 'ville', 'ciudad'],
  country: ['country', 'pays', 'pais'],
  sku: ['sku', 'itemnumber', 'referencearticle', 'referencia'],
  item: ['item', 'product', 'article', 'produit', 'articulo', 'producto'],
  quantity: ['quantity', 'qty', 'quantite', 'qte', 'cantidad'],
  price: ['price', 'unitprice', 'prix', 'prixunitaire', 'precio', 'preciounitario'],
}
const required = ['order', 'name', 'sku', 'quantity'] as const
/** As the contract has them, in characters. */
const longest: Readonly<Record<Column, number>> = {
  order: 64,
  name: 200,
  email: 254,
  address: 200,
  postalCode: 20,
  city: 120,
  country: 2,
  sku: 64,
  item: 300,
  quantity: 9,
  price: 15,
}
/** More are not told. */
export const MOST_PROBLEMS = 500
const MOST_QUANTITY = 10_000
/** In cents. */
const MOST_PRICE = 1_000_000_000

type Row = Partial<Record<Column, string>>

/** An order of which any row has a problem is left out whole. */
export function readTable(text: string): ReadTable {
  const { data, errors } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: 'greedy' })
  const [head = [], ...rows] = data
  const columns = head.map(columnOf)
  const missingColumns = required.filter((column) => !columns.includes(column))
  if (missingColumns.length > 0) return { orders: [], problems: [], missingColumns }
  const problems: RowProblem[] = errors.flatMap(({ row, code }) =>
    // A table of one column has nothing to tell the separator by.
    code === 'UndetectableDelimiter' ? [] : [{ row: (row ?? 0) + 1, problem: 'unreadable' as const }],
  )
  const broken = new Set<string>()
  const orders = new Map<string, ReadOrder>()
  for (const [place, cells] of rows.entries()) {
    const row = rowOf(columns, cells)
    const found = problemsOf(row).map((problem) => ({ row: place + 2, ...problem }))
    if (problems.length < MOST_PROBLEMS) problems.push(...found)
    const number = row.order ?? ''
    if (found.length > 0) broken.add(number)
    else addLine(orders, number, row)
  }
  return {
    orders: [...orders.values()].filter(({ number }) => !broken.has(number)),
    problems,
    missingColumns: [],
  }
}

function columnOf(head: string): Column | undefined {
  const plain = head
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
  // Sound: the keys of a literal are the names that its type has.
  return (Object.keys(names) as Column[]).find((column) => names[column].includes(plain))
}

function rowOf(columns: readonly (Column | undefined)[], cells: readonly string[]): Row {
  const pairs = columns.flatMap((column, place): [Column, string][] => {
    const cell = cells[place]?.trim()
    return column && cell ? [[column, cell]] : []
  })
  return Object.fromEntries(pairs)
}

function problemsOf(row: Row): Omit<RowProblem, 'row'>[] {
  const found: Omit<RowProblem, 'row'>[] = required.flatMap((column) =>
    row[column] ? [] : [{ column, problem: 'missing' as const }],
  )
  // Sound: a row has no other keys.
  for (const [column, cell] of Object.entries(row) as [Column, string][]) {
    if (column === 'country' && !/^[A-Za-z]{2}$/.test(cell)) found.push({ column, problem: 'not-a-country' })
    else if (cell.length > longest[column]) found.push({ column, problem: 'too-long' })
  }
  if (row.quantity && quantityOf(row.quantity) === undefined) {
    found.push({ column: 'quantity', problem: 'not-a-number' })
  }
  if (row.price && priceOf(row.price) === undefined) found.push({ column: 'price', problem: 'not-a-number' })
  return found
}

function quantityOf(text: string): number | undefined {
  const quantity = /^\d+$/.test(text) ? Number(text) : 0
  return quantity >= 1 && quantity <= MOST_QUANTITY ? quantity : undefined
}

/** In cents; with a point or a comma before them. */
function priceOf(text: string): number | undefined {
  const [, whole, cents = ''] = /^(\d{1,9})(?:[.,](\d{1,2}))?\s?(?:€|EUR)?$/.exec(text) ?? []
  if (whole === undefined) return undefined
  const price = Number(whole) * 100 + Number(cents.padEnd(2, '0'))
  return price <= MOST_PRICE ? price : undefined
}

function addLine(orders: Map<string, ReadOrder>, number: string, row: Row): void {
  const order = orders.get(number) ?? { number, customer: customerOf(row), items: [] }
  const price = row.price === undefined ? undefined : priceOf(row.price)
  order.items.push({
    SKU: row.sku ?? '',
    quantity: quantityOf(row.quantity ?? '') ?? 1,
    ...(row.item && { name: row.item }),
    ...(price !== undefined && { price }),
  })
  orders.set(number, order)
}

function customerOf({ name = '', email, address, postalCode, city, country }: Row): WarehouseAddress {
  return {
    name,
    ...(address && { line1: address }),
    ...(postalCode && { postalCode }),
    ...(city && { city }),
    ...(country && { country: country.toUpperCase() }),
    ...(email && { email }),
  }
}
