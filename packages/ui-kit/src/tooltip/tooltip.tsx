import { type ReactNode, useRef } from 'react'
import type { Placement } from '../floating/place-floating.ts'
import { useFloating } from '../floating/use-floating.ts'
import { Keys } from '../keys/keys.tsx'
import styles from './tooltip.module.css'
import { useDelayedOpen } from './use-delayed-open.ts'

export interface TooltipProps {
  /** What is shown. The element inside must carry it as its name too: a tooltip is for eyes alone. */
  label: ReactNode
  /** The keys that do the same. */
  shortcut?: string | undefined
  /** @default 'bottom' */
  placement?: Placement
  /** One element that can have the focus. */
  children: ReactNode
}

/** Names what is under the pointer or has the keyboard's focus. */
export function Tooltip({ label, shortcut, placement = 'bottom', children }: TooltipProps) {
  const anchor = useRef<HTMLSpanElement>(null)
  const bubble = useRef<HTMLSpanElement>(null)
  const { isOpen, setOpen, openSoon } = useDelayedOpen()
  useFloating({ isOpen, anchor, floating: bubble, placement, gap: 6 })
  return (
    <span
      ref={anchor}
      role="presentation"
      className={styles['anchor']}
      onPointerEnter={(event) => event.pointerType === 'mouse' && openSoon()}
      onPointerLeave={() => setOpen(false)}
      onPointerDown={() => setOpen(false)}
      onFocus={(event) => event.target.matches(':focus-visible') && openSoon()}
      onBlur={() => setOpen(false)}
      onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
    >
      {children}
      {isOpen && (
        <span ref={bubble} popover="manual" aria-hidden className={styles['bubble']}>
          {label}
          {shortcut && <Keys keys={shortcut} />}
        </span>
      )}
    </span>
  )
}
