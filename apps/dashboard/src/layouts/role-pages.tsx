import { useLingui } from '@lingui/react/macro'
import type { Role } from '@replybay/api-client'
import { accessOf, useSession, useUser } from '@replybay/feature-kit'
import { features } from '../features.ts'
import { guardedEntries, isSettingsGroup } from './guarded-entries.ts'
import styles from './role-pages.module.css'
import { useSectionLabels } from './use-section-labels.ts'

/** Which pages a role opens, as their guards say it. */
export function RolePages({ role }: { role: Role }) {
  const { t, i18n } = useLingui()
  const labels = useSectionLabels()
  const session = useSession()
  const { permissions: _own, ...user } = useUser()
  const open = guardedEntries(features, accessOf({ ...user, role }, session.now())).filter(
    ({ guard }) => !guard,
  )
  const groups = Map.groupBy(open, ({ entry: { section } }) =>
    isSettingsGroup(section) ? t`Settings` : labels[section],
  )
  return (
    <dl className={styles['pages']}>
      {[...groups].map(([label, entries]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{new Intl.ListFormat(i18n.locale).format(entries.map(({ entry }) => i18n._(entry.label)))}</dd>
        </div>
      ))}
    </dl>
  )
}
