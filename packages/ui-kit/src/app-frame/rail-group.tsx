import { type FocusEvent, useId, useRef } from 'react'
import { CountBadge } from '../count-badge/count-badge.tsx'
import { useFloating } from '../floating/use-floating.ts'
import { joinClasses } from '../join-classes.ts'
import { useDelayedOpen } from '../tooltip/use-delayed-open.ts'
import type { NavSectionEntry } from './app-frame-types.ts'
import { NavItem } from './nav-item.tsx'
import styles from './rail.module.css'

/** A group of the rail: one icon, and a fly-out with its entries on hover, click and arrow right. */
export function RailGroup({ section }: { section: NavSectionEntry }) {
  const anchor = useRef<HTMLButtonElement>(null)
  const flyOut = useRef<HTMLDivElement>(null)
  const id = useId()
  const { isOpen, setOpen, openSoon, closeSoon } = useDelayedOpen()
  useFloating({ isOpen, anchor, floating: flyOut, placement: 'right-start', gap: 8 })
  const [first] = section.items
  const count = section.count ?? first?.count
  const isSelected = section.items.some((item) => item.selected)

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false)
  }
  return (
    <li>
      <div
        role="presentation"
        onPointerEnter={(event) => event.pointerType === 'mouse' && openSoon()}
        onPointerLeave={(event) => event.pointerType === 'mouse' && closeSoon()}
        onBlur={onBlur}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !isOpen) return
          setOpen(false)
          anchor.current?.focus()
        }}
      >
        <button
          ref={anchor}
          type="button"
          className={joinClasses(styles['icon'], isSelected && styles['selected'])}
          aria-label={count ? `${section.label}, ${count}` : section.label}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
          onKeyDown={(event) => event.key === 'ArrowRight' && setOpen(true)}
        >
          {section.icon ?? first?.icon}
          <span className={styles['badge']}>
            <CountBadge count={count ?? 0} />
          </span>
        </button>
        {isOpen && (
          // Choosing an entry closes the list; each is a link of its own.
          // eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
          <div
            ref={flyOut}
            id={id}
            popover="manual"
            className={styles['flyOut']}
            onClick={() => setOpen(false)}
          >
            <div className={styles['flyOutTitle']}>{section.label}</div>
            <ul aria-label={section.label}>
              {section.items.map((item) => (
                <li key={item.key}>
                  <NavItem item={item} />
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </li>
  )
}
