import { Plural } from '@lingui/react/macro'
import { IconArrowUp } from '@tabler/icons-react'
import styles from './arrivals-strip.module.css'

interface ArrivalsStripProps {
  count: number
  onShow: () => void
}

/** Says that emails have come, and shows them when asked: no row moves by itself. */
export function ArrivalsStrip({ count, onShow }: ArrivalsStripProps) {
  return (
    <button type="button" className={styles['strip']} onClick={onShow}>
      <IconArrowUp aria-hidden />
      <Plural value={count} one="# new email" other="# new emails" />
    </button>
  )
}
