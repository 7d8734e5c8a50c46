import { FeatureScreen, type FeatureScreenProps } from '@replybay/testing'
import { mailboxFeature } from '../feature.ts'

/** A page of the mailbox alone. */
export function Screen(props: Omit<FeatureScreenProps, 'feature'>) {
  return <FeatureScreen feature={mailboxFeature} {...props} />
}
