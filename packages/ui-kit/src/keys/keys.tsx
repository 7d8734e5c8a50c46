import { formatKeys, isMac } from './format-keys.ts'
import styles from './keys.module.css'

export interface KeysProps {
  /** Such as `mod+k` or `e`; `mod` is ⌘ on a Mac and Ctrl elsewhere. */
  keys: string
  /** Inside what tells its shortcut to screen readers itself. @default false */
  decorative?: boolean | undefined
}

/** The keys of a shortcut. */
export function Keys({ keys, decorative }: KeysProps) {
  return (
    <kbd className={styles['keys']} aria-hidden={decorative}>
      {formatKeys(keys, isMac())}
    </kbd>
  )
}
