import { useLingui } from '@lingui/react/macro'
import {
  dataExport,
  guardsOf,
  type NavigationEntry,
  useAccess,
  useIsFilled,
  useUser,
} from '@replybay/feature-kit'
import { Card } from '@replybay/ui-kit'
import { IconCircleCheckFilled, IconPlayerPause } from '@tabler/icons-react'
import { features } from '../../features.ts'
import { guardedEntries } from '../../layouts/guarded-entries.ts'
import { namePages } from '../../layouts/name-pages.ts'
import { hasRightTo } from '../../layouts/right-guards.ts'
import { useSectionLabels } from '../../layouts/use-section-labels.ts'
import styles from './subscription.module.css'

/** What goes on without a subscription, and what waits for one: the pages' guards say. */
export function PagesByPlan() {
  const { t, i18n } = useLingui()
  const access = useAccess()
  const labels = useSectionLabels()
  const guarded = guardedEntries(features, access).filter(({ entry }) => hasRightTo(entry.route, access))
  const open = new Set(guarded.flatMap(({ entry, guard }) => (guard ? [] : [entry])))
  const group = (isNamed: (entry: NavigationEntry) => boolean) =>
    namePages(
      guarded.map(({ entry }) => entry),
      isNamed,
      ({ section }) => labels[section],
      ({ label }) => i18n._(label),
    )
  const canExport = useIsFilled(dataExport) && access?.isOwner
  const works = [
    ...group((entry) => open.has(entry)),
    ...(canExport ? [{ label: t`Export`, names: [t`All your company’s data in one file`] }] : []),
    { label: t`Incoming messages`, names: [t`Messages from all channels are still received`] },
  ]
  const waits = group(needsPlan)
  const isPastDue = useUser().subscription?.status === 'past_due'
  return (
    <div className={styles['lists']}>
      <Card title={t`Still works`}>
        <PageList groups={works} Icon={IconCircleCheckFilled} tone="works" />
      </Card>
      {waits.length > 0 && (
        <Card title={isPastDue ? t`Needs payment` : t`Needs a plan`}>
          <PageList groups={waits} Icon={IconPlayerPause} tone="waits" />
        </Card>
      )}
    </div>
  )
}

interface PageListProps {
  groups: readonly { label: string; names: readonly string[] }[]
  Icon: typeof IconPlayerPause
  tone: 'works' | 'waits'
}

function PageList({ groups, Icon, tone }: PageListProps) {
  return (
    <ul className={styles['list']}>
      {groups.map(({ label, names }) => (
        <li key={label} className={styles['row']}>
          <Icon className={styles[tone]} aria-hidden />
          <div>
            <p className={styles['name']}>{label}</p>
            <p className={styles['detail']}>{names.join(', ')}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

function needsPlan({ route }: NavigationEntry): boolean {
  return guardsOf(route).includes('no-subscribed')
}
