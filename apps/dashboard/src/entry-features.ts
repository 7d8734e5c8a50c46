import { accountEntry } from '@replybay/account/entry'
import type { EntryFeature } from '@replybay/feature-kit'

export { accountEntry }

/** What is there before somebody has signed in. All of it is in the first screen. */
export const entryFeatures: readonly EntryFeature[] = [accountEntry]
