import { Trans } from '@lingui/react/macro'
import { Banner } from '@replybay/ui-kit'
import type { OpenField } from './open-fields.ts'

/** Says why a reply was not sent: something in it is to be filled in. */
export function OpenFieldsStrip({ fields }: { fields: readonly OpenField[] }) {
  const words = [...new Set(fields.map(({ word }) => word))].join(', ')
  return (
    <Banner tone="warning">
      <Trans>Not sent. Fill in: {words}</Trans>
    </Banner>
  )
}
