import { useLingui } from '@lingui/react/macro'
import { warehouseQueries } from '@replybay/api-client'
import { useFormats } from '@replybay/i18n'
import { FigureTile } from '@replybay/ui-kit'
import { IconPackage } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '../links.ts'
import { useCompany } from '../model/use-company.ts'

/** How many orders wait to be packed. */
export function OrdersFigure() {
  const { t } = useLingui()
  const formats = useFormats()
  const query = warehouseQueries.orders({ companyId: useCompany(), limit: 0 })
  const { data, isError, refetch } = useQuery(query)
  const waiting = data?.counts?.['to-ship']
  return (
    <FigureTile
      label={t`Orders`}
      caption={t`To ship`}
      icon={<IconPackage />}
      figure={data && formats.number(waiting ?? 0)}
      onRetry={isError && !data ? () => void refetch() : undefined}
      renderLink={(props) => <Link to="/warehouse/orders" search={{}} {...props} />}
    />
  )
}
