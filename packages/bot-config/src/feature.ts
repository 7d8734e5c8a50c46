import { defineFeature } from '@replybay/feature-kit'
import { keptUnder } from './agent/removal/removal-kind.ts'
import { fills } from './fills.ts'
import { texts } from './messages.ts'
import { navigation } from './navigation.ts'
import { routes } from './routes.ts'

/** The websites of a company, and how the AI agent is on each. @see specification §2, §7 */
export const botConfigFeature = defineFeature({
  id: 'bot-config',
  routes,
  navigation,
  setup: async () => (await import(/* chunk: home */ './setup.ts')).setup,
  texts,
  pending: {
    keptUnder,
    load: async () => (await import('./agent/removal/sending.tsx')).sending,
  },
  fills,
})
