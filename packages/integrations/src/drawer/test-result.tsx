import { Trans, useLingui } from '@lingui/react/macro'
import type { IntegrationCheck } from '@replybay/api-client'
import { useFormats } from '@replybay/i18n'
import { Spinner } from '@replybay/ui-kit'
import {
  IconAlertCircle,
  IconCircleCheckFilled,
  IconCircleDashed,
  IconCircleXFilled,
} from '@tabler/icons-react'
import { describeProblem } from '../model/problem-words.ts'
import { describeLacking, describeProof } from '../model/proof-words.ts'
import type { Service } from '../model/service.ts'
import styles from './test-result.module.css'
import { took } from './took.ts'

const order = ['address', 'key', 'permission', 'plan'] as const

interface TestResultProps {
  service: Service
  /** What the last test found; undefined where there is none of this connection. */
  check: IntegrationCheck | undefined
  /** It is of what is typed, and not of what is connected. */
  isTyped: boolean
  isRunning: boolean
}

/** The four lines of a test in fixed order; after the first that fails, those not reached are not checked. */
export function TestResult({ service, check, isTyped, isRunning }: TestResultProps) {
  const { t, i18n } = useLingui()
  const formats = useFormats()
  if (!check && !isRunning) return null
  const found = isRunning ? undefined : check
  const problem =
    found?.problem === undefined
      ? undefined
      : describeProblem(i18n, service.name, { problem: found.problem, isTyped })
  const headline = problem?.title ?? (isRunning ? t`Testing the connection…` : t`The connection works`)
  return (
    <section className={styles['test']} data-failed={Boolean(problem)} aria-label={t`Connection test`}>
      <div className={styles['headline']}>
        <p role="status">
          {problem && <IconAlertCircle aria-hidden />}
          <strong>{headline}</strong>
        </p>
        {found && <time>{formats.shortMoment(new Date(found.at))}</time>}
        {problem && <p className={styles['advice']}>{problem.advice}</p>}
      </div>
      <ol className={styles['steps']}>
        {order.map((step) => (
          <Line
            key={step}
            service={service}
            step={step}
            found={found}
            isRunning={isRunning}
            title={problem?.title}
          />
        ))}
      </ol>
    </section>
  )
}

interface LineProps {
  service: Service
  step: (typeof order)[number]
  found: IntegrationCheck | undefined
  isRunning: boolean
  /** What is wrong. */
  title: string | undefined
}

function Line({ service, step, found, isRunning, title }: LineProps) {
  const { t, i18n } = useLingui()
  const formats = useFormats()
  const names = { address: t`Address`, key: t`Key`, permission: t`Permission`, plan: t`Plan` }
  const result = found?.steps.find((each) => each.step === step)
  const state = isRunning ? 'running' : (result?.state ?? 'not-checked')
  const passed = {
    address: t`Answers`,
    key: t({ context: 'key', message: 'Accepted' }),
    permission: t`All that is needed`,
    plan: t`Allows the connection`,
  }
  const ms = result?.ms
  const value = describeProof(i18n, service.kind, step, result?.value)
  const lacking = step === 'permission' ? describeLacking(i18n, service.kind, result?.value) : undefined
  return (
    <li className={styles['step']} data-state={state}>
      {state === 'passed' && <IconCircleCheckFilled aria-hidden />}
      {state === 'failed' && <IconCircleXFilled aria-hidden />}
      {state === 'not-checked' && <IconCircleDashed aria-hidden />}
      {state === 'running' && <Spinner />}
      <span className={styles['name']}>{names[step]}</span>
      <span className={styles['detail']}>
        {state === 'passed' && [passed[step], ms && took(formats, ms), value].filter(Boolean).join(', ')}
        {state === 'failed' && (lacking ?? [title, value].filter(Boolean).join(': '))}
        {state === 'not-checked' && <Trans>Not checked</Trans>}
      </span>
    </li>
  )
}
