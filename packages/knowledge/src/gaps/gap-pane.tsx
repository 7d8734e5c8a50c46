import { Trans, useLingui } from '@lingui/react/macro'
import { type KnowledgeGap, knowledgeQueries } from '@replybay/api-client'
import { IconButton, Skeleton, useFromBreakpoint, useToasts } from '@replybay/ui-kit'
import { IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { wordError } from '../errors.ts'
import { SourcesProblem } from '../sources/sources-problem.tsx'
import { AnsweredBy } from './answered-by.tsx'
import { GapAnswer } from './gap-answer.tsx'
import { GapMenu } from './gap-menu.tsx'
import { GapTickets } from './gap-tickets.tsx'
import { GapWays } from './gap-ways.tsx'
import styles from './gaps.module.css'
import { useGapChange } from './use-gap-change.ts'
import { useGapKeys } from './use-gap-keys.ts'

interface GapPaneProps {
  id: string
  /** Those that it can be merged into. */
  others: readonly KnowledgeGap[]
  onShow: (id: string) => void
  /** On to its neighbor in the list. */
  onMove: (step: 1 | -1) => void
  onClose: () => void
}

/** A question that no source answers: its answer is written here, above the ways to ask it and the tickets behind it. */
export function GapPane({ id, others, onShow, onMove, onClose }: GapPaneProps) {
  const { t, i18n } = useLingui()
  const toasts = useToasts()
  // In a sheet, the sheet has the title and the way out.
  const isBeside = useFromBreakpoint('lg')
  const { data: gap, error, refetch } = useQuery(knowledgeQueries.gap(id))
  const change = useGapChange()
  useGapKeys({ onMove, onClose })

  function leave(question: string) {
    void change(id, { state: 'left' }, () => {
      onClose()
      toasts.show({ title: t`Left to support: ${question}`, undo: () => void change(id, { state: 'open' }) })
    })
  }
  function takeBack(question: string) {
    void change(id, { state: 'open' }, () => {
      onClose()
      toasts.show({ title: t`Back on the list: ${question}`, undo: () => void change(id, { state: 'left' }) })
    })
  }

  return (
    <>
      <div className={styles['paneHead']}>
        {isBeside && (
          <h2 className={styles['paneTitle']} dir="auto" title={gap?.question}>
            {gap?.question ?? <Trans>Question</Trans>}
          </h2>
        )}
        {gap && (
          <GapMenu
            gap={gap}
            others={others}
            onMerge={(mergeInto) => void change(id, { mergeInto }, () => onShow(mergeInto))}
            onSplit={(split) => void change(id, { split }, (parted) => parted && onShow(parted))}
          />
        )}
        {isBeside && <IconButton label={t`Close`} icon={<IconX aria-hidden />} onClick={onClose} />}
      </div>
      <div className={styles['paneBody']}>
        {error && !gap && (
          <SourcesProblem
            error={error}
            title={wordError(i18n, 'readKnowledgeGap', error)}
            detail={t`Try again. If that doesn’t help, a teammate may have answered or merged it.`}
            onRetry={() => void refetch()}
          />
        )}
        {!error && !gap && (
          <div className={styles['part']} role="status" aria-busy="true" aria-label={t`Loading the question`}>
            <Skeleton width="80%" />
            <Skeleton width="60%" />
          </div>
        )}
        {gap && (
          <>
            {gap.answeredBy && gap.state === 'open' && (
              <AnsweredBy gap={gap} source={gap.answeredBy} onTakenOff={onClose} />
            )}
            <GapAnswer
              gap={gap}
              onLeave={() => leave(gap.question)}
              onTakeBack={() => takeBack(gap.question)}
              onSaved={onClose}
            />
            <GapWays gap={gap} />
            <GapTickets gap={gap} />
          </>
        )}
      </div>
    </>
  )
}
