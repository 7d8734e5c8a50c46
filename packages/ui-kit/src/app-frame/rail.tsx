import { useLingui } from '@lingui/react/macro'
import { IconLayoutSidebarLeftExpand, IconSearch } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Mark } from '../mark/mark.tsx'
import type { FrameSearch, NavSectionEntry } from './app-frame-types.ts'
import { RailGroup } from './rail-group.tsx'
import { RailLink } from './rail-link.tsx'
import styles from './rail.module.css'

interface RailProps {
  workspaceName: string
  search: FrameSearch | undefined
  sections: readonly NavSectionEntry[]
  /** Above the entries at the end. */
  status: ReactNode
  foot: ReactNode
  /** Absent where there is no room for the sidebar. */
  onExpand?: (() => void) | undefined
}

/** The navigation as icons: entries stand alone, groups open as a fly-out. */
export function Rail({ workspaceName, search, sections, status, foot, onExpand }: RailProps) {
  const { t } = useLingui()
  return (
    <nav className={styles['rail']} aria-label={t({ message: 'Main', context: 'navigation' })}>
      <div className={styles['head']}>
        <Mark label={workspaceName} />
      </div>
      <ul className={styles['groups']}>
        {search && (
          <li>
            <IconButton
              className={styles['tool']}
              label={search.label}
              shortcut={search.keys}
              icon={<IconSearch aria-hidden />}
              onClick={search.onOpen}
            />
          </li>
        )}
        <RailEntries sections={sections.filter((section) => !section.atEnd)} />
        <li className={styles['gap']} aria-hidden />
        <li className={styles['status']}>{status}</li>
        <RailEntries sections={sections.filter((section) => section.atEnd)} />
        {onExpand && (
          <li>
            <IconButton
              className={styles['tool']}
              label={t`Expand sidebar`}
              shortcut="mod+b"
              icon={<IconLayoutSidebarLeftExpand aria-hidden />}
              onClick={onExpand}
            />
          </li>
        )}
      </ul>
      {foot && <div className={styles['foot']}>{foot}</div>}
    </nav>
  )
}

function RailEntries({ sections }: { sections: readonly NavSectionEntry[] }) {
  return sections.flatMap((section) => {
    const grouped = section.items.filter(({ isAloneInRail }) => !isAloneInRail)
    const isGroup = section.label !== undefined && grouped.length > 1
    const alone = isGroup ? section.items.filter(({ isAloneInRail }) => isAloneInRail) : section.items
    return [
      isGroup && <RailGroup key={section.key} section={{ ...section, items: grouped }} />,
      ...alone.map((item) => <RailLink key={item.key} item={item} />),
    ]
  })
}
