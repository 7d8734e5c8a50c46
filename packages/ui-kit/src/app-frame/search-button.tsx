import { IconSearch } from '@tabler/icons-react'
import { ariaKeys, isMac } from '../keys/format-keys.ts'
import { Keys } from '../keys/keys.tsx'
import type { FrameSearch } from './app-frame-types.ts'
import styles from './search-button.module.css'

/** What opens the palette, in the shape of the field that it leads to. */
export function SearchButton({ search }: { search: FrameSearch }) {
  return (
    <button
      type="button"
      className={styles['search']}
      aria-keyshortcuts={ariaKeys(search.keys, isMac())}
      onClick={search.onOpen}
    >
      <IconSearch aria-hidden />
      <span className={styles['label']}>{search.label}</span>
      <Keys keys={search.keys} decorative />
    </button>
  )
}
