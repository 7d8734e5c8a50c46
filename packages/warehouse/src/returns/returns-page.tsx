import { useLingui } from '@lingui/react/macro'
import { useRouteSearch } from '@replybay/feature-kit'
import { useWarehouseLive } from '../live/use-warehouse-live.ts'
import { returnsRoute } from '../routes.ts'
import { Returns } from './returns.tsx'

/** /warehouse/returns: what comes back, and is inspected. @see specification §2 */
export function ReturnsPage() {
  const { t } = useLingui()
  const search = useRouteSearch(returnsRoute)
  useWarehouseLive()
  return (
    <>
      <title>{`${t`Returns`} · Replybay`}</title>
      <Returns search={search} />
    </>
  )
}
