import { useLingui } from '@lingui/react/macro'
import { iconButtonClassName } from '@replybay/ui-kit'
import { IconChevronLeft } from '@tabler/icons-react'
import { Link, wholeAddress } from '../links.ts'
import type { MailSearch } from '../model/mail-filter.ts'

/** From a thread to the list that it stands in. */
export function BackToList({ search }: { search: MailSearch }) {
  const { t } = useLingui()
  return (
    <Link
      activeOptions={wholeAddress}
      to="/emails/emails"
      search={search}
      className={iconButtonClassName({ size: 'lg' })}
      aria-label={t`Back to the list`}
    >
      <IconChevronLeft aria-hidden />
    </Link>
  )
}
