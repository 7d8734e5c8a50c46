import { Trans, useLingui } from '@lingui/react/macro'
import { Banner, Button, ProblemState, Skeleton, Switch } from '@replybay/ui-kit'
import { wordSwitchError } from '../agent-switch/switch-errors.ts'
import { useAgentSwitch } from '../agent-switch/use-agent-switch.tsx'
import styles from './settings.module.css'

/** Pauses all AI agents of the account, and lets them go on. */
export function AgentSwitchRow() {
  const { t, i18n } = useLingui()
  const agents = useAgentSwitch()
  if (!agents) return null
  const { isOn, isBusy, canTurn, error, refetch, turn, question } = agents
  return (
    <>
      <div className={styles['body']}>
        {error && <ProblemState title={wordSwitchError(i18n, 'getAgentSwitch', error)} onRetry={refetch} />}
        {!error && isOn === undefined && <Skeleton width="60%" />}
        {isOn !== undefined && (
          <Switch
            label={t`Automatic replies`}
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
      {question}
    </>
  )
}
