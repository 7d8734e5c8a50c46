import { formatKeys, isMac } from './format-keys.ts'
import styles from './keys.module.css'

export interface KeysProps {
  /** Such as `mod+k` or `e`; `mod` is ⌘ on a Mac and Ctrl elsewhere. */
  keys: string
}

/** The keys of a shortcut. */
export function Keys({ keys }: KeysProps) {
  return <kbd className={styles['keys']}>{formatKeys(keys, isMac())}</kbd>
}
