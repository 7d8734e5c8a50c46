import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { joinClasses } from '../join-classes.ts'
import { ariaKeys, isMac } from '../keys/format-keys.ts'
import { Tooltip } from '../tooltip/tooltip.tsx'
import styles from './icon-button.module.css'

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** Its name, and its tooltip. */
  label: string
  icon: ReactNode
  /** The keys that do the same; the tooltip shows them. */
  shortcut?: string | undefined
  /** @default 'subtle' */
  variant?: 'subtle' | 'default' | 'primary' | undefined
  /** `lg` is for headers on phones. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | undefined
  ref?: Ref<HTMLButtonElement> | undefined
}

/** A button of an icon alone. */
export function IconButton(props: IconButtonProps) {
  const { label, icon, shortcut, variant = 'subtle', size = 'md', className, ...rest } = props
  return (
    <Tooltip label={label} shortcut={shortcut}>
      <button
        type="button"
        {...rest}
        className={joinClasses(styles['button'], styles[variant], styles[size], className)}
        aria-label={label}
        aria-keyshortcuts={shortcut && ariaKeys(shortcut, isMac())}
      >
        {icon}
      </button>
    </Tooltip>
  )
}
