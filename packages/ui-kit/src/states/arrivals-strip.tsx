import { IconArrowUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './arrivals-strip.module.css'

export interface ArrivalsStripProps {
  /** What has come, and how many: "2 new emails". */
  children: ReactNode
  onShow: () => void
}

/** Says above a list that something has come, and shows it when asked: no row moves by itself. */
export function ArrivalsStrip({ children, onShow }: ArrivalsStripProps) {
  return (
    <button type="button" className={styles['strip']} onClick={onShow}>
      <IconArrowUp aria-hidden />
      {children}
    </button>
  )
}
