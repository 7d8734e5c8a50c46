import { Trans, useLingui } from '@lingui/react/macro'
import { chatMutations, chatQueries } from '@replybay/api-client'
import { useCan, useUser } from '@replybay/feature-kit'
import { Banner, Button, ProblemState, SettingsSection, Skeleton, Switch } from '@replybay/ui-kit'
import { useMutation, useQuery } from '@tanstack/react-query'
import { wordError } from '../errors.ts'
import { ReplyModeRow } from './reply-mode-row.tsx'
import styles from './settings.module.css'

/** What the AI agents do by themselves: one switch for all, and a mode for each website. */
export function RepliesSection() {
  const { t, i18n } = useLingui()
  const { owner_webs: webs, sample_webs: samples = [] } = useUser()
  const own = webs.filter((id) => !samples.includes(id))
  const canSwitch = useCan('answering')
  const { data, error, refetch } = useQuery({ ...chatQueries.agents(), enabled: canSwitch })
  const change = useMutation(chatMutations.switchAgents())
  if (!canSwitch || own.length === 0) return null
  return (
    <SettingsSection
      title={t`Automatic replies`}
      detail={t`What the AI agent does when a customer writes on your website.`}
    >
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
      {own.map((id) => (
        <ReplyModeRow key={id} webId={id} />
      ))}
    </SettingsSection>
  )
}
