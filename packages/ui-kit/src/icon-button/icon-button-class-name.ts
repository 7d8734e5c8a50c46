import { joinClasses } from '../join-classes.ts'
import styles from './icon-button.module.css'

export interface IconButtonLook {
  /** @default 'subtle' */
  variant?: 'subtle' | 'default' | 'primary' | undefined
  /** `lg` is for headers on phones. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | undefined
}

/** Makes a link of an icon alone look like an icon button. It needs an `aria-label`. */
export function iconButtonClassName({ variant = 'subtle', size = 'md' }: IconButtonLook = {}): string {
  return joinClasses(styles['button'], styles[variant], styles[size])
}
