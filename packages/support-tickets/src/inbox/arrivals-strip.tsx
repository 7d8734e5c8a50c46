import { Plural } from '@lingui/react/macro'
import { IconArrowUp } from '@tabler/icons-react'
import styles from './arrivals-strip.module.css'

interface ArrivalsStripProps {
  /** Of each, whether it is back without a new message. */
  arrivals: readonly boolean[]
  onShow: () => void
}

/** Says that tickets have come, and shows them when asked: no row moves by itself. */
export function ArrivalsStrip({ arrivals, onShow }: ArrivalsStripProps) {
  const returned = arrivals.filter(Boolean).length
  const count = arrivals.length - returned
  return (
    <button type="button" className={styles['strip']} onClick={onShow}>
      <IconArrowUp aria-hidden />
      {count > 0 ? (
        <Plural value={count} one="# new ticket" other="# new tickets" />
      ) : (
        <Plural value={returned} one="# ticket is back" other="# tickets are back" />
      )}
    </button>
  )
}
