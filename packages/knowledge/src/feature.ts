import { defineFeature } from '@replybay/feature-kit'
import { fills } from './fills.ts'
import { texts } from './messages.ts'
import { navigation } from './navigation.ts'
import { keptUnder } from './removal/removal-kind.ts'
import { routes } from './routes.ts'

/** What the AI agents know. @see specification §2, §7 */
export const knowledgeFeature = defineFeature({
  id: 'knowledge',
  routes,
  navigation,
  setup: async () => (await import(/* chunk: home */ './setup.ts')).setup,
  texts,
  pending: {
    keptUnder,
    load: async () => (await import('./removal/sending.tsx')).sending,
  },
  fills,
})
