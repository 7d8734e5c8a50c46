import { useLingui } from '@lingui/react/macro'
import { useCan } from '@replybay/feature-kit'
import { iconButtonClassName, Tooltip, useShortcut } from '@replybay/ui-kit'
import { IconPencilPlus } from '@tabler/icons-react'
import { Link, useNavigate, wholeAddress } from '../links.ts'
import { NEW_EMAIL } from '../model/email-draft.ts'
import type { MailSearch } from '../model/mail-filter.ts'

/** The way to a new email; nothing where the backend answers emails alone. */
export function NewEmailButton({ search, isLarge = false }: { search: MailSearch; isLarge?: boolean }) {
  const { t } = useLingui()
  const canWrite = useCan('mailbox')
  const navigate = useNavigate()
  const target = { to: '/emails/emails', search: { ...search, email: NEW_EMAIL } } as const
  useShortcut({
    id: 'new-email',
    keys: 'c',
    label: t`New email`,
    icon: IconPencilPlus,
    group: t`Email`,
    run: () => canWrite && void navigate(target),
  })
  if (!canWrite) return null
  return (
    <Tooltip label={t`New email`} shortcut="c">
      <Link
        activeOptions={wholeAddress}
        {...target}
        className={iconButtonClassName({ size: isLarge ? 'lg' : 'md' })}
        aria-label={t`New email`}
      >
        <IconPencilPlus aria-hidden />
      </Link>
    </Tooltip>
  )
}
