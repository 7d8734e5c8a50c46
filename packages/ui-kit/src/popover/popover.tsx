import { cloneElement, type ReactElement, type ReactNode, useEffect, useId, useRef } from 'react'
import type { Placement } from '../floating/place-floating.ts'
import { useFloating } from '../floating/use-floating.ts'
import type { MenuTriggerProps } from '../menu/menu.tsx'
import styles from './popover.module.css'

export interface PopoverProps {
  /** Its name. */
  label: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** A `Button` or `IconButton`; it is given the props that open the popover. */
  trigger: ReactElement<Omit<MenuTriggerProps, 'aria-haspopup'> & { 'aria-haspopup'?: 'dialog' }>
  /** @default 'bottom-start' */
  placement?: Placement
  children: ReactNode
}

/** A few controls beside the button that opens them. Escape and a press elsewhere close it. */
export function Popover({
  label,
  isOpen,
  onOpenChange,
  trigger,
  placement = 'bottom-start',
  children,
}: PopoverProps) {
  const anchor = useRef<HTMLButtonElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const id = useId()
  useFloating({ isOpen, anchor, floating: box, placement })
  useEffect(() => {
    if (!isOpen) return
    const button = anchor.current
    const content = box.current
    // A field comes before what may stand above it.
    const field = content?.querySelector<HTMLElement>('input, select, textarea, [contenteditable]')
    const first = field ?? content?.querySelector<HTMLElement>('button, a[href]')
    first?.focus()
    return () => {
      // What had the focus goes with the box.
      if (document.activeElement === document.body || content?.contains(document.activeElement))
        button?.focus()
    }
  }, [isOpen])
  return (
    <>
      {cloneElement(trigger, {
        ref: anchor,
        'aria-haspopup': 'dialog',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? id : undefined,
        onClick: () => onOpenChange(!isOpen),
      })}
      {isOpen && (
        <div
          ref={box}
          id={id}
          // The browser closes it, and says so.
          popover="auto"
          role="dialog"
          aria-label={label}
          className={styles['box']}
          onToggle={({ newState }) => newState === 'closed' && onOpenChange(false)}
        >
          {children}
        </div>
      )}
    </>
  )
}
