import { useAccess, useRightsWatch } from '@replybay/feature-kit'
import { LockedState } from '@replybay/ui-kit'
import { features } from '../features.ts'
import { useGuardWords } from '../layouts/use-guard-words.ts'
import { homeGuard } from './home-entries.ts'

/** Why no page is open to the person, and who can change it. */
export function NoPage() {
  useRightsWatch()
  const access = useAccess()
  const words = useGuardWords()
  return <LockedState {...words(access && homeGuard(features, access))} />
}
