import { useLingui } from '@lingui/react/macro'
import { type PaletteSourceProps, usePaletteSource } from '@replybay/ui-kit'
import { IconSparkles } from '@tabler/icons-react'
import { useAgentSwitch } from './use-agent-switch.tsx'

/** Turns the AI agents on or off from the palette, for whom that is allowed. On is asked for in a second step. */
export function AgentCommand({ search: { words, prefix }, onFound }: PaletteSourceProps) {
  const { t } = useLingui()
  const agents = useAgentSwitch()
  const isMeant =
    words !== '' && prefix === undefined && agents?.canTurn === true && agents.isOn !== undefined
  const shared = { id: 'automatic-replies', icon: <IconSparkles /> }
  const command = agents?.isOn
    ? {
        ...shared,
        label: t`Turn off automatic replies`,
        detail: agents.isUsed ? undefined : t`No website uses automatic replies yet`,
        run: () => agents.turn(false),
      }
    : {
        ...shared,
        label: t`Turn on automatic replies`,
        step: () => ({
          label: t`Turn on automatic replies?`,
          render: (props: PaletteSourceProps) => <TurnOn {...props} onTurn={() => agents?.turnOn()} />,
        }),
      }
  usePaletteSource('automatic-replies', onFound, {
    sections: [{ id: 'automatic-replies', title: t`Automatic replies`, commands: isMeant ? [command] : [] }],
  })
  return null
}

interface TurnOnProps extends PaletteSourceProps {
  onTurn: () => void
}

function TurnOn({ onFound, onTurn }: TurnOnProps) {
  const { t } = useLingui()
  usePaletteSource('turn-on', onFound, {
    sections: [
      {
        id: 'turn-on',
        found: 'now',
        commands: [{ id: 'turn-on', label: t`Turn on`, icon: <IconSparkles />, run: onTurn }],
        note: t`AI agents that are set to reply will reply to customers immediately, without anyone reading the replies first. Your team will also get suggestions again where they’re set up.`,
      },
    ],
  })
  return null
}
