import { useLingui } from '@lingui/react/macro'
import { blockingGuard, guardsOf, useAccess } from '@replybay/feature-kit'
import { type Command, type PaletteSourceProps, usePaletteSource } from '@replybay/ui-kit'
import { IconRobot } from '@tabler/icons-react'
import type { AgentTab } from '../agent/agent-tabs.ts'
import { useNavigate } from '../links.ts'
import { agentRoute } from '../routes.ts'

/** The tabs of the web agent, once one searches for them. */
export function AgentCommands({ search: { words, prefix }, onFound }: PaletteSourceProps) {
  const { t } = useLingui()
  const access = useAccess()
  const navigate = useNavigate()
  const mayOpen = !blockingGuard(guardsOf(agentRoute), { access, path: agentRoute.fullPath })
  const isMeant = mayOpen && words !== '' && prefix === undefined
  const command = (tab: AgentTab | undefined, label: string, keywords: string): Command => ({
    id: `web-agent-${tab ?? 'questions'}`,
    label,
    detail: t`Website AI agent`,
    keywords,
    icon: <IconRobot />,
    run: () => void navigate({ to: '/webs/agent', search: { tab } }),
  })
  const commands = [
    command(undefined, t`Questions`, t`suggested questions, languages, FAQ`),
    command('behavior', t`Behavior`, t`automatic replies, close tickets, idle`),
    command('appearance', t`Appearance`, t`logo, color, theme, greeting, chat widget`),
    command('test', t`Test`, t`try, test set, conversation`),
  ]
  usePaletteSource('web-agent', onFound, {
    sections: [
      { id: 'web-agent', title: t`Parts of the website’s AI agent`, commands: isMeant ? commands : [] },
    ],
  })
  return null
}
