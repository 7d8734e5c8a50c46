import { Trans, useLingui } from '@lingui/react/macro'
import { chatMutations, chatQueries } from '@replybay/api-client'
import { Banner, Button, ProblemState, Skeleton, Switch } from '@replybay/ui-kit'
import { useMutation, useQuery } from '@tanstack/react-query'
import { wordError } from '../errors.ts'
import styles from './settings.module.css'

/** Pauses all AI agents of the company at once. */
export function AgentSwitch() {
  const { t, i18n } = useLingui()
  const { data, error, refetch } = useQuery(chatQueries.agents())
  const change = useMutation(chatMutations.switchAgents())
  return (
    <div className={styles['body']}>
      {error && !data && (
        <ProblemState title={wordError(i18n, 'getAgentSwitch', error)} onRetry={() => void refetch()} />
      )}
      {!error && !data && <Skeleton width="60%" />}
      {data && (
        <Switch
          label={t`AI agents`}
          hint={t`Turn this off to pause all AI agents. Their settings are kept.`}
          checked={!(change.isPending ? change.variables.isPaused : data.isPaused)}
          busy={change.isPending}
          error={change.error && wordError(i18n, 'changeAgentSwitch', change.error)}
          onChange={(isOn) => change.mutate({ isPaused: !isOn })}
        />
      )}
      {data?.isPaused && (
        <Banner
          tone="warning"
          action={
            <Button size="sm" loading={change.isPending} onClick={() => change.mutate({ isPaused: false })}>
              <Trans>Turn on</Trans>
            </Button>
          }
        >
          <Trans>All AI agents are paused. Customers only get replies from your team.</Trans>
        </Banner>
      )}
    </div>
  )
}
