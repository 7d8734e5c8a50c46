import { Plural } from '@lingui/react/macro'
import type { KnowledgeState } from '@replybay/api-client'
import { IconCircleXFilled, IconLoader2 } from '@tabler/icons-react'
import { countBy } from '../model/count-by.ts'
import type { Source } from '../model/source.ts'
import { useStanding } from '../model/use-standing.ts'
import styles from './sources.module.css'

interface HeaderCountsProps {
  /** Sources that are on their way out: they count no more. */
  removed: readonly Pick<Source, 'state'>[]
}

/** How many sources are on their way, and how many failed; nothing where all is well. */
export function HeaderCounts({ removed }: HeaderCountsProps) {
  const { states } = useStanding()
  const gone = countBy(removed, ({ state }) => state)
  const countOf = (state: KnowledgeState) => Math.max(0, (states[state] ?? 0) - (gone[state] ?? 0))
  const underWay = countOf('waiting') + countOf('indexing')
  const failed = countOf('failed')
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
