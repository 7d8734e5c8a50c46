import { msg } from '@lingui/core/macro'
import type { NavigationEntry } from '@replybay/feature-kit'
import { IconBrandDiscord, IconRobot, IconWorld } from '@tabler/icons-react'
import { agentRoute, discordAgentRoute, websitesRoute } from './routes.ts'

export const navigation: readonly NavigationEntry[] = [
  { id: 'web-agent', section: 'agents', label: msg`Website AI agent`, icon: IconRobot, route: agentRoute },
  {
    id: 'discord-agent',
    section: 'agents',
    label: msg`Discord AI agent`,
    icon: IconBrandDiscord,
    route: discordAgentRoute,
  },
  { id: 'websites', section: 'company', label: msg`Websites`, icon: IconWorld, route: websitesRoute },
]
