import { useLingui } from '@lingui/react/macro'
import { useShortcut } from '@replybay/ui-kit'
import { IconSparkles } from '@tabler/icons-react'
import { useAgentSwitch } from './use-agent-switch.tsx'

/** Turns the AI agents on or off from the palette, for whom that is allowed. */
export function AgentCommand() {
  const agents = useAgentSwitch()
  if (agents?.isOn === undefined || !agents.canTurn) return null
  return (
    <>
      <Command isOn={agents.isOn} onTurn={agents.turn} />
      {agents.question}
    </>
  )
}

function Command({ isOn, onTurn }: { isOn: boolean; onTurn: (isOn: boolean) => void }) {
  const { t } = useLingui()
  useShortcut({
    id: 'automatic-replies',
    label: isOn ? t`Turn off automatic replies` : t`Turn on automatic replies`,
    group: t`Automatic replies`,
    icon: IconSparkles,
    run: () => onTurn(!isOn),
  })
  return null
}
