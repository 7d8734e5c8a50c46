import { useLingui } from '@lingui/react/macro'
import { LazyBoundary, lazyPart, useCan, useRouteSearch } from '@replybay/feature-kit'
import { useWarehouseLive } from '../live/use-warehouse-live.ts'
import { ordersRoute } from '../routes.ts'
import { Orders } from './orders.tsx'

const PrintDesk = lazyPart(async () => (await import('../desk/print-desk.tsx')).PrintDesk)
const StationPage = lazyPart(async () => (await import('../station/station-page.tsx')).StationPage)

/** /warehouse/orders: what is to be packed and sent. @see specification §2 */
export function OrdersPage() {
  const { t } = useLingui()
  const search = useRouteSearch(ordersRoute)
  useWarehouseLive()
  const hasPapers = useCan('warehouse')
  if (search.section === 'station') {
    return (
      <>
        <title>{`${t`Packing station`} · Replybay`}</title>
        <LazyBoundary>
          <StationPage search={search} />
        </LazyBoundary>
      </>
    )
  }
  if (search.section === 'print' && hasPapers) {
    return (
      <LazyBoundary>
        <title>{`${t`Print desk`} · Replybay`}</title>
        <PrintDesk search={search} />
      </LazyBoundary>
    )
  }
  return (
    <>
      <title>{`${t`Orders`} · Replybay`}</title>
      <Orders search={search} />
    </>
  )
}
