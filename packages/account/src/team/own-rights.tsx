import { useLingui } from '@lingui/react/macro'
import type { TeamMember } from '@replybay/api-client'
import { VisuallyHidden } from '@replybay/ui-kit'
import { IconAdjustments } from '@tabler/icons-react'
import styles from './team.module.css'
import { useRights } from './use-rights.ts'

/** Which rights of somebody are not those of their role; nothing where all are. */
export function OwnRights({ member: { permissions } }: { member: TeamMember }) {
  const { t, i18n } = useLingui()
  const { rights } = useRights()
  if (!permissions) return null
  const list = new Intl.ListFormat(i18n.locale, { type: 'unit' }).format(
    rights.flatMap(({ area, label }) => {
      const name = t(label)
      const isGiven = permissions[area]
      return isGiven === undefined ? [] : isGiven ? t`${name} on` : t`${name} off`
    }),
  )
  const words = list ? t`Custom permissions: ${list}` : t`Custom permissions`
  return (
    <span className={styles['ownRights']} title={words}>
      <IconAdjustments aria-hidden />
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  )
}
