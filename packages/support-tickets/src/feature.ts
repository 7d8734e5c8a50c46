import { defineFeature } from '@replybay/feature-kit'
import { fills } from './fills.ts'
import { texts } from './messages.ts'
import { navigation } from './navigation.ts'
import { keptUnder } from './model/kept-under.ts'
import { routes } from './routes.ts'

/** Tickets of all channels: the lists, the conversation, the answer. @see specification §2, §4, §7 */
export const supportTicketsFeature = defineFeature({
  id: 'support-tickets',
  routes,
  navigation,
  texts,
  pending: {
    keptUnder,
    load: async () => (await import('./pending/sending.tsx')).sending,
  },
  fills,
})
