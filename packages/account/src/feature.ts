import { defineFeature } from '@replybay/feature-kit'
import { fills } from './fills.ts'
import { texts } from './messages.ts'
import { navigation } from './navigation.ts'
import { routes } from './routes.ts'

/** What people set for themselves and their company. @see specification §2, §4, §7 */
export const accountFeature = defineFeature({
  id: 'account',
  routes,
  navigation,
  texts,
  fills,
  setup: async () => (await import(/* chunk: home */ './setup.ts')).setup,
})
