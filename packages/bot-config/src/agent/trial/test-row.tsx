import { Trans, useLingui } from '@lingui/react/macro'
import type { TestQuestion } from '@replybay/api-client'
import { LazyBoundary, lazyPart, useHeldChange } from '@replybay/feature-kit'
import { IconButton, Menu, Tag, VisuallyHidden } from '@replybay/ui-kit'
import {
  IconCircleCheckFilled,
  IconCircleDashed,
  IconCircleXFilled,
  IconDots,
  IconPencil,
  IconPlayerPlay,
  IconTrash,
} from '@tabler/icons-react'
import { useState } from 'react'
import { useLanguageNames } from '../questions/language-names.ts'
import { aTestRemoval, testRemovals } from '../removal/test-removals.ts'
import { AnswerSources } from './answer-sources.tsx'
import { hasChanged } from './test-results.ts'
import styles from './trial.module.css'

const ReplyDifference = lazyPart(async () => (await import('./reply-difference.tsx')).ReplyDifference)

interface TestRowProps {
  webId: string
  question: TestQuestion
  /** Others can't be run meanwhile. */
  isRunning: boolean
  onRun: () => void
  onEdit: () => void
}

/** One test question: what is expected, what was said, and what was said the time before where that was something else. */
export function TestRow({ webId, question, isRunning, onRun, onEdit }: TestRowProps) {
  const { t } = useLingui()
  const {
    testQuestionId: questionId,
    question: name,
    expected,
    mustContain,
    lang,
    lastRun,
    previousRun,
  } = question
  const held = useHeldChange(testRemovals)
  const [isCompared, setCompared] = useState(false)
  const names = useLanguageNames(lang === undefined ? [] : [lang])
  const spoken = lang === undefined ? t`language not set` : names(lang)
  const isChanged = hasChanged(question)
  const state = !lastRun ? 'none' : lastRun.isPassed ? 'passed' : 'failed'
  const stateNames = { none: t`Not run yet`, passed: t`Passed`, failed: t`Failed` }
  const Icon = { none: IconCircleDashed, passed: IconCircleCheckFilled, failed: IconCircleXFilled }[state]

  const removeIt = () =>
    held(aTestRemoval({ webId, questionId }), {
      title: t({ context: 'test question', message: `Deleted: ${name}` }),
      tooLate: t`The test question was already deleted`,
    })
  return (
    <li className={styles['test']} data-state={state}>
      <Icon aria-hidden className={styles['state']} />
      <div className={styles['testWords']}>
        <p className={styles['asked']}>
          <VisuallyHidden>{stateNames[state]}</VisuallyHidden> <span dir="auto">{name}</span>{' '}
          {isChanged && <Tag tone="info">{t({ context: 'reply', message: 'Changed' })}</Tag>}
        </p>
        <p className={styles['note']}>
          <span>
            {expected === 'handed-off' && <Trans>Expected: handed off</Trans>}
            {expected === 'answered' && mustContain === undefined && <Trans>Expected: a reply</Trans>}
            {expected === 'answered' && mustContain !== undefined && (
              <Trans>Expected: a reply that contains “{mustContain}”</Trans>
            )}
          </span>
          {' · '}
          <span>{spoken}</span>
        </p>
        {lastRun && <RunWords run={lastRun} />}
        {lastRun?.outcome === 'answered' && (
          // What is quoted or written always has a source.
          <AnswerSources sources={lastRun.sources ?? []} isGiven={!lastRun.sources?.length} />
        )}
        {isChanged && lastRun && previousRun && (
          <details
            className={styles['before']}
            onToggle={({ currentTarget }) => setCompared(currentTarget.open)}
          >
            <summary>
              <Trans>What changed in this run</Trans>
            </summary>
            {isCompared && (
              <LazyBoundary>
                <ReplyDifference before={previousRun.text} after={lastRun.text} />
              </LazyBoundary>
            )}
          </details>
        )}
      </div>
      <Menu
        label={t`Actions for ${name}`}
        placement="bottom-end"
        trigger={<IconButton size="sm" label={t`Actions for ${name}`} icon={<IconDots aria-hidden />} />}
        items={[
          {
            key: 'run',
            label: t`Run this test`,
            icon: <IconPlayerPlay aria-hidden />,
            disabled: isRunning,
            onSelect: onRun,
          },
          { key: 'edit', label: t`Edit`, icon: <IconPencil aria-hidden />, onSelect: onEdit },
          {
            key: 'delete',
            label: t`Delete`,
            icon: <IconTrash aria-hidden />,
            danger: true,
            onSelect: removeIt,
          },
        ]}
      />
    </li>
  )
}

/** What the AI agent said or did. */
function RunWords({ run: { outcome, text } }: { run: NonNullable<TestQuestion['lastRun']> }) {
  return (
    <p className={styles['reply']} dir="auto">
      {outcome === 'handed-off' && <Trans>Handed off</Trans>}
      {outcome === 'silent' && <Trans>No reply: nothing is asked.</Trans>}
      {outcome === 'answered' && text}
    </p>
  )
}
