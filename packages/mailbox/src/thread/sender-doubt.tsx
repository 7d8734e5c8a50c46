import { useLingui } from '@lingui/react/macro'
import type { EmailMessage } from '@replybay/api-client'
import { Banner } from '@replybay/ui-kit'

interface SenderDoubtProps {
  doubt: NonNullable<EmailMessage['senderDoubt']>
  /** The address that the email says it comes from. */
  address: string
}

/** Why an email may come from somebody else than it says. */
export function SenderDoubt({ doubt, address }: SenderDoubtProps) {
  const { t } = useLingui()
  const domain = address.slice(address.lastIndexOf('@') + 1)
  const reasons = {
    authentication: t`Your mail server couldn’t confirm that this email comes from ${address}.`,
    'named-address': t`The sender’s name shows another address, but this email comes from ${address}.`,
    'mixed-letters': t`The sender’s domain ${domain} uses letters that look like others.`,
    'own-domain': t`The sender’s domain ${domain} looks like yours, but isn’t.`,
  }
  return (
    <Banner tone="warning">
      {`${reasons[doubt.reason]} ${t`Don’t open links or files, and don’t send data, until you’re sure who wrote it.`}`}
    </Banner>
  )
}
