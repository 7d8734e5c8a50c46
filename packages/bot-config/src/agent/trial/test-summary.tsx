import { Trans } from '@lingui/react/macro'
import type { TestQuestion } from '@replybay/api-client'
import { Button } from '@replybay/ui-kit'
import { IconPlayerPlay } from '@tabler/icons-react'
import { PassRate } from './pass-rate.tsx'
import styles from './trial.module.css'
import type { TestSet } from './use-test-set.ts'

interface TestSummaryProps {
  set: TestSet
  questions: readonly TestQuestion[]
  /** Shows the test questions. */
  onOpen: () => void
}

/** For the header of the page: how many test questions pass, and the way to run them again. */
export function TestSummary({ set: { progress, run }, questions, onOpen }: TestSummaryProps) {
  return (
    <div className={styles['summary']}>
      <span className={styles['note']}>
        <Trans>Test set</Trans>
      </span>
      <PassRate questions={questions} />
      <Button
        size="sm"
        leftIcon={<IconPlayerPlay aria-hidden />}
        loading={progress !== undefined}
        onClick={() => {
          onOpen()
          run(questions.map(({ testQuestionId }) => testQuestionId))
        }}
      >
        <Trans>Run tests</Trans>
      </Button>
    </div>
  )
}
