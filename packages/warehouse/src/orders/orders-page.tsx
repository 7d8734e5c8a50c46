import { useLingui } from '@lingui/react/macro'
import { useRouteSearch } from '@replybay/feature-kit'
import { useWarehouseLive } from '../live/use-warehouse-live.ts'
import { ordersRoute } from '../routes.ts'
import { Orders } from './orders.tsx'

/** /warehouse/orders: what is to be packed and sent. @see specification §2 */
export function OrdersPage() {
  const { t } = useLingui()
  const search = useRouteSearch(ordersRoute)
  useWarehouseLive()
  return (
    <>
      <title>{`${t`Orders`} · Replybay`}</title>
      <Orders search={search} />
    </>
  )
}
