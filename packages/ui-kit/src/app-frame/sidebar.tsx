import { useLingui } from '@lingui/react/macro'
import { IconLayoutSidebarLeftCollapse } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Mark } from '../mark/mark.tsx'
import type { FrameSearch, NavSectionEntry } from './app-frame-types.ts'
import { NavSections } from './nav-sections.tsx'
import { SearchButton } from './search-button.tsx'
import styles from './sidebar.module.css'

interface SidebarProps {
  workspaceName: string
  search: FrameSearch | undefined
  sections: readonly NavSectionEntry[]
  /** Above the entries at the end. */
  status: ReactNode
  foot: ReactNode
  onCollapse: () => void
}

/** The navigation in full. */
export function Sidebar({ workspaceName, search, sections, status, foot, onCollapse }: SidebarProps) {
  const { t } = useLingui()
  return (
    <nav className={styles['sidebar']} aria-label={t({ message: 'Main', context: 'navigation' })}>
      <div className={styles['head']}>
        <Mark />
        <span className={styles['workspace']}>{workspaceName}</span>
        <IconButton
          size="sm"
          label={t`Collapse sidebar`}
          shortcut="mod+b"
          icon={<IconLayoutSidebarLeftCollapse aria-hidden />}
          onClick={onCollapse}
        />
      </div>
      {search && <SearchButton search={search} />}
      <div className={styles['sections']}>
        <NavSections sections={sections.filter((section) => !section.atEnd)} />
        <div className={styles['end']}>
          <div className={styles['status']}>{status}</div>
          <NavSections sections={sections.filter((section) => section.atEnd)} />
        </div>
      </div>
      {foot && <div className={styles['foot']}>{foot}</div>}
    </nav>
  )
}
