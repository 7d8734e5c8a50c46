import { runMutation, type WarehouseOrder, warehouseMutations } from '@replybay/api-client'
import { useCan } from '@replybay/feature-kit'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/** How often it is said again; the server forgets it after two minutes. In ms. */
const AGAIN_MS = 60_000

/** Tells the other tables that this one packs an order or takes it back, for as long as it is open here. */
export function usePackingPresence(
  order: Pick<WarehouseOrder, 'companyId' | 'orderNumber'> | undefined,
  isOpen: boolean,
): void {
  const client = useQueryClient()
  const isTold = useCan('warehouse') && isOpen
  const companyId = order?.companyId
  const orderNumber = order?.orderNumber
  useEffect(() => {
    if (!isTold || companyId === undefined || orderNumber === undefined) return undefined
    const say = (packing: boolean) =>
      // Nothing depends on it: the others see it a minute later, or never.
      runMutation(client, warehouseMutations.setPacking(), { companyId, orderNumber, packing }).catch(ignore)
    void say(true)
    const timer = setInterval(() => void say(true), AGAIN_MS)
    return () => {
      clearInterval(timer)
      void say(false)
    }
  }, [client, isTold, companyId, orderNumber])
}

const ignore = () => undefined
