import { defineFeature } from '@replybay/feature-kit'
import { fills } from './fills.ts'
import { texts } from './messages.ts'
import { navigation } from './navigation.ts'
import { routes } from './routes.ts'

/** Shops, carriers and payments that a shop connects. @see specification §1, §2, §7 Integrations */
export const integrationsFeature = defineFeature({
  id: 'integrations',
  routes,
  navigation,
  setup: async () => (await import(/* chunk: home */ './setup.ts')).setup,
  texts,
  fills,
})
