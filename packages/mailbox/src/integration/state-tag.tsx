import { useLingui } from '@lingui/react/macro'
import type { MailboxSettings } from '@replybay/api-client'
import { Tag } from '@replybay/ui-kit'

/** How the mailbox is, in a word: which half of it does not work. */
export function StateTag({ settings: { receiving, sending } }: { settings: MailboxSettings }) {
  const { t } = useLingui()
  if (receiving.state === 'failing') return <Tag tone="danger">{t`Not receiving`}</Tag>
  if (sending.state === 'failing') return <Tag tone="danger">{t`Not sending`}</Tag>
  return <Tag tone="success">{t`Connected`}</Tag>
}
