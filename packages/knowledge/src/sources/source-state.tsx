import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Progress } from '@replybay/ui-kit'
import {
  IconAlertTriangle,
  IconCircleCheckFilled,
  IconCircleXFilled,
  IconClock,
  IconLoader2,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { isStuck, type Source } from '../model/source.ts'
import { useProblemWords } from '../model/use-problem-words.ts'
import styles from './source-state.module.css'

/** How far a source is known, with what proves it, or why it is not. */
export function SourceState({ source }: { source: Source }) {
  const { t } = useLingui()
  const problemWords = useProblemWords()
  const { kind, state, problem, passages, pages = 0, pagesWithoutText = 0, pagesFound = 0 } = source
  if (state === 'failed') {
    const reason = problemWords(problem)
    return (
      <State tone="danger" icon={<IconCircleXFilled aria-hidden />} word={t`Failed`} isBelow>
        <span title={reason}>{reason}</span>
      </State>
    )
  }
  if (state === 'ready' && pagesWithoutText > 0) {
    const withText = pages - pagesWithoutText
    return (
      <State tone="warning" icon={<IconAlertTriangle aria-hidden />} word={t`Partly ready`} isBelow>
        <Trans>
          Pages with text: {withText} of {pages}
        </Trans>
      </State>
    )
  }
  if (state === 'ready' && kind === 'website') {
    return (
      <State tone="success" icon={<IconCircleCheckFilled aria-hidden />} word={t`Ready`}>
        <Plural value={pages} one="# page" other="# pages" />
      </State>
    )
  }
  if (state === 'indexing' && pagesFound > 0) {
    return (
      <State tone="plain" icon={<IconLoader2 aria-hidden />} word={t`Indexing`} isBelow>
        <Trans>
          Pages: {pages} of {pagesFound}
        </Trans>
        <Progress
          className={styles['bar']}
          label={t`Pages read from ${source.title}`}
          value={pages / pagesFound}
        />
      </State>
    )
  }
  if (state === 'ready') {
    return (
      <State tone="success" icon={<IconCircleCheckFilled aria-hidden />} word={t`Ready`}>
        {passages !== undefined && <Plural value={passages} one="# passage" other="# passages" />}
      </State>
    )
  }
  if (isStuck(source)) {
    return (
      <State tone="warning" icon={<IconAlertTriangle aria-hidden />} word={t`No progress`} isBelow>
        <Trans>For more than 10 minutes</Trans>
      </State>
    )
  }
  if (state === 'indexing') {
    return <State tone="plain" icon={<IconLoader2 aria-hidden />} word={t`Indexing`} />
  }
  if (state === 'waiting') return <State tone="plain" icon={<IconClock aria-hidden />} word={t`Waiting`} />
  return (
    <span className={styles['unknown']}>
      <Trans>Unknown state</Trans>
    </span>
  )
}

interface StateProps {
  tone: 'plain' | 'success' | 'warning' | 'danger'
  icon: ReactNode
  word: string
  /** What is said beside the word stands below it. @default false */
  isBelow?: boolean
  children?: ReactNode
}

function State({ tone, icon, word, isBelow = false, children }: StateProps) {
  return (
    <span className={styles['state']} data-tone={tone} data-below={isBelow}>
      <span className={styles['word']}>
        {icon}
        {word}
      </span>
      {children && <span className={styles['more']}>{children}</span>}
    </span>
  )
}
