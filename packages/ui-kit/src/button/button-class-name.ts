import { joinClasses } from '../join-classes.ts'
import styles from './button.module.css'

/** `primary` at most once a view. */
export type ButtonVariant = 'primary' | 'default' | 'subtle' | 'danger'
/** `md` follows the density; `lg` is for sign-in forms. */
export type ButtonSize = 'sm' | 'md' | 'lg'

export interface ButtonLook {
  /** @default 'default' */
  variant?: ButtonVariant | undefined
  /** @default 'md' */
  size?: ButtonSize | undefined
  /** Takes the width of its place. @default false */
  fullWidth?: boolean | undefined
}

/**
 * Makes a link look like a button, whichever router it comes from:
 * `<Link className={buttonClassName({ variant: 'primary' })}><IconPlus /> Add</Link>`.
 */
export function buttonClassName({
  variant = 'default',
  size = 'md',
  fullWidth = false,
}: ButtonLook = {}): string {
  return joinClasses(styles['button'], styles[variant], styles[size], fullWidth && styles['fullWidth'])
}
