import { IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { NavSectionEntry } from '../app-frame/app-frame-types.ts'
import { NavSections } from '../app-frame/nav-sections.tsx'
import { Button } from '../button/button.tsx'
import { Menu } from '../menu/menu.tsx'
import { useFromBreakpoint } from '../theme/use-from-breakpoint.ts'
import { NameAbove } from './name-above.ts'
import styles from './settings-layout.module.css'

export interface SettingsLayoutProps {
  /** What the pages are together. */
  label: string
  sections: readonly NavSectionEntry[]
  /** Goes to a page by its key, where the pages are a menu. */
  onOpen: (key: string) => void
  children: ReactNode
}

/** Pages of settings with their own navigation: beside them, or as a menu above where there is no room. */
export function SettingsLayout({ label, sections, onOpen, children }: SettingsLayoutProps) {
  const isLarge = useFromBreakpoint('lg')
  const current = sections.flatMap(({ items }) => items).find((item) => item.selected)
  const currentKey = current?.key
  const scroller = useRef<HTMLDivElement>(null)
  // A page opens at its top, also where the one before was left by a dialog.
  useLayoutEffect(() => {
    if (currentKey !== undefined) scroller.current?.scrollTo(0, 0)
  }, [currentKey])
  return (
    <div className={styles['layout']}>
      <nav className={styles['nav']} aria-label={label}>
        {isLarge ? (
          <>
            <p className={styles['title']} aria-hidden>
              {label}
            </p>
            <div className={styles['sections']}>
              <NavSections sections={sections} />
            </div>
          </>
        ) : (
          <Menu
            label={label}
            trigger={
              <Button leftIcon={current?.icon} fullWidth>
                {current?.label ?? label}
                <IconChevronDown aria-hidden />
              </Button>
            }
            items={sections.flatMap((section) =>
              section.items.map((item) => ({
                key: item.key,
                label: item.label,
                icon: item.icon,
                locked: item.locked !== undefined,
                group: section.label,
                checked: item.selected,
                onSelect: () => onOpen(item.key),
              })),
            )}
          />
        )}
      </nav>
      <div ref={scroller} className={styles['page']} data-settings-scroller>
        <NameAbove value={isLarge ? undefined : current?.label}>{children}</NameAbove>
      </div>
    </div>
  )
}
