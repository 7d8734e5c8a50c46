import { useLingui } from '@lingui/react/macro'
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
  const { t } = useLingui()
  const written = {
    shift: t({ message: 'Shift', context: 'key' }),
    escape: t({ message: 'Esc', context: 'key' }),
    delete: t({ message: 'Del', context: 'key' }),
    space: t({ message: 'Space', context: 'key' }),
  }
  return (
    <kbd className={styles['keys']} aria-hidden={decorative}>
      {formatKeys(keys, isMac(), written)}
    </kbd>
  )
}
