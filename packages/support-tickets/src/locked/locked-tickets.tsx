import { useRightsWatch } from '@replybay/feature-kit'
import { LockedState } from '@replybay/ui-kit'
import { useLockedWords } from './use-locked-words.ts'

/** In place of tickets that the server shows the person no more, until it does. */
export function LockedTickets() {
  useRightsWatch()
  return <LockedState {...useLockedWords()} />
}
