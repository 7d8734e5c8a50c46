import { Plural } from '@lingui/react/macro'
import { IconCircleXFilled, IconLoader2 } from '@tabler/icons-react'
import styles from './sources.module.css'

interface HeaderCountsProps {
  /** How many sources there are in each state. */
  states: Readonly<Record<string, number>>
}

/** How many sources are on their way, and how many failed; nothing where all is well. */
export function HeaderCounts({ states }: HeaderCountsProps) {
  const underWay = (states['waiting'] ?? 0) + (states['indexing'] ?? 0)
  const failed = states['failed'] ?? 0
  return (
    <>
      {underWay > 0 && (
        <span className={styles['counts']}>
          <IconLoader2 aria-hidden />
          <Plural value={underWay} one="# indexing" other="# indexing" />
        </span>
      )}
      {failed > 0 && (
        <span className={`${styles['counts']} ${styles['failed']}`}>
          <IconCircleXFilled aria-hidden />
          <Plural value={failed} one="# failed" other="# failed" />
        </span>
      )}
    </>
  )
}
