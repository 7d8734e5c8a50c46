import { defineEntryFeature } from '@replybay/feature-kit'
import { loadMessages } from './messages.ts'
import { routes, signInRoute } from './routes.ts'
import { SignInPage } from './sign-in/sign-in-page.tsx'

// Not loaded apart: it is what the first screen shows.
signInRoute.update({ component: SignInPage })

/** The ways into an account. They are there before anything else of the dashboard is. @see specification §2, §4 */
export const accountEntry = defineEntryFeature({ id: 'account', routes, loadMessages })
