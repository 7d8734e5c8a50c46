import { useLingui } from '@lingui/react/macro'
import type { Role } from '@replybay/api-client'
import { accessOf, useSession, useUser } from '@replybay/feature-kit'
import { features } from '../features.ts'
import { guardedEntries, isSettingsGroup } from './guarded-entries.ts'
import { namePages } from './name-pages.ts'
import { hasRightTo } from './right-guards.ts'
import { useSectionLabels } from './use-section-labels.ts'

/** Which pages a role opens, in a sentence that their guards make. */
export function RolePages({ role }: { role: Role }) {
  const { t, i18n } = useLingui()
  const labels = useSectionLabels()
  const session = useSession()
  const { permissions: _own, blocked: _now, ...user } = useUser()
  const access = accessOf({ ...user, role }, session.now())
  const groups = namePages(
    guardedEntries(features, access).map(({ entry }) => entry),
    ({ route }) => hasRightTo(route, access),
    ({ section }) => (isSettingsGroup(section) ? t`Settings` : labels[section]),
    ({ label }) => i18n._(label),
  )
  const list = new Intl.ListFormat(i18n.locale)
  const parts = groups.map(({ label, names, isWhole }) => {
    const pages = names.join(', ')
    return isWhole ? label : t`${label} (${pages})`
  })
  return <p>{parts.length > 0 ? list.format(parts) : t`No page yet`}</p>
}
