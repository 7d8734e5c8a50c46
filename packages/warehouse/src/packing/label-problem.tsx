import { useLingui } from '@lingui/react/macro'
import type { WarehouseOrder } from '@replybay/api-client'
import { integrationsLink, SlotOutlet } from '@replybay/feature-kit'
import { Banner } from '@replybay/ui-kit'
import { labelReason } from '../errors.ts'

/** Why an order has no label, until it has one. */
export function LabelProblem({ problem }: { problem: NonNullable<WarehouseOrder['labelProblem']> }) {
  const { t, i18n } = useLingui()
  return (
    <Banner tone="danger">
      {labelReason(i18n, problem)}
      {problem.code === 'no-carrier' && (
        <>
          {' '}
          <SlotOutlet slot={integrationsLink} open="sendcloud">{t`Connect Sendcloud`}</SlotOutlet>
        </>
      )}
    </Banner>
  )
}
