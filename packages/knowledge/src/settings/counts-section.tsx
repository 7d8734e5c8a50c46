import { useLingui } from '@lingui/react/macro'
import { useFormats } from '@replybay/i18n'
import { SettingsSection, textLinkClassName } from '@replybay/ui-kit'
import { Link } from '../links.ts'
import { useKindNames } from '../model/use-kind-names.ts'
import { useStateNames } from '../sources/use-state-names.ts'
import styles from './settings.module.css'

interface CountsSectionProps {
  /** By kind. */
  counts: Readonly<Record<string, number>>
  /** By state. */
  states: Readonly<Record<string, number>>
}

/** How much the AI agents know, by kind and by state: each a link to those sources. */
export function CountsSection({ counts, states }: CountsSectionProps) {
  const { t } = useLingui()
  const formats = useFormats()
  const kinds = useKindNames()
  const stateNames = useStateNames()
  const rows = [
    ...entriesOf(kinds).map(([kind, label]) => ({ label, count: counts[kind] ?? 0, search: { kind } })),
    ...entriesOf(stateNames).map(([state, label]) => ({
      label,
      count: states[state] ?? 0,
      search: { state },
    })),
  ]
  const shown = rows.filter(({ count }) => count > 0)
  return (
    <SettingsSection title={t`What the AI agent knows`}>
      <div className={styles['body']}>
        {shown.length === 0 ? (
          <p className={styles['value']}>{t`No sources yet`}</p>
        ) : (
          <ul className={styles['counts']}>
            {shown.map(({ label, count, search }) => (
              <li key={JSON.stringify(search)}>
                <Link to="/knowledge/view-files" search={search} className={textLinkClassName()}>
                  {label}
                </Link>
                <span>{formats.number(count)}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </SettingsSection>
  )
}

function entriesOf<Key extends string>(names: Readonly<Record<Key, string>>): [Key, string][] {
  // Sound: the keys of a record are its own.
  return Object.entries(names) as [Key, string][]
}
