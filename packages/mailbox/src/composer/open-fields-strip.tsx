import { Trans, useLingui } from '@lingui/react/macro'
import type { OpenField } from '@replybay/feature-kit'
import { useLocale } from '@replybay/i18n'
import { Banner, Button } from '@replybay/ui-kit'

interface OpenFieldsStripProps {
  fields: readonly OpenField[]
  /** Sends it as it is: what looks like a place to fill in may be meant. */
  onSend: () => void
}

/** Says why an email was not sent: something in it is to be filled in. */
export function OpenFieldsStrip({ fields, onSend }: OpenFieldsStripProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const words = new Intl.ListFormat(locale).format(new Set(fields.map(({ word }) => word)))
  return (
    <Banner tone="warning" action={<Button size="sm" onClick={onSend}>{t`Send anyway`}</Button>}>
      <Trans>Not sent yet. Fill in: {words}</Trans>
    </Banner>
  )
}
