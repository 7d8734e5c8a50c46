import { Trans, useLingui } from '@lingui/react/macro'
import { IconLock, IconMenu2 } from '@tabler/icons-react'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { CountBadge } from '../count-badge/count-badge.tsx'
import { joinClasses } from '../join-classes.ts'
import { Sheet } from '../sheet/sheet.tsx'
import type { FrameSearch, NavEntry, NavSectionEntry } from './app-frame-types.ts'
import styles from './bottom-bar.module.css'
import { NavSections } from './nav-sections.tsx'
import { SearchButton } from './search-button.tsx'

interface BottomBarProps {
  search: FrameSearch | undefined
  sections: readonly NavSectionEntry[]
  /** Of the entries that have a place here. */
  keys: readonly string[]
  /** Below all entries. */
  status: ReactNode
  foot: ReactNode
  /** At "More": says that something new is in it. */
  news: ReactNode
}

/** The navigation on phones: the few entries that matter most, and "More" with all of them. */
export function BottomBar({ search, sections, keys, status, foot, news }: BottomBarProps) {
  const { t } = useLingui()
  const [isMoreOpen, setMoreOpen] = useState(false)
  const all = sections.flatMap((section) => section.items)
  const items = keys.flatMap((key) => all.filter((item) => item.key === key))
  const isElsewhere = !items.some((item) => item.selected)
  const closeOnLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) setMoreOpen(false)
  }
  const openSearch = () => {
    setMoreOpen(false)
    search?.onOpen()
  }
  return (
    <nav className={styles['bar']} aria-label={t({ message: 'Main', context: 'navigation' })}>
      {items.map((item) => (
        <BarLink key={item.key} item={item} />
      ))}
      <button
        type="button"
        className={joinClasses(styles['item'], isElsewhere && styles['selected'])}
        aria-haspopup="dialog"
        aria-expanded={isMoreOpen}
        onClick={() => setMoreOpen(true)}
      >
        <Trans>More</Trans>
        <span className={styles['icon']}>
          <IconMenu2 aria-hidden />
          <span className={styles['badge']}>{news}</span>
        </span>
      </button>
      <Sheet label={t`Menu`} isOpen={isMoreOpen} onClose={() => setMoreOpen(false)}>
        {/* Choosing a link closes the sheet; each is a link of its own. */}
        {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
        <div className={styles['more']} onClick={closeOnLink}>
          {search && <SearchButton search={{ ...search, onOpen: openSearch }} />}
          <NavSections sections={sections} />
          <div className={styles['status']}>{status}</div>
          {foot && <div className={styles['foot']}>{foot}</div>}
        </div>
      </Sheet>
    </nav>
  )
}

function BarLink({ item }: { item: NavEntry }) {
  return item.renderLink({
    className: joinClasses(styles['item'], item.selected && styles['selected']),
    'aria-current': item.selected ? 'page' : undefined,
    title: item.locked,
    children: (
      <>
        {item.shortLabel ?? item.label}
        <span className={styles['icon']}>
          <span aria-hidden>{item.icon}</span>
          <span className={styles['badge']}>
            {item.locked ? <IconLock aria-hidden /> : <CountBadge count={item.count ?? 0} />}
          </span>
        </span>
      </>
    ),
  })
}
