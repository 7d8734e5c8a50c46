import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { joinClasses } from '../join-classes.ts'
import { ariaKeys, isMac } from '../keys/format-keys.ts'
import { Tooltip } from '../tooltip/tooltip.tsx'
import { iconButtonClassName, type IconButtonLook } from './icon-button-class-name.ts'

export interface IconButtonProps
  extends IconButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** Its name, and its tooltip. */
  label: string
  icon: ReactNode
  /** The keys that do the same; the tooltip shows them. */
  shortcut?: string | undefined
  ref?: Ref<HTMLButtonElement> | undefined
}

/** A button of an icon alone. */
export function IconButton(props: IconButtonProps) {
  const { label, icon, shortcut, variant, size, className, ...rest } = props
  return (
    <Tooltip label={label} shortcut={shortcut}>
      <button
        type="button"
        {...rest}
        className={joinClasses(iconButtonClassName({ variant, size }), className)}
        aria-label={label}
        aria-keyshortcuts={shortcut && ariaKeys(shortcut, isMac())}
      >
        {icon}
      </button>
    </Tooltip>
  )
}
