import { Trans, useLingui } from '@lingui/react/macro'
import { useCan } from '@replybay/feature-kit'
import { EmptyState, IconButton, ProblemState, Skeleton, useFromBreakpoint } from '@replybay/ui-kit'
import { IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { wordError } from '../../errors.ts'
import type { Source } from '../../model/source.ts'
import { SourceIcon } from '../../model/source-icon.tsx'
import { useOpenSource } from '../../model/use-open-source.ts'
import { IndexedPassages } from './indexed-passages.tsx'
import { PairEditor } from './pair-editor.tsx'
import styles from './pane.module.css'
import { ReadText } from './read-text.tsx'
import { SourceFacts } from './source-facts.tsx'
import { TextEditor } from './text-editor.tsx'
import { WebsitePages } from './website-pages.tsx'

export interface SourcePaneProps {
  /** The key of the source that is open. */
  openKey: string
  /** It, where the list has it. */
  listed: Source | undefined
  /** @returns whether the focus goes along to what was opened: once, by hand. */
  takeFocus: () => boolean
  hasPrevious: boolean
  hasNext: boolean
  onMove: (step: 1 | -1) => void
  onClose: () => void
  renderActions: (source: Source) => ReactNode
}

/** One source beside the list: what it holds, how far it is known. */
export function SourcePane({ openKey, listed, takeFocus, renderActions, ...move }: SourcePaneProps) {
  const { t, i18n } = useLingui()
  const { source, isGone, error, retry } = useOpenSource(openKey, listed)
  const isBeside = useFromBreakpoint('lg')
  const title = useRef<HTMLHeadingElement>(null)
  const arrive = useEffectEvent((_key: string) => {
    if (isBeside && takeFocus()) title.current?.focus()
  })
  useEffect(() => arrive(openKey), [openKey])
  function onKeyDown(event: KeyboardEvent) {
    const { key } = event
    if (event.target !== title.current || (key !== 'ArrowDown' && key !== 'ArrowUp')) return
    event.preventDefault()
    move.onMove(key === 'ArrowDown' ? 1 : -1)
  }
  return (
    <>
      {/* Its buttons have keys of their own. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the heading has the focus, and moves */}
      <div className={styles['head']} onKeyDown={onKeyDown}>
        {isBeside && (
          <>
            {source && <SourceIcon {...source} />}
            <h2 ref={title} tabIndex={-1} className={styles['title']} dir="auto">
              {source?.title ?? t`Source`}
            </h2>
          </>
        )}
        <div className={styles['headActions']}>
          <IconButton
            label={t`Previous source`}
            shortcut="k"
            icon={<IconChevronUp aria-hidden />}
            disabled={!move.hasPrevious}
            onClick={() => move.onMove(-1)}
          />
          <IconButton
            label={t`Next source`}
            shortcut="j"
            icon={<IconChevronDown aria-hidden />}
            disabled={!move.hasNext}
            onClick={() => move.onMove(1)}
          />
          {source && renderActions(source)}
          {isBeside && (
            <IconButton
              label={t`Close`}
              shortcut="escape"
              icon={<IconX aria-hidden />}
              onClick={move.onClose}
            />
          )}
        </div>
      </div>
      <div className={styles['body']}>
        {isGone && (
          <EmptyState
            title={t`This source doesn’t exist anymore`}
            detail={<Trans>It may have been deleted. Go back to the list.</Trans>}
          />
        )}
        {error && (
          <ProblemState
            title={wordError(i18n, 'getKnowledgeDocument', error)}
            onRetry={retry}
            report={error.message}
          />
        )}
        {!isGone && !error && !source && (
          <div
            className={styles['skeletons']}
            role="status"
            aria-busy="true"
            aria-label={t`Loading the source`}
          >
            {['60%', '40%', '80%'].map((width) => (
              <Skeleton key={width} width={width} />
            ))}
          </div>
        )}
        {source && (
          <>
            <SourceFacts source={source} />
            <Content key={source.key} source={source} />
          </>
        )}
      </div>
    </>
  )
}

function Content({ source }: { source: Source }) {
  const canList = useCan('knowledge')
  if (source.website) return <WebsitePages source={source} />
  if (source.kind === 'qa' || source.kind === 'text') {
    return (
      <>
        {source.kind === 'qa' ? <PairEditor source={source} /> : <TextEditor source={source} />}
        {canList && (
          <section className={styles['indexed']}>
            <h3 className={styles['partTitle']}>
              <Trans>What the AI agent reads</Trans>
            </h3>
            <IndexedPassages id={source.id} />
          </section>
        )}
      </>
    )
  }
  return <ReadText source={source} />
}
