import { useRightsWatch } from '@replybay/feature-kit'
import { StaleStrip, type StaleStripProps } from '@replybay/ui-kit'
import { useLockedWords } from './use-locked-words.ts'

/** Above a ticket that was read before it was closed to the person. */
export function LockedStrip(props: Omit<StaleStripProps, 'title'>) {
  const { title, detail } = useLockedWords()
  useRightsWatch()
  return <StaleStrip title={`${title}. ${detail}`} {...props} />
}
