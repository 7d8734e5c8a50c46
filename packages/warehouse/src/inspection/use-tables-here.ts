import type { WarehouseOrder, WarehouseReturn } from '@replybay/api-client'
import { useNow, useUser } from '@replybay/feature-kit'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { exact, found } from '../model/find-order.ts'
import { usePackingPresence } from '../packing/use-presence.ts'

type Packer = NonNullable<WarehouseOrder['packing']>

/** Who is at an order says so again within it; in ms. */
const SAID_AGAIN_MS = 120_000

/** The order of a return, and who else has the return open: each table says that it has, and hears it of the others. */
export function useTablesHere(row: WarehouseReturn | undefined, isInspected: boolean) {
  const userId = useUser()._id
  const now = useNow()
  const query = useQuery({
    ...found(row?.companyId ?? '', row?.orderNumber ?? '', 'sent'),
    enabled: row !== undefined,
  })
  const order = exact(query.data?.orders, row?.orderNumber ?? '')
  // After the other table was seen: the order names one alone, whoever spoke last.
  usePackingPresence(row, isInspected && order !== undefined)
  const [seen, setSeen] = useState<Packer>()
  const other = order?.packing?._id === userId ? undefined : order?.packing
  if (other && other.at !== seen?.at) setSeen(other)
  const isHere = seen !== undefined && now.getTime() - new Date(seen.at).getTime() < SAID_AGAIN_MS
  return { order, other: isHere ? seen.name : undefined }
}
