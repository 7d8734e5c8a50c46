import { useLingui } from '@lingui/react/macro'
import { NavSwitch, textLinkClassName, useToasts } from '@replybay/ui-kit'
import { IconSparkles } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { wordSwitchError } from './switch-errors.ts'
import { useAgentSwitch } from './use-agent-switch.tsx'

/** Whether AI agents reply by themselves, always in sight; the owner and admins turn it here. */
export function AgentSwitch({ isNarrow }: { isNarrow: boolean }) {
  const { t, i18n } = useLingui()
  const toasts = useToasts()
  const agents = useAgentSwitch()
  // Nothing is said before it is known how it stands.
  if (!agents || (agents.isOn === undefined && !agents.error)) return null
  const { isOn, isUsed, canTurn, error } = agents
  const unused = isOn && !isUsed && t`No website uses automatic replies yet`
  const state = isOn ? t`Automatic replies are on` : t`Automatic replies are off`
  const closed = isOn
    ? t`Automatic replies are on. Only the owner and admins can turn them off.`
    : t`Automatic replies are off. Only the owner and admins can turn them on.`

  function press() {
    if (isOn === undefined) agents?.refetch()
    else if (canTurn) agents?.turn(!isOn)
    else toasts.show({ title: closed })
  }
  return (
    <>
      <NavSwitch
        label={t`Automatic replies`}
        icon={<IconSparkles />}
        isOn={isOn}
        hint={error ? wordSwitchError(i18n, 'getAgentSwitch', error) : unused || (canTurn ? state : closed)}
        note={
          unused &&
          (canTurn ? (
            <Link to="/knowledge/settings" className={textLinkClassName()}>
              {unused}
            </Link>
          ) : (
            unused
          ))
        }
        isNarrow={isNarrow}
        busy={agents.isBusy}
        locked={isOn !== undefined && !canTurn}
        onPress={press}
      />
      {agents.question}
    </>
  )
}
