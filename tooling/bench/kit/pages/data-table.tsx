/** A table of 100,000 rows that can be chosen; what a page pays that uses one table. */
import { DataTable, type DataTableColumn } from '@replybay/ui-kit'
import { useState } from 'react'
import { drawInKit } from '../draw-in-kit.tsx'

interface Order {
  number: string
  shop: string
  state: string
  items: number
}

const ROWS = 100_000

const columns: readonly DataTableColumn<Order>[] = [
  { id: 'number', header: 'Order', cell: ({ number }) => number, width: '10rem' },
  { id: 'shop', header: 'Shop', cell: ({ shop }) => shop },
  { id: 'state', header: 'State', cell: ({ state }) => state, width: '9rem' },
  { id: 'items', header: 'Items', cell: ({ items }) => items, width: '7rem', align: 'end' },
]
const orders = Array.from({ length: ROWS }, (_, index) => ({
  number: `ML-${10_000 + index}`,
  shop: index % 2 === 0 ? 'Maison Lumen' : 'Atelier Nord',
  state: index % 3 === 0 ? 'To ship' : 'Sent',
  items: (index * 7) % 12,
}))
const keyOf = ({ number }: Order) => number

function Orders() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  return (
    <main style={{ blockSize: '100vh' }}>
      <DataTable
        label="Orders"
        storageKey="orders"
        columns={columns}
        rows={orders}
        getKey={keyOf}
        selected={selected}
        onSelect={setSelected}
      />
    </main>
  )
}

await drawInKit(<Orders />)
