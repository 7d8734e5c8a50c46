import { defineEntryFeature } from '@replybay/feature-kit'
import { loadMessages } from './messages.ts'
import { routes } from './routes.ts'

/** The ways into an account. They are there before anything else of the dashboard is. @see specification §2, §4 */
export const accountEntry = defineEntryFeature({ id: 'account', routes, loadMessages })
