import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { TestQuestion } from '@replybay/api-client'
import { errorDetail, useCan } from '@replybay/feature-kit'
import {
  Banner,
  Button,
  EmptyState,
  ProblemState,
  Progress,
  SettingsSection,
  Skeleton,
  StaleStrip,
} from '@replybay/ui-kit'
import { IconMessages, IconPlayerPlay, IconPlayerStopFilled, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { ErrorWords } from '../../error-words.tsx'
import { wordError } from '../../errors.ts'
import { AskedDialog } from './asked-dialog.tsx'
import { LanguageRates } from './language-rates.tsx'
import { PassRate } from './pass-rate.tsx'
import { TestDialog } from './test-dialog.tsx'
import { TestRow } from './test-row.tsx'
import styles from './trial.module.css'
import type { TestSet } from './use-test-set.ts'

interface TestSetSectionProps {
  webId: string
  set: TestSet
}

/** Questions that are asked again after each change: what is expected, what was said, and what is different from the time before. */
export function TestSetSection({ webId, set }: TestSetSectionProps) {
  const { t, i18n } = useLingui()
  const { query, questions, progress, failure, run, stop } = set
  const [open, setOpen] = useState<TestQuestion | 'new'>()
  const [isAskedOpen, setAskedOpen] = useState(false)
  const canFindAsked = useCan('knowledge')
  const detail = errorDetail(i18n, query.error)
  const words = query.error ? wordError(i18n, 'listTestQuestions', query.error) : ''
  const { done = 0, total = 1 } = progress ?? {}
  const add = (
    <>
      {canFindAsked && (
        <Button size="sm" leftIcon={<IconMessages aria-hidden />} onClick={() => setAskedOpen(true)}>
          <Trans>Add customer questions</Trans>
        </Button>
      )}
      <Button size="sm" leftIcon={<IconPlus aria-hidden />} onClick={() => setOpen('new')}>
        <Trans>Add test question</Trans>
      </Button>
    </>
  )
  return (
    <SettingsSection
      title={t`Test set`}
      detail={t`Questions to ask again after each change, with what you expect.`}
    >
      {!questions && !query.error && <Skeleton height="6rem" />}
      {!questions && query.error && (
        <ProblemState title={words} detail={detail} onRetry={() => void query.refetch()} />
      )}
      {questions && query.error && (
        <StaleStrip
          title={words}
          detail={detail}
          asOf={new Date(query.dataUpdatedAt)}
          onRetry={() => void query.refetch()}
        />
      )}
      {questions?.length === 0 && (
        <EmptyState
          title={t`No test questions yet`}
          detail={t`Add what customers ask most. After a change, one click shows whether the replies are still right.`}
          action={<div className={styles['addLine']}>{add}</div>}
        />
      )}
      {questions && questions.length > 0 && (
        <>
          <div className={styles['runLine']}>
            <PassRate questions={questions} />
            <div className={styles['addLine']}>
              {add}
              {progress ? (
                <Button size="sm" leftIcon={<IconPlayerStopFilled aria-hidden />} onClick={stop}>
                  <Trans>Stop</Trans>
                </Button>
              ) : (
                <Button
                  size="sm"
                  variant="primary"
                  leftIcon={<IconPlayerPlay aria-hidden />}
                  onClick={() => run(questions.map(({ testQuestionId }) => testQuestionId))}
                >
                  <Trans>Run tests</Trans>
                </Button>
              )}
            </div>
          </div>
          <LanguageRates questions={questions} />
          {progress && (
            <div role="status" className={styles['progress']}>
              <Progress label={t`Running the tests`} value={done / total} />
              <Trans>
                {done} of {total} run
              </Trans>
            </div>
          )}
          {failure && (
            <div className={styles['banner']}>
              <Banner
                tone="danger"
                action={
                  <Button size="sm" onClick={() => run(failure.left)}>
                    <Trans>Retry</Trans>
                  </Button>
                }
              >
                <ErrorWords operation="runTestQuestion" error={failure.error} />{' '}
                <Plural value={failure.left.length} one="# test wasn’t run." other="# tests weren’t run." />
              </Banner>
            </div>
          )}
          <ul className={styles['tests']} aria-label={t`Test questions`}>
            {questions.map((question) => (
              <TestRow
                key={question.testQuestionId}
                webId={webId}
                question={question}
                isRunning={progress !== undefined}
                onRun={() => run([question.testQuestionId])}
                onEdit={() => setOpen(question)}
              />
            ))}
          </ul>
        </>
      )}
      <TestDialog
        key={open === 'new' ? 'new' : open?.testQuestionId}
        webId={webId}
        question={open === 'new' ? undefined : open}
        isOpen={open !== undefined}
        onClose={() => setOpen(undefined)}
      />
      {isAskedOpen && (
        <AskedDialog webId={webId} tests={questions ?? []} isOpen onClose={() => setAskedOpen(false)} />
      )}
    </SettingsSection>
  )
}
