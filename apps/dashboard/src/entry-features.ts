import { accountEntry } from '@replybay/account/entry'
import { bareLayoutRoute, type EntryFeature } from '@replybay/feature-kit'

/** What is there before somebody has signed in. All of it is in the first screen. */
export const entryFeatures = [accountEntry] satisfies readonly EntryFeature[]

/** The pages of the entries, in their layout. */
export const addBareRoutes = () =>
  bareLayoutRoute.addChildren(entryFeatures.flatMap(({ routes }) => Object.values(routes.bare)))
