import { defineFeature } from '@replybay/feature-kit'
import { texts } from './messages.ts'
import { navigation } from './navigation.ts'
import { routes } from './routes.ts'

/** Mailbox. */
export const mailboxFeature = defineFeature({
  id: 'mailbox',
  routes,
  navigation,
  texts,
})
