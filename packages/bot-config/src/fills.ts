import { msg } from '@lingui/core/macro'
import {
  companySettings,
  emptyInbox,
  type Fill,
  fillSlot,
  paletteSources,
  testQuestion,
} from '@replybay/feature-kit'
import { agentRoute, websitesRoute } from './routes.ts'
import { WEBSITES_ID } from './websites/websites-id.ts'

export const fills: readonly Fill[] = [
  fillSlot(paletteSources, {
    id: 'web-agent-commands',
    load: async () => (await import('./palette/agent-commands.tsx')).AgentCommands,
  }),
  fillSlot(testQuestion, {
    id: 'web-agent-test-question',
    page: agentRoute,
    load: async () => (await import('./agent/trial/add-to-test-set.tsx')).AddToTestSet,
  }),
  fillSlot(emptyInbox, {
    id: 'missing-chat',
    page: websitesRoute,
    load: async () => (await import('./install/missing-chat.tsx')).MissingChat,
  }),
  fillSlot(companySettings, {
    id: WEBSITES_ID,
    label: msg`Websites`,
    page: websitesRoute,
    load: async () => (await import('./websites/websites-section.tsx')).WebsitesSection,
  }),
]
