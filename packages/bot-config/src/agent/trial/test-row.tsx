import { Trans, useLingui } from '@lingui/react/macro'
import { type TestQuestion, testQuestionMutations } from '@replybay/api-client'
import { LazyBoundary, lazyPart } from '@replybay/feature-kit'
import { IconButton, Menu, Tag, useToasts, VisuallyHidden } from '@replybay/ui-kit'
import {
  IconCircleCheckFilled,
  IconCircleDashed,
  IconCircleXFilled,
  IconDots,
  IconPencil,
  IconPlayerPlay,
  IconTrash,
} from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { wordError } from '../../errors.ts'
import { useLanguageNames } from '../questions/language-names.ts'
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
  const { t, i18n } = useLingui()
  const toasts = useToasts()
  const {
    testQuestionId: questionId,
    question: name,
    expected,
    mustContain,
    lang,
    lastRun,
    previousRun,
  } = question
  const remove = useMutation(testQuestionMutations.remove({ webId, questionId }))
  const add = useMutation(testQuestionMutations.add(webId))
  const [isCompared, setCompared] = useState(false)
  const names = useLanguageNames(lang === undefined ? [] : [lang])
  const spoken = lang === undefined ? t`language not set` : names(lang)
  const isChanged = hasChanged(question)
  const state = !lastRun ? 'none' : lastRun.isPassed ? 'passed' : 'failed'
  const stateNames = { none: t`Not run yet`, passed: t`Passed`, failed: t`Failed` }
  const Icon = { none: IconCircleDashed, passed: IconCircleCheckFilled, failed: IconCircleXFilled }[state]

  /** The row is gone by the time that its answer is here. */
  async function removeIt() {
    try {
      await remove.mutateAsync()
      toasts.show({
        title: t({ context: 'test question', message: `Deleted: ${name}` }),
        undo: () => void restore(),
      })
    } catch (error) {
      const detail = t`The test question is still in the list.`
      toasts.show({ tone: 'danger', title: wordError(i18n, 'removeTestQuestion', error), detail })
    }
  }
  async function restore() {
    try {
      await add.mutateAsync({
        question: name,
        expected,
        ...(lang !== undefined && { lang }),
        ...(mustContain !== undefined && { mustContain }),
      })
    } catch (error) {
      const detail = t`“${name}” is deleted. Add it again.`
      toasts.show({ tone: 'danger', title: wordError(i18n, 'addTestQuestion', error), detail })
    }
  }
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
            onSelect: () => void removeIt(),
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
