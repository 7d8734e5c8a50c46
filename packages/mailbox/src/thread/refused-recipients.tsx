import { Trans, useLingui } from '@lingui/react/macro'
import { Banner } from '@replybay/ui-kit'

/** Says whom an email did not reach, while others got it. */
export function RefusedRecipients({ addresses }: { addresses: readonly string[] }) {
  const { i18n } = useLingui()
  const names = new Intl.ListFormat(i18n.locale).format(addresses)
  return (
    <Banner tone="danger">
      <Trans>Not delivered to {names}. The other recipients got the email.</Trans>
    </Banner>
  )
}
