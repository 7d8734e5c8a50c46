import { useLingui } from '@lingui/react/macro'
import { iconButtonClassName } from '@replybay/ui-kit'
import { IconChevronLeft } from '@tabler/icons-react'
import type { InboxSearch } from '../model/inbox-search.ts'
import { Link, wholeAddress } from '../links.ts'
import type { InboxPath } from '../routes.ts'

interface BackToListProps {
  to: InboxPath
  search: InboxSearch
}

/** From a ticket to the list that it stands in. */
export function BackToList({ to, search }: BackToListProps) {
  const { t } = useLingui()
  return (
    <Link
      activeOptions={wholeAddress}
      to={to}
      search={search}
      className={iconButtonClassName({ size: 'lg' })}
      aria-label={t`Back to the list`}
    >
      <IconChevronLeft aria-hidden />
    </Link>
  )
}
