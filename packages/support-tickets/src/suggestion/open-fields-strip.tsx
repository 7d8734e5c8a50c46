import { Trans } from '@lingui/react/macro'
import { useLocale } from '@replybay/i18n'
import { Banner } from '@replybay/ui-kit'
import type { OpenField } from './open-fields.ts'

/** Says why a reply was not sent: something in it is to be filled in. */
export function OpenFieldsStrip({ fields }: { fields: readonly OpenField[] }) {
  const { locale } = useLocale()
  const words = new Intl.ListFormat(locale).format(new Set(fields.map(({ word }) => word)))
  return (
    <Banner tone="warning">
      <Trans>Not sent. Fill in: {words}</Trans>
    </Banner>
  )
}
