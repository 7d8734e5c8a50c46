import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react'
import { joinClasses } from '../join-classes.ts'
import { ariaKeys, isMac } from '../keys/format-keys.ts'
import { Keys } from '../keys/keys.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import { buttonClassName, type ButtonLook } from './button-class-name.ts'

export interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Stands before the text. */
  leftIcon?: ReactNode
  /** The keys that do the same, such as `mod+enter`. They are shown, not bound. */
  shortcut?: string | undefined
  /** Shows that the work is under way, and takes no further presses. @default false */
  loading?: boolean | undefined
  ref?: Ref<HTMLButtonElement> | undefined
}

/** Does something. What goes somewhere is a link: see `buttonClassName`. */
export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    fullWidth,
    leftIcon,
    shortcut,
    loading = false,
    className,
    children,
    onClick,
    ...rest
  } = props
  return (
    <button
      type="button"
      // A caller that shows by itself that it works says so alone.
      aria-busy={loading || undefined}
      {...rest}
      className={joinClasses(buttonClassName({ variant, size, fullWidth }), className)}
      aria-disabled={loading || undefined}
      aria-keyshortcuts={shortcut && ariaKeys(shortcut, isMac())}
      onClick={loading ? ignore : onClick}
    >
      {loading ? <Spinner /> : leftIcon}
      {children}
      {shortcut && <Keys keys={shortcut} decorative />}
    </button>
  )
}

/** A disabled button would lose the focus while it works, so a busy one only takes no presses. */
function ignore(event: MouseEvent): void {
  event.preventDefault()
}
