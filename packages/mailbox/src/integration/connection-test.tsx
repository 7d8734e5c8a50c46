import { useLingui } from '@lingui/react/macro'
import type { MailboxStep, MailboxTestResult } from '@replybay/api-client'
import { useFormats } from '@replybay/i18n'
import { Button, CopyButton, Spinner, textLinkClassName } from '@replybay/ui-kit'
import {
  IconAlertCircle,
  IconCircleCheckFilled,
  IconCircleDashed,
  IconCircleXFilled,
  IconCopy,
} from '@tabler/icons-react'
import { useState } from 'react'
import styles from './connection-test.module.css'
import { problemAdvice, problemWords } from './problem-words.ts'
import { type ConnectionTest as Test, steps } from './use-connection-test.ts'

interface ConnectionTestProps {
  test: Test
  /** Where the provider explains its passwords. */
  helpUrl: string | undefined
}

/** The steps of a test, each as it is known. */
export function ConnectionTest({ test, helpUrl }: ConnectionTestProps) {
  const { t, i18n } = useLingui()
  const formats = useFormats()
  const [showsWords, setShowsWords] = useState(false)
  const { results, running, problem: failed, hasPassed } = test
  const problem = failed?.problem
  const headline = problem
    ? i18n._(problemWords[problem.kind])
    : hasPassed
      ? t`Everything works. Save to connect the mailbox.`
      : t`Trying the connection…`
  return (
    <section className={styles['test']} data-failed={Boolean(problem)} aria-label={t`Connection test`}>
      <p role="status" className={styles['headline']}>
        {problem && <IconAlertCircle aria-hidden />}
        <span>{headline}</span>
        {problem && <time className={styles['detail']}>{formats.time(new Date(problem.at))}</time>}
      </p>
      <ol className={styles['steps']}>
        {steps.map((step) => (
          <Step
            key={step}
            step={step}
            isRunning={running === step}
            result={results.find((each) => each.step === step)}
          />
        ))}
      </ol>
      {problem && (
        <div className={styles['advice']}>
          <p>{i18n._(problemAdvice[problem.kind])}</p>
          <div className={styles['links']}>
            {helpUrl && problem.kind === 'wrong-password' && (
              <a className={textLinkClassName()} href={helpUrl} target="_blank" rel="noreferrer">
                {t`Where to find it`}
              </a>
            )}
            {problem.said && (
              <Button
                variant="subtle"
                aria-expanded={showsWords}
                onClick={() => setShowsWords(!showsWords)}
              >{t`What the server said`}</Button>
            )}
          </div>
          {showsWords && problem.said && (
            <div className={styles['said']}>
              <code>{problem.said}</code>
              <CopyButton text={problem.said} leftIcon={<IconCopy aria-hidden />}>{t`Copy`}</CopyButton>
            </div>
          )}
        </div>
      )}
    </section>
  )
}

interface StepProps {
  step: MailboxStep
  isRunning: boolean
  result: MailboxTestResult | undefined
}

function Step({ step, isRunning, result }: StepProps) {
  const { t, i18n } = useLingui()
  const formats = useFormats()
  const stepWords: Record<MailboxStep, readonly [tried: string, done: string]> = {
    found: [t`Find the incoming server`, t`Incoming server found`],
    encrypted: [t`Encrypt the connection`, t`Encrypted, certificate valid`],
    'signed-in': [t`Sign in`, t`Signed in`],
    folders: [t`Read folders`, t`Folders read`],
    sending: [t`Test sending`, t`Sending works`],
  }
  const [tried, done] = stepWords[step]
  const isDone = result !== undefined && !result.problem
  const state = isRunning ? 'running' : isDone ? 'done' : result ? 'failed' : 'waiting'
  const detail = isDone
    ? (result.detail ?? t`${formats.number(result.ms)} ms`)
    : result?.problem
      ? i18n._(problemWords[result.problem.kind])
      : isRunning
        ? ''
        : t`Not tried`
  return (
    <li className={styles['step']} data-state={state}>
      {state === 'done' && <IconCircleCheckFilled aria-hidden />}
      {state === 'failed' && <IconCircleXFilled aria-hidden />}
      {state === 'waiting' && <IconCircleDashed aria-hidden />}
      {state === 'running' && <Spinner />}
      <span>{isDone ? done : tried}</span>
      <span className={styles['detail']}>{detail}</span>
    </li>
  )
}
