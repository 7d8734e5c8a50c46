import { Trans, useLingui } from '@lingui/react/macro'
import { useUser } from '@replybay/feature-kit'
import { Banner, Button, ProblemState, SettingsSection, Skeleton, Switch } from '@replybay/ui-kit'
import { wordSwitchError } from '../agent-switch/switch-errors.ts'
import { useAgentSwitch } from '../agent-switch/use-agent-switch.tsx'
import { ReplyModeRow } from './reply-mode-row.tsx'
import styles from './settings.module.css'

/** What the AI agents do by themselves: one switch for all, and a mode for each website. */
export function RepliesSection() {
  const { t, i18n } = useLingui()
  const { owner_webs: webs, sample_webs: samples = [] } = useUser()
  const own = webs.filter((id) => !samples.includes(id))
  const agents = useAgentSwitch()
  if (!agents) return null
  const { isOn, isBusy, canTurn, error, refetch, turn } = agents
  return (
    <SettingsSection
      title={t`Automatic replies`}
      detail={t`What the AI agent does when a customer writes on your website.`}
    >
      <div className={styles['body']}>
        {error && <ProblemState title={wordSwitchError(i18n, 'getAgentSwitch', error)} onRetry={refetch} />}
        {!error && isOn === undefined && <Skeleton width="60%" />}
        {isOn !== undefined && (
          <Switch
            label={t`AI agents`}
            hint={t`Turn this off to pause all AI agents. Their settings are kept.`}
            checked={isOn}
            busy={isBusy}
            disabled={!canTurn}
            onChange={turn}
          />
        )}
        {isOn === false && (
          <Banner
            tone="warning"
            action={
              <Button size="sm" loading={isBusy} onClick={() => turn(true)}>
                <Trans>Turn on</Trans>
              </Button>
            }
          >
            <Trans>All AI agents are paused. Customers only get replies from your team.</Trans>
          </Banner>
        )}
      </div>
      {agents.question}
      {own.map((id) => (
        <ReplyModeRow key={id} webId={id} />
      ))}
    </SettingsSection>
  )
}
