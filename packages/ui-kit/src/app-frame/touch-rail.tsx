import { useLingui } from '@lingui/react/macro'
import { IconSearch } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { CountBadge } from '../count-badge/count-badge.tsx'
import { joinClasses } from '../join-classes.ts'
import { ariaKeys, isMac } from '../keys/format-keys.ts'
import { Mark } from '../mark/mark.tsx'
import type { FrameSearch, NavEntry, NavSectionEntry } from './app-frame-types.ts'
import styles from './touch-rail.module.css'

interface TouchRailProps {
  workspaceName: string
  search: FrameSearch | undefined
  sections: readonly NavSectionEntry[]
  foot: ReactNode
}

/** The navigation of the warehouse: a word under each icon, and room for a finger in a glove. */
export function TouchRail({ workspaceName, search, sections, foot }: TouchRailProps) {
  const { t } = useLingui()
  const entries = (isAtEnd: boolean) =>
    sections
      .filter((section) => Boolean(section.atEnd) === isAtEnd)
      .flatMap((section) => section.items)
      .map((item) => <li key={item.key}>{item.renderLink(linkProps(item))}</li>)
  return (
    <nav className={styles['rail']} aria-label={t({ message: 'Main', context: 'navigation' })}>
      <div className={styles['head']}>
        <Mark label={workspaceName} />
      </div>
      <ul className={styles['entries']}>
        {search && (
          <li>
            <button
              type="button"
              className={styles['entry']}
              aria-keyshortcuts={ariaKeys(search.keys, isMac())}
              onClick={search.onOpen}
            >
              <span className={styles['icon']}>
                <IconSearch aria-hidden />
              </span>
              <span className={styles['word']}>{search.shortLabel}</span>
            </button>
          </li>
        )}
        {entries(false)}
        <li className={styles['gap']} aria-hidden />
        {entries(true)}
      </ul>
      {foot && <div className={styles['foot']}>{foot}</div>}
    </nav>
  )
}

function linkProps(item: NavEntry) {
  return {
    className: joinClasses(styles['entry'], item.selected && styles['selected']),
    'aria-current': item.selected ? ('page' as const) : undefined,
    title: item.locked,
    children: (
      <>
        <span className={styles['icon']}>
          {item.icon}
          <span className={styles['badge']}>
            <CountBadge count={item.count ?? 0} />
          </span>
        </span>
        <span className={styles['word']}>{item.shortLabel ?? item.label}</span>
      </>
    ),
  }
}
