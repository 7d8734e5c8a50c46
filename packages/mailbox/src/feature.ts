import { defineFeature } from '@replybay/feature-kit'
import { keptUnder } from './acts/act-kind.ts'
import { fills } from './fills.ts'
import { texts } from './messages.ts'
import { navigation } from './navigation.ts'
import { routes } from './routes.ts'

/** The shop's mailbox: its emails, the connection, and how the AI agent replies. @see specification §2, §7 */
export const mailboxFeature = defineFeature({
  id: 'mailbox',
  routes,
  navigation,
  setup: async () => (await import(/* chunk: home */ './setup.ts')).setup,
  texts,
  pending: {
    keptUnder,
    load: async () => (await import('./acts/sending.tsx')).sending,
  },
  fills,
})
