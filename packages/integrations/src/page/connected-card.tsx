import { Trans, useLingui } from '@lingui/react/macro'
import { type Integration, integrationMutations } from '@replybay/api-client'
import { useFormats } from '@replybay/i18n'
import { Button, useToasts } from '@replybay/ui-kit'
import { useMutation } from '@tanstack/react-query'
import { wordError } from '../errors.ts'
import { describeProblem } from '../model/problem-words.ts'
import type { Service } from '../model/service.ts'
import { CardFrame } from './card-frame.tsx'
import styles from './card.module.css'
import { Facts } from './facts.tsx'
import { ImportProgress } from './import-progress.tsx'
import { StateWord } from '../state/state-word.tsx'

interface ConnectedCardProps {
  service: Service
  integration: Integration
  /** It is the first that needs somebody: its way on is the loudest of the page. */
  isGravest: boolean
  /** When it was so, ms since 1970. */
  asOf: number
  onOpen: () => void
}

/** A service that is connected: how it works, or what to do. */
export function ConnectedCard({ service, integration, isGravest, asOf, onOpen }: ConnectedCardProps) {
  const { t, i18n } = useLingui()
  const formats = useFormats()
  const toasts = useToasts()
  const check = useMutation(integrationMutations.check())
  const changeImport = useMutation(integrationMutations.changeImport(integration._id))
  const { state, import: running, checkedAt, url, name, _id } = integration
  const isFailed = state === 'failed'
  const problem = describeProblem(i18n, service.name, integration)
  const details = (
    <Button variant="subtle" onClick={onOpen} aria-label={t`Details of ${service.name}`}>
      <Trans>Details</Trans>
    </Button>
  )
  const variant = isGravest ? 'primary' : 'default'
  const failedActions = problem.needsKeys ? (
    <Button variant={variant} onClick={onOpen}>
      {integration.problem === 'bad-key' ? t`Enter new key` : t`Fix it`}
    </Button>
  ) : (
    <Button
      variant={variant}
      loading={check.isPending}
      onClick={() =>
        check.mutate(_id, {
          onError: (error) =>
            toasts.show({ tone: 'danger', title: wordError(i18n, 'checkIntegration', error) }),
        })
      }
    >
      <Trans>Check again</Trans>
    </Button>
  )
  const pause = running && (
    <Button
      variant="subtle"
      loading={changeImport.isPending}
      onClick={() =>
        changeImport.mutate(!running.isPaused, {
          onError: (error) => toasts.show({ tone: 'danger', title: wordError(i18n, 'changeImport', error) }),
        })
      }
    >
      {running.isPaused ? t({ context: 'import', message: 'Continue' }) : t`Pause`}
    </Button>
  )
  const since = checkedAt && formats.shortMoment(new Date(checkedAt))
  return (
    <CardFrame
      service={service}
      detail={url?.replace(/^https?:\/\//, '') ?? name ?? i18n._(service.purpose)}
      isConnected
      isFailed={isFailed}
      state={<StateWord integration={integration} service={service.name} />}
      moment={since && (isFailed ? t`Tried ${since}` : t`Checked ${since}`)}
      actions={
        <>
          {!isFailed && pause}
          {details}
          {isFailed && failedActions}
        </>
      }
    >
      {isFailed ? (
        <FailedText integration={integration} {...problem} />
      ) : running ? (
        <ImportProgress service={service.name} running={running} asOf={asOf} />
      ) : (
        <Facts integration={integration} />
      )}
    </CardFrame>
  )
}

interface FailedTextProps {
  integration: Integration
  title: string
  advice: string
}

function FailedText({ integration: { failedSince, counts }, title, advice }: FailedTextProps) {
  const { t } = useLingui()
  const formats = useFormats()
  const since = failedSince && formats.shortMoment(new Date(failedSince))
  const waiting = counts?.waiting
  return (
    <>
      <p className={styles['problem']}>{since ? t`${title} since ${since}` : title}</p>
      <p>
        {waiting !== undefined &&
          waiting > 0 &&
          t`Orders waiting: ${formats.number(waiting)}. None are lost.`}{' '}
        {advice}
      </p>
    </>
  )
}
