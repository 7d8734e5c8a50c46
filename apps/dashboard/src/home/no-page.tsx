import { useAccess } from '@replybay/feature-kit'
import { LockedState } from '@replybay/ui-kit'
import { features } from '../features.ts'
import { useStopWords } from '../layouts/use-stop-words.ts'
import { homeStop } from './home-entries.ts'

/** Why no page is open to the person, and who can change it. */
export function NoPage() {
  const access = useAccess()
  const words = useStopWords()
  return <LockedState {...words(access && homeStop(features, access))} />
}
